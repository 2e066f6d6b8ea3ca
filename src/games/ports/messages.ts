// Where talk at the table is kept. What is said belongs to people: whoever has the seat later has no part in it.
import type { Seat } from '../../rules/ruleset.ts'
import type { AccountId, GameId } from '../model/game.ts'

export interface Message {
  /** Counts from 1 in each game. */
  readonly number: number
  readonly at: Date
  readonly from: Seat
  /** Null for all. */
  readonly to: Seat | null
  /** Empty once it is erased. */
  readonly text: string
  /** Whoever said it has gone, and their words with them. */
  readonly erased: boolean
  /** Whoever said it does not sit there any more. */
  readonly former: boolean
}

export interface NewMessage {
  readonly at: Date
  readonly from: AccountId
  /** Null for all. */
  readonly to: AccountId | null
  readonly text: string
  /** What its sender calls it, if anything. */
  readonly key: string | null
}

/** Where one person's talk at one table ends. */
export interface TalkLimits {
  readonly most: number
  /** So many in so many milliseconds. */
  readonly mostLately: number
  readonly latelyMs: number
}

/** How far talk at a table is. */
export interface TalkMark {
  /** The number of the last message there. */
  readonly last: number
  /** Of the last one that somebody may hear: its number, and when it was said; 0 and null where they may hear none. */
  readonly heard: number
  readonly at: Date | null
}

export interface MessageStore {
  /**
   * Gives it its number. The same with the same key from the same person is not said again: the first is given back.
   * `key-used`: they said something else with this key; `no-seat`: one of the two has left the table meanwhile; `no-game`: the
   * table itself has gone; `too-much`: they have said all they may, or may say more at that moment again. Throws `NotNow` where
   * too many talk at this table at once.
   */
  add(
    game: GameId,
    message: NewMessage,
    limits: TalkLimits,
  ): Promise<Message | 'key-used' | 'no-seat' | 'no-game' | 'too-much' | { readonly again: Date }>
  /** The number of the last one; 0 where nothing was said yet. */
  last(game: GameId): Promise<number>
  /** How far talk is at these tables for somebody, in one look; those where nothing was said are left out. */
  talkIn(games: readonly GameId[], account: AccountId): Promise<ReadonlyMap<GameId, TalkMark>>
  /** What somebody may hear after a number: to all, to them, from them; null hears what is said to all. */
  heardBy(game: GameId, account: AccountId | null, after: number, limit: number): Promise<Message[]>
  /** The last of what they may hear between two numbers, oldest first. */
  lastHeardBy(
    game: GameId,
    account: AccountId | null,
    between: { readonly after: number; readonly before: number },
    limit: number,
  ): Promise<Message[]>
  /**
   * Looks at some places of words that are erased, and those from before go; the next time, at the next ones. The last place of a
   * table stays, as messages are numbered on from there.
   */
  dropErased(before: Date): Promise<void>
  /** The games in which somebody has said something, or was told something in private. */
  talkedIn(account: AccountId): Promise<GameId[]>
  /** What somebody has said or was told in private there after a number, oldest first. */
  saidWith(game: GameId, account: AccountId, after: number, limit: number): Promise<Message[]>
}
