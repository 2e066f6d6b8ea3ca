// Where people's vacations are kept.
import type { AccountId, Commit, Span } from '../model/game.ts'

export interface Vacation extends Span {
  readonly id: string
  /** As people write days: 2027-07-01. Both belong to it. */
  readonly firstDay: string
  readonly lastDay: string
}

/** Of one person that are not over. */
export const MOST_AHEAD = 20

export interface VacationStore {
  /**
   * Whole days in the time zone of the account. `movedBy` says how each running game of theirs moves on because of it: all of
   * that is kept together, or nothing. `moved-on`: one of these games is not as it was, or there is another; `too-much`: these
   * days are taken already, or there would be too many in a calendar year; `too-many`: as many as may be are not over yet.
   */
  add(
    account: AccountId,
    wish: Pick<Vacation, 'id' | 'firstDay' | 'lastDay'>,
    daysAYear: number,
    now: Date,
    movedBy: (vacation: Vacation) => readonly Commit[],
  ): Promise<Vacation | 'moved-on' | 'too-much' | 'too-many'>
  /** By their first day; all that are kept, or those that were not over at a moment. */
  of(account: AccountId, since?: Date): Promise<Vacation[]>
  /** Those that ended before that day are not kept. */
  dropBefore(day: string): Promise<void>
  /** Its days stay taken. False when they have no such vacation. */
  cancel(account: AccountId, id: string): Promise<boolean>
  /** All of them, for somebody who goes for good. */
  forget(account: AccountId): Promise<void>
}
