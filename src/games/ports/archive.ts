// Where logs of games that are over are put away: packed, and read as before.
import type { GameId } from '../model/game.ts'

/**
 * `put-away`; `too-long` and `unsound`: it is left as it is, and not tried again; `moved-on`: it has changed meanwhile, or somebody
 * else has put it away.
 */
export type PutAway = 'put-away' | 'too-long' | 'unsound' | 'moved-on'

export interface ArchiveStore {
  /** Games that ended before and whose logs are still kept page by page: those that ended first. */
  ended(before: Date, limit: number): Promise<GameId[]>
  /** All or nothing. */
  putAway(game: GameId, now: Date): Promise<PutAway>
}
