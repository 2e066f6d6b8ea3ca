// The fixed game of the lesson, and what its text counts on. A test holds it to the rules.
import { digest } from '../../../../src/rules/fairness.ts'
import type { Spoils } from '../../../../src/rules/xidit/commands.ts'
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'

/** Found by trying: with this one the learner begins, and a threat can be beaten early in the second year. */
export const SEED = digest('lesson11')
export const OPTIONS = { players: 4, length: 'short' } as const
export const LEARNER = 0
/** Who sits in the other seats. */
export const RIVALS = ['Ada', 'Bo', 'Cleo'] as const

export const START_CITY = 6
/** By year, from the first: what the learner is asked to write. */
export const PLANS: readonly (readonly Order[])[] = [
  ['act', 'blue', 'black', 'act', 'red', 'act'],
  ['act', 'blue', 'act', 'black', 'act', 'red'],
]
/** What `Show me` takes of the threat; the learner may take anything. */
export const SPOILS: Spoils = { take: ['gold', 'bards'], bards: { estoria: 2, argos: 1 } }
