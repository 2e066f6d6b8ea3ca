// Checks a finished game in this browser. What the server says now is held against what one was shown: the commitment that
// stood there before anybody joined, and the result.
import type { Finding } from '../../../../src/rules/ruleset.ts'
import { api, ask } from '../../../api/client.ts'
import type { Play } from '../../desk.ts'
import { viewOf } from '../play.ts'
import type { ToCheck } from './check-worker.ts'

export async function checkGame(play: Play): Promise<Finding[]> {
  const { id, ruleset, commitment } = play.card
  const proof = await ask(api.GET('/v1/games/{game}/proof', { params: { path: { game: id } } }))
  return verifyAside({ ruleset, proof: { ...(proof as object), commitment, result: viewOf(play).result } })
}

function verifyAside(work: ToCheck): Promise<Finding[]> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Finding[]>((done, fail) => {
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = ({ message }) => fail(new Error(message || 'The verifier did not start.'))
    worker.postMessage(work)
  }).finally(() => worker.terminate())
}
