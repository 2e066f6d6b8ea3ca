// On what terms each kind of question is put (X-14, and what a table agrees on).
import type { Terms } from '../ruleset.ts'
import type { Question } from './questions.ts'

/** Stops everybody in the middle of a year: soon answered, or silence is the answer. */
const DECISION: Terms = { clock: 'short', absence: false, letter: true, kept: false }

export const TERMS: Readonly<Record<Question['t'], Terms>> = {
  // The letters that the game began, and that a year is over, ask for these.
  start: { clock: 'long', absence: true, letter: false, kept: false },
  orders: { clock: 'long', absence: true, letter: false, kept: true },
  census: { ...DECISION, kept: true },
  spoils: DECISION,
  titan: DECISION,
  'census-bards': DECISION,
  'census-story': DECISION,
}
