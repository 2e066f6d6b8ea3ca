// A game's record: all of it after the end, one's own part before.
import type { GameRecord } from '../rules/ruleset.ts'
import { done, type Outcome } from './failure.ts'
import { openBegun, type Reader } from './known.ts'
import type { GameId } from './ports.ts'
import { toldOf } from './read-history.ts'
import { viewerFor } from './table.ts'
import type { Tools } from './tools.ts'

/** Of answers that were replaced it holds the last. */
export async function readRecord(tools: Tools, game: GameId, reader: Reader): Promise<Outcome<GameRecord>> {
  const opened = await openBegun(tools, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  const told = toldOf(table, await tools.store.pages(game), viewerFor(table.file, reader))
  return done(table.ruleset.record(told.map(({ event }) => event)))
}
