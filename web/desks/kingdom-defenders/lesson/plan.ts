// The fixed game of the lesson, and what its text counts on. A test holds it to the rules.
import { digest } from '../../../../src/rules/fairness.ts'
import type { Acts, CommandOf } from '../../../../src/rules/kingdom-defenders/commands.ts'

/** Found by trying: with this one the learner begins, and a Horde can be beaten in the second round. */
export const SEED = digest('defenders7')
export const OPTIONS = { players: 3, difficulty: 'standard', variant: 'none' } as const
export const LEARNER = 0
/** Who sits in the other seats. */
export const RIVALS = ['Ada', 'Bo'] as const

/** What `Show me` keeps; the learner may keep either. */
export const FATE: CommandOf<'fate'> = { t: 'fate', keep: 'F7', weapons: 1 }

/** By round, from the first: what the learner is asked to wish for, each with other words for the same. */
export const WISHES: readonly (readonly (readonly string[])[])[] = [
  [
    ['E1', 'E1.a'],
    ['E2', 'E2.a'],
    ['A21', 'B3.2'],
    ['D.1', 'D'],
  ],
  [
    ['P4', 'A.1'],
    ['C.4', 'C'],
    ['A13', 'B3.2'],
    ['D.1', 'D'],
  ],
]

/** By round, likewise: what the learner's spaces do. */
export const ACTS: readonly Acts[] = [
  {
    steps: [
      { space: 'E1.a', do: {} },
      { space: 'E2.a', do: {} },
      { space: 'B3.2', do: { pay: { weapon: 1, spell: 1 } } },
    ],
    rest: 'auto',
  },
  {
    steps: [
      { space: 'A.1', do: { give: { weapon: 2, spell: 0 } } },
      { space: 'C.4', do: { give: { weapon: 2, spell: 0 } } },
    ],
    rest: 'auto',
  },
]

/** The adventure of the first round, on its space: the lesson goes on with its card won. */
export const ADVENTURE = 'B3.2'

/** What `Show me` takes of the King; the learner may take any. */
export const DIE: CommandOf<'die'> = { t: 'die', round: 2, die: 'force' }
