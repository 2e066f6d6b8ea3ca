// Reading a game through what is remembered of it. The database is what is true: it is asked for the revision first.
import { Broken } from '../model/broken.ts'
import type { GameId, OpenedGame } from '../model/game.ts'
import { openTable, rulesetOf, type Table, unreadTable } from '../model/table.ts'
import type { Dependencies } from './dependencies.ts'
import { parkUnread } from './parked.ts'
import { Starved, withinSharedLimit } from './time-limit.ts'

/** Others may be first with something else, but nobody often: who cannot read it parks it too. */
const TRIES = 10

/** The game as it is now. */
export async function load(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  const known = deps.cache.get(game)
  if (known && (await deps.store.revision(game)) === known.file.revision) return deps.cache.keep(known)
  return readAgain(deps, game)
}

/** One that the rules cannot read is parked, and then has no state to look at: see `unreadTable`. */
async function readAgain(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  let trouble: unknown
  for (let tries = 0; tries < TRIES; tries++) {
    const opened = await deps.store.read(game)
    if (!opened) return undefined
    try {
      return deps.cache.keep(await folded(opened))
    } catch (error) {
      if (error instanceof Starved || !rulesetOf(opened.file.ruleset, opened.file.version)) throw error
      if (opened.file.status !== 'running') return deps.cache.keep(unreadTable(opened))
      trouble = error
      await parkUnread(deps, opened.file, error)
    }
  }
  throw new Broken(trouble)
}

const folded = async (opened: OpenedGame): Promise<Table> =>
  opened.file.seq === 0 ? openTable(opened) : withinSharedLimit(() => openTable(opened))
