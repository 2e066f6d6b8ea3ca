// Two towns on one PostgreSQL: a small one and a large one, one game in twenty running, the others over and put away. They are
// copies of a few real ones under other ids and with other people, but for those that are measured.
import { randomBytes } from 'node:crypto'
import { mkdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { archiveStore } from '../../src/store/games/archive/archive.ts'
import { cloneGames, someClones } from '../api/clones.ts'
import { playToTheEnd } from '../api/game-size.ts'
import { COMMAND, UNLIMITED } from '../api/herald.ts'
import type { Loader } from '../api/load.ts'
import { paths } from '../api/paths.ts'
import { guest, openTables, type Table } from '../api/people.ts'
import { type Server, serve } from '../api/process.ts'
import { withServers } from '../years/servers.ts'

export interface Town {
  readonly games: number
  readonly url: string
  readonly sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Real ones, whose hosts hand in. */
  readonly tables: readonly Table[]
  server: Server
  start(): Promise<Server>
}

export interface Towns {
  readonly few: Town
  readonly many: Town
  readonly loader: Loader
}

const GAMES = Number(process.env.SCALE_GAMES || 1_000_000)
const FEW = 1000
const RUNNING = 1 / 20
/** Real ones of each. */
const TABLES = 16
const OVER = 12
/** With its hosts, to be measured. */
const MEASURED_EACH = 4

const GIGABYTE = 1e9
const NEEDED = 25 * GIGABYTE

const free = (): number => {
  const { bavail, bsize } = statfsSync(tmpdir())
  return bavail * bsize
}

export async function withTowns<T>(loader: Loader, work: (towns: Towns) => Promise<T>): Promise<T> {
  if (free() < NEEDED) throw new Error(`${tmpdir()} has ${Math.floor(free() / GIGABYTE)} GB free: 25 are needed.`)
  return withServers(async ({ home, database }) => {
    const open: { end(): Promise<void> }[] = []
    const found = async (name: string, games: number): Promise<Town> => {
      console.error(`${games} games …`)
      const town = await founded(await database(name), join(home, name), games)
      open.push(town)
      return town
    }
    try {
      const few = await found('few', FEW)
      return await work({ few, many: await found('many', GAMES), loader })
    } finally {
      for (const one of open) await one.end()
    }
  })
}

async function founded(url: string, home: string, games: number): Promise<Town & { end(): Promise<void> }> {
  mkdirSync(home, { recursive: true })
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const client = await pool.connect()
  const sql: Town['sql'] = async <Row>(text: string, values?: unknown[]) =>
    (await client.query(text, values)).rows as Row[]
  const env = {
    DATABASE_URL: url,
    ACCESS_KEYS: `bench:${randomBytes(32).toString('hex')}`,
    HERALD_HOME: home,
    ...UNLIMITED,
  }
  // What is due is looked for by the bench itself, when it measures that.
  const program = { command: process.execPath, args: [COMMAND, 'serve'], env: { ...env, SWEEP_SECONDS: '86400' } }
  const start = () => serve({ ...program, ready: paths.health, complaints: join(home, 'complaints') })
  const server = await start()
  const tables = await openTables(server.url, TABLES)
  const host = await guest(server.url, 'Host')
  for (let over = 0; over < OVER; over++)
    await archiveStore(pool).putAway(await playToTheEnd(server.url, host, 'random'), new Date())
  await server.stop()
  const running = Math.round(games * RUNNING)
  const others = `CASE WHEN t.account IS NOT NULL THEN gen_random_uuid() END`
  const strangers = { 'seat.account': others, 'game.host': 'gen_random_uuid()' }
  const isRunning = { which: `status = 'running'` }
  await cloneGames({ sql }, TABLES * (1 + MEASURED_EACH), isRunning)
  const measured = await someClones({ sql }, tables, MEASURED_EACH)
  await cloneGames({ sql }, running, { ...isRunning, but: strangers })
  await cloneGames({ sql }, games - running, { which: `status = 'finished'`, but: strangers })
  const town = { games, url, sql, tables: measured, start, server: await start() }
  const end = async () => {
    await town.server.stop()
    client.release()
    await pool.end()
  }
  return Object.assign(town, { end })
}
