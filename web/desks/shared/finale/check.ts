// Checks a finished game in this browser. What the server says now is held against what one was shown (the result), and what
// this browser has kept: the commitment it saw, the nonce it gave, and the receipts it got.
import type { Finding } from '../../../../src/rules/ruleset.ts'
import type { Kept, Proof } from '../../../../src/rules/verify.ts'
import { chanceOf } from '../../../api/chance.ts'
import { api, ask } from '../../../api/client.ts'
import type { Play } from '../../desk.ts'
import { receiptsOf } from '../handing-in/receipts.ts'
import type { Checking } from './checking.ts'
import type { ToCheck } from './serve-checks.ts'

export interface Checked {
  readonly findings: readonly Finding[]
  /** The seats that had a part in the seed; null where that cannot be told. */
  readonly contributed: readonly number[] | null
}

export async function checkGame(play: Play, { verifier, resultOf }: Checking): Promise<Checked> {
  const { id, ruleset, version, commitment } = play.card
  const answer = await ask(api.GET('/v1/games/{game}/proof', { params: { path: { game: id } } }))
  // By the rules the table was opened with, whatever the proof says.
  const proof = { ...(answer as Proof), ruleset, version, commitment, result: resultOf(play) }
  const findings = await verifyAside(verifier(), { proof, kept: keptOf(play) })
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

function verifyAside(worker: Worker, work: ToCheck): Promise<Finding[]> {
  return new Promise<Finding[]>((done, fail) => {
    worker.onmessage = ({ data }) => done(data)
    worker.onerror = ({ message }) => fail(new Error(message || 'The verifier did not start.'))
    worker.postMessage(work)
  }).finally(() => worker.terminate())
}
