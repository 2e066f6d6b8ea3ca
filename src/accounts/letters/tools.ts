// What letters about accounts need.
import { SECOND } from '../model/dependencies.ts'
import type { AccountLetterStore, Carrier } from '../ports/letters.ts'
import type { Clock, Random } from '../ports/outside.ts'
import type { Sealing } from './sealing.ts'

/** What a process that died had in hand is anybody's after this. */
export const LEASE = 90 * SECOND

export interface LetterTools {
  readonly store: AccountLetterStore
  readonly carrier: Carrier
  readonly sealing: Sealing
  readonly clock: Clock
  readonly random: Random
  /** What kept a letter from leaving, for the operator: it names nobody. */
  readonly trouble: (trouble: LetterTrouble) => void
}

export interface LetterTrouble {
  readonly letter: string
  /** What the other server said. */
  readonly answer: string
  /** Whether it is not tried again. */
  readonly last: boolean
}
