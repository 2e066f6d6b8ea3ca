// On what terms each kind of question is put (KD-15.1).
import type { Terms } from '../ruleset.ts'
import type { Question } from './questions.ts'

/** A window is open for all at once, and may open at any time of a round. */
const WINDOW: Terms = { clock: 'long', absence: true, letter: true, kept: true }
/** Asked of one after the other: all others wait for it. */
const DECISION: Terms = { clock: 'short', absence: false, letter: true, kept: false }
/** The turns of a round, for those who left no plan for them: who stays silent in one is not waited for in the next. */
const TURN: Terms = { ...DECISION, absence: true }

export const TERMS: Readonly<Record<Question['t'], Terms>> = {
  // The letter that the game began asks for it.
  fate: { clock: 'long', absence: true, letter: false, kept: false },
  plan: WINDOW,
  acts: WINDOW,
  dice: DECISION,
  die: DECISION,
  place: TURN,
  act: TURN,
  marker: DECISION,
  victory: { ...DECISION, kept: true },
  siege: { ...DECISION, kept: true },
}
