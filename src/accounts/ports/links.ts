// Mailed sign-in links, and keeping them. Hashes are hex digits.
import type { AccountId } from './ids.ts'
import type { Newcomer } from './people.ts'
import type { SessionStart } from './sessions.ts'
import type { Locale } from './words.ts'

export interface Link {
  readonly tokenHash: string
  readonly email: string
  readonly browserHash: string
  readonly locale: Locale
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface LinkUse {
  readonly tokenHash: string
  readonly browserHash: string
  readonly now: Date
  /** Who is signed in as a guest in that browser. */
  readonly guest: AccountId | null
  /** The account to make where the address has none. */
  readonly newcomer: Omit<Newcomer, 'locale'>
  readonly session: SessionStart
}

/** How an account and a link met: it was there, it is new, or a guest became it. */
export type Arrival = 'known' | 'new' | 'guest'
export type LinkFault = 'unknown' | 'used' | 'expired' | 'other-browser'
export type LinkUsed =
  | { readonly account: AccountId; readonly epoch: number; readonly arrival: Arrival }
  | { readonly fault: LinkFault }

export interface LinkCard {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export interface LinkStore {
  /** Keeps at most `cap` open links of an address: the oldest expire. Gives the language its letter is to be in. */
  addLink(link: Link, cap: number): Promise<Locale>
  /** All or nothing: the link is used up, the account is there and the session open. One of many at once wins. */
  useLink(use: LinkUse): Promise<LinkUsed>
  linksOf(email: string): Promise<LinkCard[]>
}
