// What follows from an answer by the rules alone is written together with it, and costs no job of its own. A round that waited
// only for its last plans is long: a job runs that, and whatever the rules cannot do at once, so that no answer is lost by it.
import type { Happening, Question, Seat } from '../../rules/ruleset.ts'
import { questionsFor, type Table } from '../model/table.ts'
import { withinLimit } from './guards/time-limit.ts'

/** Somebody waits for their receipt: what takes longer is left to a job, which has more time for it. */
const AT_ONCE_MS = 500

/** Where a log leads to, and what is asked there. */
export interface Position {
  readonly state: unknown
  readonly questions: readonly Question[]
}

export interface FollowUp extends Position {
  readonly events: readonly Happening[]
  /** The rules may carry on, and could not at once. */
  readonly isLeft: boolean
}

/** After what this seat has said at a table; nothing follows at once from what the rules themselves did. */
export function followUp(table: Table, by: Seat | null, said: Position): FollowUp {
  const nothing: FollowUp = { ...said, events: [], isLeft: false }
  if (by === null || !mayFollow(table, by, said)) return nothing
  const { ruleset } = table
  try {
    return withinLimit(() => {
      const events = ruleset.resolve(said.state)
      if (events.length === 0) return nothing
      const state = ruleset.fold(events, said.state)
      return { events, state, questions: ruleset.awaits(state), isLeft: false }
    }, AT_ONCE_MS)
  } catch {
    return { ...nothing, isLeft: true } // the job is to find out what is wrong
  }
}

function mayFollow(table: Table, by: Seat, { state, questions }: Position): boolean {
  const { file, ruleset } = table
  if (ruleset.isOver(state)) return false
  if (questions.length === 0) return questionsFor(table, by).some((question) => !ruleset.terms(question).kept)
  // Now somebody else is asked, or the same again: they may have left their answer beforehand.
  return questions.some(({ seat }) => seat === by || !file.waitsFor.includes(seat))
}
