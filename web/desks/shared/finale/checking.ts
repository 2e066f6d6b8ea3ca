// What a game brings so that it can be checked in the browser.
import type { Play } from '../../desk.ts'

export interface Checking {
  /** A worker that knows this game's rules (serve-checks.ts): nobody loads those of others. */
  verifier(): Worker
  /** The result one was shown. */
  resultOf(play: Play): unknown
}
