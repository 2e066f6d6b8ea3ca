// Reading a game through what is remembered of it. The database is what is true: it is asked for the revision first.
import type { GameId } from '../model/game.ts'
import { openTable, type Table } from '../model/table.ts'
import type { Dependencies } from './dependencies.ts'

/** The game as it is now. */
export async function load(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  const known = deps.cache.get(game)
  if (known && (await deps.store.revision(game)) === known.file.revision) return deps.cache.keep(known)
  return readAgain(deps, game)
}

async function readAgain({ store, cache }: Dependencies, game: GameId): Promise<Table | undefined> {
  const opened = await store.read(game)
  return opened && cache.keep(openTable(opened))
}
