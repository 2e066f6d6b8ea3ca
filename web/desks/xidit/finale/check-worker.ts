// The verifier, beside the page: replaying a whole game takes a moment, and nobody should have to wait with a frozen page.
import { gameNamed } from '../../../../src/rules/games.ts'
import { type Kept, verify } from '../../../../src/rules/verify.ts'

export interface ToCheck {
  readonly ruleset: string
  readonly proof: unknown
  readonly kept: Kept
}

addEventListener('message', ({ data: { ruleset, proof, kept } }: MessageEvent<ToCheck>) => {
  postMessage(verify(gameNamed(ruleset)!.standard, proof, kept))
})
