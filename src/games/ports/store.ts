// Where games are kept. The store implements it; main passes it in.
import type { Allowance, Tables } from '../model/allowance.ts'
import type { AccountId, Commit, GameFile, GameId, OpenedGame, Page, SeatHolder, Status } from '../model/game.ts'

/** Somebody's own games. */
export interface Mine {
  readonly account: AccountId
  /** Only those with one of these; all, if left out. */
  readonly statuses?: readonly Status[] | undefined
  /** And of the others those that have become others since. */
  readonly orChangedSince?: Date | undefined
  /** Only those that wait for them. */
  readonly waiting?: boolean | undefined
}

/** Which games to list: one's own, the public ones of a status, or those of them that want a substitute; from after `from`, newest first. */
export interface Listing {
  readonly of: Mine | { readonly status: Status } | 'substitutes'
  /** Only those of this game. */
  readonly ruleset?: string | undefined
  readonly from: { readonly openedAt: Date; readonly id: GameId } | null
  readonly limit: number
}

/** A request that may come again: hashes of the client's name for it, and of all it asks for. */
export interface RequestKey {
  readonly name: string
  readonly content: string
}

/** What came of opening: a table; one that the same request opened before; or none. */
export type TableOpened =
  | { readonly t: 'opened' }
  | { readonly t: 'before'; readonly game: GameId }
  /** Another request has used this key. */
  | { readonly t: 'key-used' }
  /** Whoever asked for it has gone for good meanwhile. */
  | { readonly t: 'gone' }
  /** A program would host where none may sit. */
  | { readonly t: 'no-programs' }
  | { readonly t: 'too-many'; readonly which: keyof Tables | 'network'; readonly most: number }

/** Of an account: whether somebody plays with it, or a program does; or nobody any more. */
export type Who = 'person' | 'program' | 'gone'

/** Something has happened in a game, or was said there, where one of these is another than before. */
export interface Mark {
  readonly revision: number
  /** The number of the last message. */
  readonly said: number
}

export interface GameStore {
  /** Within what its host is allowed, and, where that is a guest, all guests of the network with this hash. */
  open(file: GameFile, allowance: Allowance, key: RequestKey | null, source: string | null): Promise<TableOpened>
  /** False when the seat, its colour, or the game is no longer free, or it is not for them: who has gone, or a program. */
  sit(game: GameId, holder: SeatHolder): Promise<boolean>
  /** The whole table goes. False when the game has begun. */
  remove(game: GameId): Promise<boolean>
  /** False when nobody of that account sits there, or the game has begun. */
  leave(game: GameId, account: AccountId): Promise<boolean>
  /** False when nobody of that account sits there without one, or the game has begun. */
  giveNonce(game: GameId, account: AccountId, nonce: string): Promise<boolean>
  /**
   * A bot takes somebody's seat in a game that runs, and is asked at once. When they were the last person there, the game is
   * given up instead, as bots do not play among themselves. Undefined when they have no seat there.
   */
  handOver(game: GameId, account: AccountId, bot: string, at: Date): Promise<'handed-over' | 'abandoned' | undefined>
  read(game: GameId): Promise<OpenedGame | undefined>
  /** The same of many, in one statement; those that are gone are left out. */
  readAll(games: readonly GameId[]): Promise<ReadonlyMap<GameId, OpenedGame>>
  /** Which state of the game is kept now: what one has read of it before is still true if it was the same. */
  state(game: GameId): Promise<Pick<GameFile, 'revision' | 'stamp'> | undefined>
  /** How far these games are, in one look; those that are gone are left out. */
  marks(games: readonly GameId[]): Promise<ReadonlyMap<GameId, Mark>>
  list(listing: Listing): Promise<GameFile[]>
  /** The games that these people sit at and that are not over, in one look. */
  seatedIn(accounts: readonly AccountId[]): Promise<ReadonlyMap<AccountId, readonly GameId[]>>
  /** Of somebody's games those that have become others since. */
  changedSince(account: AccountId, since: Date): Promise<ReadonlySet<GameId>>
  whoIs(account: AccountId): Promise<Who>
  /** Games that somebody has to look into. */
  parked(): Promise<GameFile[]>
  /** So many games' ids after this one, in their own order: to walk all of them. */
  ids(after: GameId | null, limit: number): Promise<GameId[]>
  /** The whole log, for history and checks; or from the page that holds the event after number `since`; or so many of these. */
  pages(game: GameId, since?: number, most?: number): Promise<Page[]>
  /** All or nothing. False when somebody else was first, or who would sit down may not: read again, decide again. */
  commit(commit: Commit): Promise<boolean>
  /** Tables that were opened before and have not begun go, some at a time. Gives them. */
  closeStale(before: Date): Promise<GameId[]>
  /** Keys of requests from before are forgotten. */
  forgetKeys(before: Date): Promise<void>
  /** Where tables were opened from that wait for nobody any more. */
  forgetSources(): Promise<void>
}
