// A game as it is kept: who sits there, how far its log is, until when it waits for whom; and how it moves on.
import type { Happening, Seat } from '../../rules/ruleset.ts'
import type { Agreement } from './agreement.ts'
import type { Colour } from './colours.ts'
import type { KnownHook, NewDelivery } from './hook.ts'

export type GameId = string
export type AccountId = string
export type Visibility = 'public' | 'unlisted' | 'private'

/**
 * `open`: players join; `running`; `finished`: everything is open; `parked`: the rules broke, and somebody has to look into
 * it; `abandoned`: everybody has gone.
 */
export type Status = 'open' | 'running' | 'finished' | 'parked' | 'abandoned'

export const NOT_OVER: readonly Status[] = ['open', 'running', 'parked']
export const OVER: readonly Status[] = ['finished', 'abandoned']

/**
 * How a log is chained. 1: each event's hash covers the one before, without a salt, so that whoever has the head can try out
 * what is secret; a game keeps the form it began with, and of these nobody sees heads and seals before the end. 2: by seals.
 */
export type ChainForm = 1 | 2

/** From a moment on, up to another. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

/** How somebody keeps up with the table. */
export interface Presence {
  /** Rounds in a row that were played for them. */
  readonly absentRounds: number
  /** The last of them: a round counts once, however often they are asked in it. */
  readonly absentIn: number | null
  /** Since when a substitute is wanted; null while none is. */
  readonly offeredAt: Date | null
  /** How often they had more time, and for which occasion last. */
  readonly extensions: number
  readonly extendedFor: string | null
  readonly wishesPause: boolean
  /** Of the table's bank of time, in milliseconds; and up to when they have paid. */
  readonly bank: number
  readonly bankPaid: Date | null
}

/** Until when the game waits for people, and for which answers. */
export interface Timing {
  /** The ids of the questions it is about; null while no time runs. */
  readonly occasion: string | null
  readonly askedAt: Date | null
  /** From then on it goes off what they have in the bank; null where there is none. */
  readonly ownUntil: Date | null
  readonly dueAt: Date | null
  /** Whether the one automatic extension was given. */
  readonly graced: boolean
  /** The table pauses, or did, up to this moment. */
  readonly pausedUntil: Date | null
  /** When to look at it next: to remind somebody, or because it is due. */
  readonly wakesAt: Date | null
}

/** Who sits there: a person or a bot. */
export interface SeatHolder {
  readonly seat: Seat
  readonly account: AccountId | null
  readonly bot: string | null
  readonly colour: Colour
  /** This player's part of all chance: '' is none, null not given yet. Bots have no part. */
  readonly nonce: string | null
  /** Since when. */
  readonly satAt: Date
}

/** When somebody's letters come. */
export interface Letterbox {
  /** At once, in the digest, or off; what is not named comes at once. */
  readonly wishes: Readonly<Record<string, string>>
  readonly digestHour: number
  readonly timeZone: string
}

/** A holder as the table knows them. */
export interface KnownHolder extends SeatHolder, Presence {
  /** Null for bots, and for people who are gone. */
  readonly name: string | null
  /** Whose program plays with the account; null for people and for bots of this server. */
  readonly programOwner: string | null
  /** Their vacations. */
  readonly away: readonly Span[]
  /** How much of the time is over, in percent, when they are reminded. */
  readonly remindAt: number
  /** Null for those without an address. */
  readonly letterbox: Letterbox | null
  /** Their programs that are told of things. */
  readonly hooks: readonly KnownHook[]
  /** Of which kinds of letters their browsers tell them; null where nothing is told but by mail. */
  readonly pushes: readonly string[] | null
}

export interface GameFile {
  readonly id: GameId
  /** Grows with everything that changes of the game. */
  readonly revision: number
  /**
   * Drawn anew with each revision. A number may be given twice, by a database that lost what it had said it kept; two of the
   * same revision and stamp are the same.
   */
  readonly stamp: string
  readonly status: Status
  readonly title: string
  readonly visibility: Visibility
  readonly host: AccountId
  readonly ruleset: string
  readonly version: number
  /** The fingerprint of what it is played with. */
  readonly pack: string
  readonly options: unknown
  readonly agreement: Agreement
  /** 64 hex digits. It leaves through `read-proof` alone, when the game is over. */
  readonly secret: string
  readonly seats: readonly KnownHolder[]
  /** How many events the log holds, and what covers all of them. */
  readonly seq: number
  readonly head: string
  /** How that follows from them. */
  readonly chain: ChainForm
  /** Seats the game waits for. */
  readonly waitsFor: readonly Seat[]
  /** The round that is played; 0 before the first. */
  readonly round: number
  readonly timing: Timing
  /** Since when the machine owes it a step: to carry on, to ask a bot, to begin. Null while it owes nothing. */
  readonly owedAt: Date | null
  /** Why it is parked. */
  readonly trouble: string | null
  readonly openedAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
}

/** What one seat, or the rules, added to a log, as it is kept. */
export interface Page {
  /** How many events came before. */
  readonly after: number
  readonly at: Date
  readonly events: readonly Happening[]
  /** Of the events, when they were written: see rules/upcast.ts. */
  readonly schema: number
  /** Who said it; null when the rules carried on by themselves. */
  readonly by: Seat | null
  /** What it is sealed with, hex; null where the rules wrote a page of the first form. */
  readonly salt: string | null
  /** Covers this page and all before it. */
  readonly head: string
}

/** A page as the rules read it: whatever schema it was kept in, its events are of today's. */
export interface ReadPage extends Pick<Page, 'after' | 'at' | 'by' | 'events'> {
  readonly kept: Page
}

/** A state on the way, with the version of the rules and the schema it was kept in. */
export interface Snapshot {
  readonly state: unknown
  readonly version: number
  readonly schema: number
}

/** A game as it is read for playing: a state on the way, and the pages after it. */
export interface OpenedGame {
  readonly file: GameFile
  readonly snapshot: (Snapshot & { readonly seq: number }) | null
  readonly pages: readonly Page[]
  /** How many pages each seat has written since the round began. */
  readonly said: Readonly<Record<Seat, number>>
}

/** One that is there already, to the same person about the same, stays as it is. */
export interface NewLetter {
  readonly id: string
  /** Null for whoever runs the server. */
  readonly account: AccountId | null
  readonly kind: string
  readonly occasion: string
  /** Which of a person's wishes it goes by. */
  readonly wish: string
  /** The ids of the questions it asks for, with a space between two. */
  readonly questions: string
  readonly dueAt: Date
}

/** A game moves on from what it was read as to what it is afterwards, or nothing happens at all. */
export interface Commit {
  readonly from: Pick<GameFile, 'revision' | 'stamp'>
  /** With another revision and stamp. */
  readonly to: GameFile
  readonly at: Date
  /** What the log grows by, one after the other; none where it stays as it is. */
  readonly pages: readonly Page[]
  /** Where the round began that is played from now on, if it is another: how many events came before that page. */
  readonly roundAfter?: number | undefined
  /** The state after it, where one is worth keeping. */
  readonly snapshot?: Snapshot
  /** Seats that are not as they were: who sits there, and how they keep up. */
  readonly seats: readonly (SeatHolder & Presence)[]
  /** Who sits down by it: it is written only while they have not gone, and, where no program may sit, are none. */
  readonly sits?: AccountId | undefined
  /** What is to be done because of it. */
  readonly tasks: readonly string[]
  /** To those who are to be told of it. */
  readonly letters: readonly NewLetter[]
  /** To those of their programs that are to be told of it. */
  readonly deliveries: readonly NewDelivery[]
}
