// Mailed sign-in links, and keeping them. Hashes are hex digits.
import type { AccountId } from './ids.ts'
import type { Newcomer } from './people.ts'
import type { SessionStart } from './sessions.ts'
import type { Locale } from './words.ts'

export interface Link {
  readonly tokenHash: string
  readonly email: string
  readonly browserHash: string
  /** Of where it was asked for; those of nowhere are counted as one. */
  readonly sourceHash: string | null
  readonly locale: Locale
  /** What asked, in a few words; empty where nothing is known. */
  readonly device: string
  /** Who wants the address for their own; null where somebody signs in. */
  readonly account: AccountId | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Who comes in by what was mailed. */
export interface Arriving {
  readonly browserHash: string
  readonly now: Date
  /** Who is signed in as a guest in that browser. */
  readonly guest: AccountId | null
  /** The account to make where the address has none. */
  readonly newcomer: Omit<Newcomer, 'locale'>
  readonly session: SessionStart
  /** So many codes may be typed for a link; then it is void, however right the last one is. */
  readonly codeTries: number
}

export interface LinkUse extends Arriving {
  readonly tokenHash: string
}

/** Six digits that were typed instead, for whatever letters this browser asked for and that went to the address. */
export interface CodeTyped extends Arriving, CodeTry {
  readonly email: string
}

export interface CodeTry {
  readonly codeTries: number
  /** Wrong ones a day for one address, of all browsers that have not signed in to it before. */
  readonly codesADay: number
  /** Whether these are the digits of the link with this hash. */
  readonly fits: (tokenHash: string) => boolean
}

/** How an account and a link met: it was there, it is new, or a guest became it. */
export type Arrival = 'known' | 'new' | 'guest'
/** `void`: too many codes were tried for it. `moved`: its account has another address since a few days ago. */
export type LinkFault = 'unknown' | 'used' | 'expired' | 'other-browser' | 'void' | 'moved'
/** It is good, and they have shown who they are; but the account is suspended. */
export type ArrivalFault = LinkFault | 'suspended'
export type LinkUsed =
  | { readonly account: AccountId; readonly epoch: number; readonly arrival: Arrival }
  | { readonly fault: ArrivalFault }

export interface LinkCard {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** Unopened links of an address. */
export interface LinkCaps {
  /** Such as are still good, for one browser that is known or one source. */
  readonly open: number
  /** In a day: for a browser that is known, for one source of others, and after how many others get none. */
  readonly knownADay: number
  readonly sourceADay: number
  readonly strangersADay: number
}

export interface LinkStore {
  /**
   * Gives the language its letter is to be in; nothing when the address has had enough of them, and then nothing is kept. A
   * browser that has signed in to the address before is counted by itself, and others by where they ask from, so that nobody
   * uses up somebody else's letters.
   */
  addLink(link: Link, caps: LinkCaps): Promise<Locale | undefined>
  /** All or nothing: the link is used up, the account is there and the session open. One of many at once wins. */
  useLink(use: LinkUse): Promise<LinkUsed>
  /** The same by its code. Each try is counted before it is looked at. What is wrong with one is told to nobody. */
  useTyped(use: CodeTyped): Promise<LinkUsed>
  linksOf(email: string): Promise<LinkCard[]>
}
