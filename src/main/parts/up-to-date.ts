// Whether the database's tables are those that this release needs: brought up to date here, or by `herald migrate` while we wait.
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAway } from '../../store/database/away.ts'
import { openConnection } from '../../store/database/connection.ts'
import { migrate, TablesInUse } from '../../store/database/migrate.ts'
import { migrationsIn, NewerDatabase, type Standing, standingOf, UnknownTables } from '../../store/database/schema.ts'
import type { Config } from '../config.ts'
import { Mistake } from '../terminal/mistake.ts'
import type { Database, Say } from './database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))

/** Gives the names of the migrations it applied. */
export const bringUpToDate = (url: string, say: Say = () => {}): Promise<string[]> =>
  migrate(url, MIGRATIONS, say).catch(explain)

/** Changes nothing. */
export async function lookAtTables(url: string): Promise<Standing> {
  const client = await openConnection(url)
  return standingOf(client, migrationsIn(MIGRATIONS))
    .catch(explain)
    .finally(() => client.end())
}

/** For those who come and go: what is not up to date is for whoever runs `herald migrate`. */
export async function needUpToDate({ migrate }: Config, { direct }: Database, say: Say): Promise<void> {
  if (migrate === 'auto') await bringUpToDate(direct, say)
  const { waiting } = await lookAtTables(direct)
  if (waiting.length > 0) throw new Mistake(`${older(waiting)}: run herald migrate.`)
}

export interface Waiting {
  readonly everyMs: number
  readonly mostMs: number
}
const USUAL: Waiting = { everyMs: 2_000, mostMs: 600_000 }

/** For those who serve. What is opened `meanwhile`, if there is something to wait for, is closed afterwards. */
export async function awaitUpToDate(
  { migrate }: Pick<Config, 'migrate'>,
  { direct }: Pick<Database, 'direct'>,
  say: Say,
  meanwhile: () => Promise<() => Promise<void>> = async () => async () => {},
  { everyMs, mostMs }: Waiting = USUAL,
): Promise<void> {
  if (migrate === 'auto')
    for (const name of await bringUpToDate(direct, say)) say(`Database brought up to date: ${name}`)
  const first = await lookAtTables(direct)
  if (first.waiting.length === 0) return
  say(`${older(first.waiting)}: waiting for herald migrate, for at most ${Math.ceil(mostMs / 60_000)} min`)
  const close = await meanwhile()
  try {
    const until = Date.now() + mostMs
    while ((await lookAgain(direct, first)).waiting.length > 0) {
      if (Date.now() >= until) throw new Mistake(`${older(first.waiting)} still: run herald migrate, and start again.`)
      await wait(everyMs)
    }
  } finally {
    await close()
  }
}

/** A database that is away for a while is waited for as well. */
const lookAgain = (url: string, before: Standing): Promise<Standing> =>
  lookAtTables(url).catch((error) => {
    if (isAway(error)) return before
    throw error
  })

function older(waiting: Standing['waiting']): string {
  const more = waiting.length > 1 ? ` and ${waiting.length - 1} more` : ''
  return `the database is older than this release (${waiting[0]!.name}${more})`
}

/** What whoever runs it can put right. */
function explain(error: unknown): never {
  if (error instanceof NewerDatabase) throw new Mistake(`${error.message}: start a later one.`)
  if (error instanceof TablesInUse) throw new Mistake(`${error.message}: run herald migrate again.`)
  if (error instanceof UnknownTables) throw new Mistake(`${error.message}.`)
  throw error
}
