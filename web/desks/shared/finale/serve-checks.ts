// The verifier, beside the page: replaying a whole game takes a moment, and nobody should have to wait with a frozen page.
import type { Finding, Game } from '../../../../src/rules/ruleset.ts'
import type { Kept } from '../../../../src/rules/verify.ts'
import { verifyBy } from '../../../../src/rules/verify-by.ts'

export interface ToCheck {
  readonly proof: unknown
  readonly kept: Kept
}

/** All there is to do in a game's worker. */
export function serveChecks(game: Game): void {
  addEventListener('message', ({ data: { proof, kept } }: MessageEvent<ToCheck>) => {
    postMessage(verifyBy([game], proof, kept) satisfies Finding[])
  })
}
