// The verifier, beside the page: replaying a whole game takes a moment, and nobody should have to wait with a frozen page.
import { games } from '../../../../src/rules/games.ts'
import type { Kept } from '../../../../src/rules/verify.ts'
import { verifyBy } from '../../../../src/rules/verify-by.ts'

export interface ToCheck {
  readonly proof: unknown
  readonly kept: Kept
}

addEventListener('message', ({ data: { proof, kept } }: MessageEvent<ToCheck>) => {
  postMessage(verifyBy(games, proof, kept))
})
