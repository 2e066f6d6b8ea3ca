// What appends have asked for, and the games that are due although nobody asked.
import type { GameId } from '../model/game.ts'

/** Something an append asked for, so that it is done although whoever appended has gone. */
export interface OutboxTask {
  readonly game: GameId
  readonly task: string
  /** When the game is to be looked at next. */
  readonly wakesAt: Date | null
}

export interface KeptTask {
  readonly id: string
  readonly game: GameId
}

/** What is still to be done without a person. */
export interface Outbox {
  /**
   * Hands over up to so many tasks that nobody else has in hand, and strikes them off once they are taken. Gives how many.
   * One to resolve a game that waits for somebody is kept until it is done: the rules may know their answer beforehand, and
   * nobody could tell that from the game.
   */
  take(limit: number, handOver: (tasks: readonly OutboxTask[]) => Promise<void>): Promise<number>
  /** Those of these games that were handed over and are kept. */
  handedOver(games: readonly GameId[]): Promise<KeptTask[]>
  strikeOff(tasks: readonly KeptTask[]): Promise<void>
  /**
   * Running games after this one that could go on without a person, and have not since that moment; and those of kept tasks
   * that were handed over before it.
   */
  overdue(since: Date, after: GameId | null, limit: number): Promise<GameId[]>
  /** Tables after this one that are full since before that moment, and where the game has not begun. */
  full(since: Date, after: GameId | null, limit: number): Promise<GameId[]>
  /** Running games after this one that were to be looked at before that moment, and were not. */
  unwatched(since: Date, after: GameId | null, limit: number): Promise<GameId[]>
}

/** What rings when something is in the outbox. */
export const OUTBOX_FILLED = 'tasks'
