// Another address for an account, and keeping what changed. Hashes are hex digits.
import type { AccountId } from './ids.ts'
import type { CodeTry, LinkFault } from './links.ts'
import type { Person } from './people.ts'
import type { Opened } from './sessions.ts'

/** By the link that was mailed to the new address, or by its code. */
export type Shown = { readonly tokenHash: string } | CodeTry

export interface AddressUse {
  readonly shown: Shown
  /** Who confirms it: the session goes on, all others end. */
  readonly keep: Opened
  readonly codeTries: number
  readonly now: Date
  /** Of the link that takes it back, and until when that is good. */
  readonly undoHash: string
  readonly undoUntil: Date
}

export type AddressUsed =
  /** As they were before, to be told at the former address. */
  { readonly former: Person } | { readonly fault: LinkFault | 'taken' | 'signed-out' }

/** A change that can be taken back for a while. */
export interface FormerAddress {
  readonly email: string
  readonly changedAt: Date
  /** Until when it is kept. */
  readonly expiresAt: Date
}

export interface AddressStore {
  /** All or nothing: the account has the address, other sessions end, and the way back is kept. */
  changeAddress(use: AddressUse): Promise<AddressUsed>
  /**
   * The former address is the account's again, whatever it has now. Everybody is out, and by every way: sessions, what was let
   * in, password, tokens, webhooks, browsers that are told, and the calendar end.
   */
  undoAddress(tokenHash: string, now: Date): Promise<{ readonly account: AccountId } | { readonly fault: LinkFault }>
  formerAddresses(account: AccountId): Promise<FormerAddress[]>
}
