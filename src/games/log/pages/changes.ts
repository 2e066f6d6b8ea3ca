// How often people may change their mind. The log keeps all that was ever handed in, so it must end somewhere.
import type { Command, Seat } from '../../../rules/ruleset.ts'
import { fail } from '../../model/failure.ts'
import { questionsFor, type Table } from '../../model/table.ts'

/** What a seat hands in and takes back in one round: many times what anybody wants. */
export const MOST_CHANGES = 200

/** What the game waits for is always taken: nobody is stuck for having changed their mind too often. */
export function tooManyChanges(table: Table, seat: Seat, { t }: Command) {
  if ((table.said[seat] ?? 0) < MOST_CHANGES) return undefined
  const isWaitedFor = questionsFor(table, seat).some((question) => question.t === t)
  return isWaitedFor ? undefined : fail({ kind: 'too-many-changes' })
}

/** What was said in the round, with one page more. */
export const saidWith = (said: Table['said'], by: Seat | null): Table['said'] =>
  by === null ? said : { ...said, [by]: (said[by] ?? 0) + 1 }
