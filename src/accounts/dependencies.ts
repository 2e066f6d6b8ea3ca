// What every verb is given: the ports, and the few numbers an operator may choose.
import type { LinkCaps } from './ports/links.ts'
import type { Standings } from './ports/standing.ts'
import type { AccountStore, Clock, Passwords, Post, PubSub, Random } from './ports.ts'

export interface Dependencies {
  readonly store: AccountStore
  readonly standings: Standings
  readonly pubsub: PubSub
  readonly clock: Clock
  readonly random: Random
  readonly post: Post
  readonly passwords: Passwords
  readonly settings: Settings
}

export interface Settings {
  /** The page that a mailed link leads to. */
  readonly linkTo: (token: string) => string
  readonly linkMinutes: number
  /** Letters to sign in that one address gets and does not open. */
  readonly linkCaps: LinkCaps
  /** How long a session lasts without being used. */
  readonly sessionDays: number
  /** How long it lasts at the most; a guest's longer, as there is no other way in for a guest. */
  readonly longestSessionDays: number
  readonly longestGuestDays: number
  /** How long a used refresh token may come again and count as two requests at once. 0: not at all. */
  readonly graceSeconds: number
  /** Personal access tokens an account may have, and how long one is good at the most. */
  readonly tokens: number
  readonly tokenDays: number
  /** Sessions an account may have; beyond that the one that was unused longest ends. */
  readonly sessions: number
  /** How long a session may change what gets somebody in, after they showed that it is them. */
  readonly confirmedMinutes: number
  /** Wrong passwords in a row for one address: so many are free, then one waits, twice as long each time. */
  readonly tries: { readonly free: number; readonly firstWaitSeconds: number; readonly longestWaitSeconds: number }
}

export const USUAL_SETTINGS: Omit<Settings, 'linkTo'> = {
  linkMinutes: 15,
  linkCaps: { open: 3, knownADay: 10, sourceADay: 5, strangersADay: 30 },
  sessionDays: 60,
  longestSessionDays: 90,
  longestGuestDays: 365,
  graceSeconds: 10,
  tokens: 50,
  tokenDays: 365,
  sessions: 100,
  confirmedMinutes: 10,
  tries: { free: 5, firstWaitSeconds: 15, longestWaitSeconds: 15 * 60 },
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

export const later = (than: Date, milliseconds: number): Date => new Date(than.getTime() + milliseconds)
