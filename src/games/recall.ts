// Reading a game through what is remembered of it. The database is what is true: it is asked for the revision first.
import type { GameId } from './ports.ts'
import { openTable, type Table } from './table.ts'
import type { Tools } from './tools.ts'

/** The game as it is now. */
export async function recall(tools: Tools, game: GameId): Promise<Table | undefined> {
  const known = tools.memory.get(game)
  if (known && (await tools.store.revision(game)) === known.file.revision) return tools.memory.keep(known)
  return readAgain(tools, game)
}

async function readAgain({ store, memory }: Tools, game: GameId): Promise<Table | undefined> {
  const opened = await store.read(game)
  return opened && memory.keep(openTable(opened))
}
