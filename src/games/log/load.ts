// Reading a game through the cache. The database is what is true: it is asked first whether the game is still the same.
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Ruleset } from '../../rules/ruleset.ts'
import { Broken } from '../model/broken.ts'
import { DamagedLog } from '../model/damaged-log.ts'
import type { GameFile, GameId, OpenedGame } from '../model/game.ts'
import { MissingRules } from '../model/missing-rules.ts'
import { fits } from '../model/read-page.ts'
import { openTable, type Table, unreadTable } from '../model/table.ts'
import { rulesFor } from '../ports/catalogue.ts'
import type { Dependencies } from './dependencies.ts'
import { Starved, withinSharedLimit } from './guards/time-limit.ts'
import { parkUnread } from './park-unread.ts'

/** Others may be first with something else, but nobody often: who cannot read it parks it too. */
const TRIES = 10

/** The game as it is now. */
export async function load(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  const known = deps.cache.get(game)
  if (known && isSame(known, await deps.store.state(game))) return deps.cache.keep(known)
  return readAgain(deps, game)
}

/** Games that are read at a time, and between which others are served. */
const AT_A_TIME = 100
const AT_ONE_GO = 10

/**
 * Many games that were listed just now: those that are remembered as they are listed are not read, the others are, together.
 * One whose rules are not here is left out.
 */
export async function loadAll(deps: Dependencies, files: readonly GameFile[]): Promise<ReadonlyMap<GameId, Table>> {
  const tables = new Map<GameId, Table>()
  const unknown = files.filter((file) => {
    const known = deps.cache.get(file.id)
    if (!known || !isSame(known, file)) return true
    tables.set(file.id, known)
    return false
  })
  for (let at = 0; at < unknown.length; at += AT_A_TIME) {
    const ids = unknown.slice(at, at + AT_A_TIME).map(({ id }) => id)
    const read = [...(await deps.store.readAll(ids)).values()]
    for (const [i, opened] of read.entries()) {
      if (i % AT_ONE_GO === 0) await otherWork()
      const table = await opening(deps, opened)
      if (table) tables.set(opened.file.id, table)
    }
  }
  return tables
}

async function opening(deps: Dependencies, read: OpenedGame): Promise<Table | undefined> {
  try {
    const ruleset = rulesFor(deps.catalogue, read.file)
    return deps.cache.keep(await folded(await fitting(deps, read, ruleset), ruleset))
  } catch (error) {
    if (error instanceof MissingRules) return undefined
    return readAgain(deps, read.file.id) // by itself, which parks it where it cannot be read
  }
}

const isSame = ({ file }: Table, kept: Awaited<ReturnType<Dependencies['store']['state']>>): boolean =>
  kept?.revision === file.revision && kept.stamp === file.stamp

/** One that the rules cannot read is parked, and then has no state to look at: see `unreadTable`. */
async function readAgain(deps: Dependencies, game: GameId): Promise<Table | undefined> {
  let trouble: unknown
  for (let tries = 0; tries < TRIES; tries++) {
    const read = await deps.store.read(game)
    if (!read) return undefined
    const ruleset = rulesFor(deps.catalogue, read.file)
    const opened = await fitting(deps, read, ruleset).catch(damaged)
    try {
      if (opened instanceof DamagedLog) throw opened
      return deps.cache.keep(await folded(opened, ruleset))
    } catch (error) {
      if (error instanceof Starved || error instanceof MissingRules) throw error
      trouble = error
    }
    const parked = await unread(deps, read, ruleset, trouble as Error)
    if (parked) return parked
  }
  throw new Broken(trouble)
}

/** A snapshot that these rules cannot go on from is left alone: the log says all it says. */
async function fitting({ store }: Dependencies, opened: OpenedGame, ruleset: Ruleset): Promise<OpenedGame> {
  const { file, snapshot } = opened
  if (!snapshot || fits(ruleset, snapshot)) return opened
  // The log may have grown since: what was read of the game is what is opened.
  const pages = (await store.pages(file.id)).filter(({ after }) => after < file.seq)
  return { ...opened, snapshot: null, pages }
}

const folded = async (opened: OpenedGame, ruleset: Ruleset): Promise<Table> =>
  opened.file.seq === 0 ? openTable(opened, ruleset) : withinSharedLimit(() => openTable(opened, ruleset))

/** What is wrong with the log is the game's trouble, and anything else is not. */
function damaged(error: unknown): DamagedLog {
  if (error instanceof DamagedLog) return error
  throw error
}

/** Undefined when somebody else was first with something. */
async function unread(
  deps: Dependencies,
  opened: OpenedGame,
  ruleset: Ruleset,
  error: Error,
): Promise<Table | undefined> {
  const table = unreadTable(opened, ruleset)
  const { id, status } = table.file
  if (status === 'running') return parkUnread(deps, table, error)
  // One that is over is not changed by whoever mends it, so it is not remembered as it is.
  if (status === 'parked') return deps.cache.keep(table)
  const { damage } = deps
  damage.hear(error instanceof DamagedLog ? error : new DamagedLog(`the rules cannot read the log of game ${id}`))
  return table
}
