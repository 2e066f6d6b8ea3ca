// What every verb is given: the ports, and the few numbers an operator may choose.
import type { Standings } from './ports/standing.ts'
import type { AccountStore, Bell, Clock, Passwords, Post, Random } from './ports.ts'

export interface Tools {
  readonly store: AccountStore
  readonly standings: Standings
  readonly bell: Bell
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
  /** Open links an address may have at a time. */
  readonly openLinks: number
  /** How long a session lasts without being used. */
  readonly sessionDays: number
  /** How long it lasts at the most; a guest's longer, as there is no other way in for a guest. */
  readonly longestSessionDays: number
  readonly longestGuestDays: number
  /** How long a used refresh token may come again and count as two requests at once. 0: not at all. */
  readonly graceSeconds: number
  /** Personal access tokens an account may have. */
  readonly tokens: number
}

export const USUAL_SETTINGS: Omit<Settings, 'linkTo'> = {
  linkMinutes: 15,
  openLinks: 3,
  sessionDays: 60,
  longestSessionDays: 90,
  longestGuestDays: 365,
  graceSeconds: 10,
  tokens: 50,
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

export const later = (than: Date, milliseconds: number): Date => new Date(than.getTime() + milliseconds)
