// What every verb is given: the ports, and the few numbers an operator may choose.
import type { LinkCaps } from '../ports/links.ts'
import type { AccountStore, Clock, LinkKind, Passwords, Post, PubSub, Random, SignInCodes } from '../ports/outside.ts'
import type { Standings } from '../ports/standing.ts'

export interface Dependencies {
  readonly store: AccountStore
  readonly standings: Standings
  readonly pubsub: PubSub
  readonly clock: Clock
  readonly random: Random
  readonly post: Post
  readonly passwords: Passwords
  readonly codes: SignInCodes
  readonly settings: Settings
}

export interface Settings {
  /** The page that a mailed link leads to. */
  readonly linkTo: (token: string, kind: LinkKind) => string
  readonly linkMinutes: number
  /** Letters to sign in that one address gets and does not open. */
  readonly linkCaps: LinkCaps
  /** Codes that may be typed for one letter; and wrong ones in a day for one address, in browsers that are new to it. */
  readonly codeTries: number
  readonly codesADay: number
  /** How long a change of address can be taken back from the former one. */
  readonly undoDays: number
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
  /** Pages and programs of others. */
  readonly oauth: OauthSettings
  /** Wrong passwords in a row for one address: so many are free, then one waits, twice as long each time. */
  readonly tries: { readonly free: number; readonly firstWaitSeconds: number; readonly longestWaitSeconds: number }
}

export interface OauthSettings {
  /** From somebody's yes until the page that asked has its tokens. */
  readonly codeSeconds: number
  readonly accessMinutes: number
  /** How long one is let in without being there, and at the most. */
  readonly grantDays: number
  readonly longestGrantDays: number
  /** How many an account may have let in; beyond that the one that was unused longest ends. */
  readonly grants: number
  /** How long a program waits for somebody to type its code, and between two questions. */
  readonly deviceMinutes: number
  readonly deviceSeconds: number
}

export const USUAL_SETTINGS: Omit<Settings, 'linkTo'> = {
  linkMinutes: 15,
  linkCaps: { open: 3, knownADay: 10, sourceADay: 5, strangersADay: 30 },
  codeTries: 5,
  codesADay: 30,
  undoDays: 7,
  sessionDays: 60,
  longestSessionDays: 90,
  longestGuestDays: 365,
  graceSeconds: 10,
  tokens: 50,
  tokenDays: 365,
  sessions: 100,
  confirmedMinutes: 10,
  oauth: {
    ...{ codeSeconds: 60, accessMinutes: 60, grantDays: 60, longestGrantDays: 365, grants: 50 },
    ...{ deviceMinutes: 10, deviceSeconds: 5 },
  },
  tries: { free: 5, firstWaitSeconds: 15, longestWaitSeconds: 15 * 60 },
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const DAY = 24 * 60 * MINUTE

export const later = (than: Date, milliseconds: number): Date => new Date(than.getTime() + milliseconds)
