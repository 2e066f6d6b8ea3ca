// Checks a finished game in this browser. What the server says now is held against what one was shown (the result), and what
// this browser has kept: the commitment it saw, the nonce it gave, and the receipts it got.
import type { Finding } from '../../../../src/rules/ruleset.ts'
import type { Kept, Proof } from '../../../../src/rules/verify.ts'
import { chanceOf } from '../../../api/chance.ts'
import { api, ask } from '../../../api/client.ts'
import type { Play } from '../../desk.ts'
import { receiptsOf } from '../../shared/handing-in/receipts.ts'
import { viewOf } from '../play.ts'
import type { ToCheck } from './check-worker.ts'

export interface Checked {
  readonly findings: readonly Finding[]
  /** The seats that had a part in the seed; null where that cannot be told. */
  readonly contributed: readonly number[] | null
}

export async function checkGame(play: Play): Promise<Checked> {
  const { id, ruleset, version, commitment } = play.card
  const answer = await ask(api.GET('/v1/games/{game}/proof', { params: { path: { game: id } } }))
  // By the rules the table was opened with, whatever the proof says.
  const proof = { ...(answer as Proof), ruleset, version, commitment, result: viewOf(play).result }
  const findings = await verifyAside({ proof, kept: keptOf(play) })
  return { findings, contributed: proof.contributed?.flatMap((had, seat) => (had ? [seat] : [])) ?? null }
}

function keptOf({ card, viewer }: Play): Kept {
  const chance = chanceOf(card.id)
  const receipts = Object.values(receiptsOf(card.id))
  return {
    ...(chance && viewer !== 'public' && { given: { ...chance, seat: viewer } }),
    ...(receipts.length > 0 && { receipts }),
  }
}

function verifyAside(work: ToCheck): Promise<Finding[]> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Finding[]>((done, fail) => {
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = ({ message }) => fail(new Error(message || 'The verifier did not start.'))
    worker.postMessage(work)
  }).finally(() => worker.terminate())
}
