// A game's record: all of it after the end, one's own part before.

import type { GameRecord } from '../../../rules/ruleset.ts'
import type { Dependencies } from '../../log/dependencies.ts'
import { readPages } from '../../log/pages/read-pages.ts'
import { done, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
import { viewerFor } from '../../model/table.ts'
import { openBegun, type Reader } from '../known.ts'
import { toldOf } from '../read-history.ts'

/** Of answers that were replaced it holds the last. */
export async function readRecord(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<GameRecord>> {
  const opened = await openBegun(deps, game, reader)
  if (!opened.ok) return opened
  const table = opened.value
  const told = toldOf(table, await readPages(deps, table), viewerFor(table.file, reader))
  return done(table.ruleset.record(told.map(({ event }) => event)))
}
