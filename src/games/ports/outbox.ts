// What appends have asked for, and the games that are due although nobody asked.
import type { GameId } from '../model/game.ts'

/** Something an append asked for, so that it is done although whoever appended has gone. */
export interface OutboxTask {
  readonly game: GameId
  readonly task: string
  /** When the game is to be looked at next, of a task that says so. */
  readonly wakesAt: Date | null
}

/** A game that is due, since that moment: as the place where the next page of them goes on. */
export interface Due {
  readonly game: GameId
  /** As the store writes it. */
  readonly since: string
}

/** Some of those that were due before a moment, the longest first, after that place. */
export type FindDue = (before: Date, after: Due | null, limit: number) => Promise<Due[]>

export interface KeptTask {
  readonly id: string
  readonly game: GameId
}

/** What is still to be done without a person. */
export interface Outbox {
  /**
   * Hands over up to so many tasks that nobody else has in hand, and strikes them off once they are taken. Gives how many.
   * One to resolve a game that waited for somebody when it was written is kept until it is done: the rules may know their answer
   * beforehand, and nobody could tell that from the game.
   */
  take(limit: number, handOver: (tasks: readonly OutboxTask[]) => Promise<void>): Promise<number>
  /** Those of these games that were handed over and are kept. */
  handedOver(games: readonly GameId[]): Promise<KeptTask[]>
  strikeOff(tasks: readonly KeptTask[]): Promise<void>
  /** Running games that could go on without a person, and have not. */
  readonly overdue: FindDue
  /** Those of kept tasks that were handed over, and are not done. */
  readonly undone: FindDue
  /** Tables that are full, and where the game has not begun. */
  readonly full: FindDue
  /** Running games that were to be looked at, and were not. */
  readonly unwatched: FindDue
}

/** What rings when something is in the outbox. */
export const OUTBOX_FILLED = 'tasks'
