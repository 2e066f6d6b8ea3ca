// Where talk at the table is kept.
import type { Seat } from '../../rules/ruleset.ts'
import type { AccountId, GameId } from '../ports.ts'

export interface Message {
  /** Counts from 1 in each game. */
  readonly number: number
  readonly at: Date
  readonly from: Seat
  /** Null for all. */
  readonly to: Seat | null
  readonly text: string
}

export interface MessageStore {
  /** Gives it its number. One with the same key from the same seat is not said again: the first is given back. */
  add(game: GameId, message: Omit<Message, 'number'>, key: string | null): Promise<Message>
  /** The number of the last one; 0 where nothing was said yet. */
  last(game: GameId): Promise<number>
  /** What this seat may hear after a number: to all, to it, from it; null hears what is said to all. */
  heardBy(game: GameId, seat: Seat | null, after: number, limit: number): Promise<Message[]>
  /** All that somebody has said, oldest first. */
  saidBy(account: AccountId): Promise<(Message & { readonly game: GameId })[]>
}
