// Which finished public games ended on which day (by UTC), in the order they ended. The store implements it; main passes it in.
import type { Seat } from '../../rules/ruleset.ts'
import type { GameId } from '../model/game.ts'

export interface ExportedDay {
  /** Such as 2026-11-18. */
  readonly day: string
  readonly games: number
}

export interface ExportedGame {
  readonly game: GameId
  readonly endedAt: Date
  /** By seat. People who went, and guests, have no name. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string | null; readonly bot: string | null }[]
}

export interface ExportedStore {
  /** Days on which some ended, the newest first; those before one, if it is named. */
  days(before: string | null, most: number): Promise<ExportedDay[]>
  /** So many of a day, after one of them if it is named. Undefined where that is none of the day. */
  of(day: string, after: GameId | null, most: number): Promise<ExportedGame[] | undefined>
}
