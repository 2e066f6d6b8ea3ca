// People, and keeping them.
import type { AccountId } from './ids.ts'
import type { Opened, SessionStart } from './sessions.ts'
import type { Delivery, LetterKind, Locale } from './words.ts'

/** Too many letters came back, or they complained. */
export type MailStop = 'bounced' | 'complaint'

/** Somebody who is here: a person with an address, or a guest without one. */
export interface Person {
  readonly account: AccountId
  readonly email: string | null
  readonly name: string
  readonly locale: Locale
  readonly timeZone: string
  /** Kinds with a wish of their own. */
  readonly letters: Readonly<Partial<Record<LetterKind, Delivery>>>
  readonly digestHour: number
  /** Kinds that their browsers tell them of. */
  readonly pushes: readonly LetterKind[]
  /** How much of the time to answer is over, in percent, when they are reminded. */
  readonly remindAt: number
  /** Why no letters go to their address until they have shown that it is theirs; null while letters go. */
  readonly mailStopped: MailStop | null
  /** Since when their deadlines have a secret address; null where they have none. */
  readonly calendarAt: Date | null
  readonly hasPassword: boolean
  /** Whose program plays with the account; null for people. */
  readonly programOwner: string | null
  readonly createdAt: Date
  /** Since when, by whoever runs the server; null for everybody else. */
  readonly suspendedAt: Date | null
}

/** An account as it begins. */
export type Newcomer = Pick<Person, 'account' | 'name' | 'locale' | 'timeZone' | 'digestHour' | 'createdAt'>

/** Fields to change; those not named stay as they are. */
export interface PersonChange {
  readonly name?: string
  readonly locale?: Locale
  readonly timeZone?: string
  readonly letters?: Readonly<Partial<Record<LetterKind, Delivery>>>
  readonly pushes?: Readonly<Partial<Record<LetterKind, boolean>>>
  readonly digestHour?: number
  readonly remindAt?: number
}

export interface Credentials {
  readonly account: AccountId
  readonly hash: string | null
  readonly epoch: number
  readonly isSuspended: boolean
}

export interface IdleGuests {
  /**
   * Looks at some guests, and removes those whom nobody has been since that moment and who leave nothing behind; the next time, at the
   * next ones. Gives the games that went with them.
   */
  dropIdleGuests(before: Date): Promise<string[]>
}

export interface PersonStore {
  addGuest(newcomer: Newcomer, session: SessionStart): Promise<void>
  person(account: AccountId): Promise<Person | undefined>
  /** The account of an address and its password's hash, if it has one. */
  credentials(email: string): Promise<Credentials | undefined>
  /**
   * Begins the next epoch and ends all sessions but the one to keep, too. False when there is no such account with an
   * address, or it is in another epoch than that of the session to keep.
   */
  setPassword(account: AccountId, hash: string | null, keep?: Opened): Promise<boolean>
  /** Nothing when there is no such account. */
  change(account: AccountId, change: PersonChange): Promise<Person | undefined>
  /** The hash of its secret, or none from now on. False when the account is gone, or in another epoch. */
  keepCalendar(
    account: AccountId,
    epoch: number,
    calendar: { readonly hash: string; readonly at: Date } | null,
  ): Promise<boolean>
  calendarOwner(hash: string): Promise<Person | undefined>
  /** From now on a program's, for good. Not while they sit at a table that is not over. */
  declareProgram(account: AccountId, owner: string): Promise<'declared' | 'at-tables' | 'gone'>
  /** Removes all that is known of somebody but the account's id. Not while they sit at a table that is not over. */
  erase(account: AccountId, now: Date): Promise<'erased' | 'at-tables' | 'gone'>
}
