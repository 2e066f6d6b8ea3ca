// What the verbs need from outside: somewhere to keep people, a clock, chance, the post, and a way to hash passwords.
// Others implement it; main passes it in. No secret itself ever reaches the store, only its hash.
import type { AddressStore } from './addresses.ts'
import type { GrantStore } from './grants.ts'
import type { JoinStore } from './joining.ts'
import type { AccountLetterStore, Letter } from './letters.ts'
import type { LinkStore } from './links.ts'
import type { Notice } from './notices.ts'
import type { OperatorStore } from './operating.ts'
import type { IdleGuests, PersonStore } from './people.ts'
import type { SessionStore } from './sessions.ts'
import type { TokenStore } from './tokens.ts'
import type { TryStore } from './tries.ts'

export type { Letter }

interface Stores extends LinkStore, SessionStore, TokenStore, GrantStore, PersonStore, TryStore, AccountLetterStore {}

export interface AccountStore extends Stores, AddressStore, JoinStore, IdleGuests, OperatorStore {
  dropExpired(before: Expiry): Promise<void>
}

/** What ran out, or was last used, before these times is dropped. */
export interface Expiry {
  readonly links: Date
  readonly usedLinks: Date
  readonly sessions: Date
  readonly spent: Date
  readonly tries: Date
  readonly letters: Date
  readonly changes: Date
}

/** Tells this process, and soon the others, that something has changed. */
export interface PubSub {
  publish(topic: string): void
  /** Gives what ends it. */
  subscribe(topic: string, heard: () => void): () => void
}

export type Clock = () => Date

/** So many random bytes, as hex digits. */
export type Random = (bytes: number) => string

/** What a mailed link is for: to sign in, to confirm a new address, to have the former one again. */
export type LinkKind = 'sign-in' | 'new-address' | 'old-address'

export interface Post {
  /** Done when the letter is written down: it leaves by itself, however often it has to be tried. */
  send(letter: Letter): Promise<void>
  /** The same for what somebody is told of. */
  tell(notice: Notice): Promise<void>
}

export interface SignInCodes {
  /** The digits that go with a link, by its hash. */
  of(tokenHash: string): string
  /** Takes as long for wrong ones as for the right ones. */
  fits(tokenHash: string, typed: string): boolean
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for nobody's hash, which no password matches, as for somebody's. */
  check(hash: string | null, password: string): Promise<boolean>
}
