// Letters about accounts as rows, each with its true state; keeping them, and whoever carries them.
import type { Notice } from './notices.ts'
import type { Locale } from './words.ts'

export const ASKED_FOR = ['sign-in', 'new-address'] as const
export type AskedFor = (typeof ASKED_FOR)[number]

/** To sign in with, or to confirm a new address: it is asked for, so it always goes. */
export interface Letter {
  readonly to: string
  readonly kind: AskedFor
  /** Where it leads; it holds the secret. */
  readonly link: string
  /** Six digits that do the same where it was asked for. */
  readonly code: string
  /** What asked, in a few words; empty where nothing is known. */
  readonly device: string
  readonly locale: Locale
  /** Of the secret: as if nobody had asked for it, where the letter could not leave. */
  readonly tokenHash: string
  /** When the link is of no use any more. */
  readonly expiresAt: Date
}

/** A letter that is written elsewhere, to somebody who has an account. */
export interface Written {
  readonly to: string
  /** What came of a mail of theirs. */
  readonly kind: 'receipt'
  /** The whole mail: only whoever carries it reads it. */
  readonly text: string
}

/** What a letter says. */
export type Content = Letter | Notice | Written

/** `sent`: the next server accepted it; whether it arrives, nobody says. `bounced`: it came back after that. */
export type AccountLetterState = 'waiting' | 'sent' | 'failed' | 'skipped' | 'bounced'

export interface NewAccountLetter {
  readonly id: string
  readonly email: string
  readonly kind: Letter['kind'] | Notice['what'] | Written['kind']
  /** What it says, encrypted. */
  readonly sealed: Buffer
  readonly tokenHash: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** In the hands of whoever wrote it until then. */
  readonly lease: Date
}

/** One that is in somebody's hands. */
export interface AccountLetter {
  readonly id: string
  readonly kind: string
  /** Null for one that nobody can read any more. */
  readonly sealed: Uint8Array | null
  readonly expiresAt: Date
  readonly attempts: number
  /** Nothing unasked is sent to that address. */
  readonly isStopped: boolean
}

export type AccountLetterSettled =
  | { readonly state: 'sent'; readonly at: Date; readonly answer: string }
  /** `isCounted`: whether its link counts as one that was mailed. */
  | { readonly state: 'failed' | 'skipped'; readonly answer: string; readonly isCounted: boolean }
  | { readonly state: 'waiting'; readonly answer: string; readonly nextTryAt: Date }

/** One as its receiver is shown it. */
export interface AccountLetterCard {
  readonly kind: string
  readonly state: AccountLetterState
  readonly answer: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

export interface AccountLetterStore {
  /** Undefined where there is one with this id. */
  addLetter(letter: NewAccountLetter): Promise<AccountLetter | undefined>
  /** The one that has been due for longest, for the caller alone until the lease ends. */
  claimLetter(now: Date, lease: Date): Promise<AccountLetter | undefined>
  settleLetter(id: string, settled: AccountLetterSettled): Promise<void>
  /** How many are waiting although they were due before this moment. */
  lateLetters(since: Date): Promise<number>
  lettersTo(email: string): Promise<AccountLetterCard[]>
}

export type Carried =
  | { readonly t: 'accepted'; readonly answer: string }
  | { readonly t: 'refused'; readonly answer: string; readonly isFinal: boolean }

export interface Carrier {
  /** The same mail for the same id, however often. What other servers say names nobody. */
  carry(id: string, content: Content): Promise<Carried>
}
