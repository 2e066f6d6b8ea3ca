// Reading a game through the cache. The database is what is true: it is asked first whether the game is still the same.
import type { GameId } from '../model/game.ts'
import { fits } from '../model/read-page.ts'
import { openTable, type Table } from '../model/table.ts'
import { rulesFor } from '../ports/catalogue.ts'
import type { Dependencies } from './dependencies.ts'

/** The game as it is now. */
export async function load(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  const known = deps.cache.get(game)
  if (known && isSame(known, await deps.store.state(game))) return deps.cache.keep(known)
  return readAgain(deps, game)
}

const isSame = ({ file }: Table, kept: Awaited<ReturnType<Dependencies['store']['state']>>): boolean =>
  kept?.revision === file.revision && kept.stamp === file.stamp

async function readAgain({ store, cache, catalogue }: Dependencies, game: GameId): Promise<Table | undefined> {
  const opened = await store.read(game)
  if (!opened) return undefined
  const { file, snapshot } = opened
  const ruleset = rulesFor(catalogue, file)
  if (!snapshot || fits(ruleset, snapshot)) return cache.keep(openTable(opened, ruleset))
  // The log says all that a snapshot says. It may have grown since: what was read of the game is what is opened.
  const pages = (await store.pages(game)).filter(({ after }) => after < file.seq)
  return cache.keep(openTable({ ...opened, snapshot: null, pages }, ruleset))
}
