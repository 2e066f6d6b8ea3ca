// Finished public games in bulk, day by day: each with its record and result, one line a game. They are read one at a time as they are
// taken, so that nobody holds many of them.
import { createHash } from 'node:crypto'
import type { GameRecord } from '../../../rules/ruleset.ts'
import type { Dependencies } from '../../log/dependencies.ts'
import { DamagedLog } from '../../model/damaged-log.ts'
import { done, fail, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
import { MissingRules } from '../../model/missing-rules.ts'
import type { ExportedDay, ExportedGame, ExportedStore } from '../../ports/exported.ts'
import { readRecord } from './read-record.ts'

/** How many games are in one answer, and days in one list. */
const MOST_GAMES = 500
const MOST_DAYS = 100

export interface Line extends ExportedGame {
  readonly ruleset: string
  readonly version: number
  readonly pack: string
  readonly record: GameRecord
  readonly result: unknown
}

export interface DayExport {
  /** Of all that it says; null while the day goes on. Whoever goes, and takes their name along, makes it another. */
  readonly tag: string | null
  /** The last game of this answer, where more follow: the next goes on after it. */
  readonly next: GameId | null
  lines(): AsyncGenerator<string>
}

export async function listExports(
  store: ExportedStore,
  before: string | null,
): Promise<{ days: ExportedDay[]; next: string | null }> {
  const days = await store.days(before, MOST_DAYS)
  return { days, next: days.length === MOST_DAYS ? days.at(-1)!.day : null }
}

export async function exportDay(
  deps: Dependencies,
  store: ExportedStore,
  { day, after }: { readonly day: string; readonly after: GameId | null },
): Promise<Outcome<DayExport>> {
  const found = await store.of(day, after, MOST_GAMES + 1)
  if (!found) return fail({ kind: 'no-such-game' })
  const games = found.slice(0, MOST_GAMES)
  const isOver = deps.clock().toISOString().slice(0, 10) > day
  return done({
    tag: isOver ? tagOf(found) : null,
    next: found.length > MOST_GAMES ? games.at(-1)!.game : null,
    async *lines() {
      for (const game of games) yield* lineOf(deps, game)
    },
  })
}

/** Which games, and who is still there: what was played never changes. */
const tagOf = (games: readonly ExportedGame[]): string =>
  `"${createHash('sha256').update(JSON.stringify(games)).digest('base64url').slice(0, 22)}"`

/** None of a game that cannot be read here: rules this server does not have, or a log that is damaged. */
async function* lineOf(deps: Dependencies, exported: ExportedGame): AsyncGenerator<string> {
  try {
    yield* lineIn(deps, exported)
  } catch (error) {
    if (!(error instanceof DamagedLog || error instanceof MissingRules)) throw error
  }
}

async function* lineIn(deps: Dependencies, exported: ExportedGame): AsyncGenerator<string> {
  const opened = await deps.store.read(exported.game)
  const ruleset = opened && deps.catalogue.rulesOf(opened.file)
  if (!opened || !ruleset) return
  const read = await readRecord(deps, exported.game, null)
  if (!read.ok) return
  const { ruleset: name, version } = opened.file
  const line: Line = {
    ...{ ...exported, ruleset: name, version, pack: ruleset.fingerprint },
    ...{ record: read.value, result: ruleset.replay(read.value).result },
  }
  yield `${JSON.stringify(line)}\n`
}
