// Where people's vacations are kept.
import type { AccountId, Span } from '../ports.ts'

export interface Vacation extends Span {
  readonly id: string
  /** As people write days: 2027-07-01. Both belong to it. */
  readonly firstDay: string
  readonly lastDay: string
}

export interface VacationStore {
  /**
   * Whole days in the time zone of the account; all running games of theirs are others from now on. Undefined when these
   * days are taken already, or there would be more than so many in a calendar year.
   */
  add(
    account: AccountId,
    wish: Pick<Vacation, 'id' | 'firstDay' | 'lastDay'>,
    most: number,
  ): Promise<Vacation | undefined>
  /** By their first day. */
  of(account: AccountId): Promise<Vacation[]>
  /** Its days stay taken. False when they have no such vacation. */
  cancel(account: AccountId, id: string): Promise<boolean>
  /** All of them, for somebody who goes for good. */
  forget(account: AccountId): Promise<void>
}
