// Herald as it is served: the built command, with a home of its own that is gone afterwards, and its database for looking in.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ROLE } from '../../src/store/embedded/role.ts'
import { addressIn } from '../../src/store/embedded/socket.ts'
import { paths } from './paths.ts'
import { type Server, serve } from './process.ts'

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
export const COMMAND = join(PROJECT, 'dist/main/herald.js')

export interface Herald extends Server {
  readonly home: string
  readonly databaseUrl: string
  /** Signs the access tokens. */
  readonly secret: string
  /** One statement on its database, or several. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
}

/** Nobody who measures is to be told that it is too much. */
const MANY = '100000000'
export const UNLIMITED = {
  REQUESTS_A_MINUTE: MANY,
  ADDRESS_REQUESTS_A_MINUTE: MANY,
  SIGN_INS_A_MINUTE: MANY,
  STREAMS: MANY,
  ADDRESS_STREAMS: MANY,
  ADDRESS_CONNECTIONS: MANY,
}

export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'herald-bench-'))
  chmodSync(home, 0o755) // the database's user must be able to reach what is in it
  return home
}

export const removeHome = (home: string): void => rmSync(home, { recursive: true, force: true })

export function serveHome(home: string, how: 'built' | 'npm start' = 'built'): Promise<Server> {
  if (!existsSync(COMMAND)) throw new Error(`${COMMAND} is missing: run "npm run build" first`)
  const folder = process.env.BENCH_PROFILE
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  return serve({
    ...(how === 'built'
      ? { command: process.execPath, args: [...profile, COMMAND, 'serve'] }
      : { command: 'npm', args: ['start', '--prefix', PROJECT] }),
    env: { HERALD_HOME: home, ...UNLIMITED },
    ready: paths.health,
    complaints: join(home, 'complaints'),
  })
}

/** Serves from a new home while the work goes on. */
export async function withHerald<T>(work: (herald: Herald) => Promise<T>): Promise<T> {
  const home = newHome()
  try {
    const server = await serveHome(home)
    const databaseUrl = databaseIn(home)
    const database = new pg.Client({ connectionString: databaseUrl })
    try {
      await database.connect()
      const [{ secret }] = JSON.parse(readFileSync(join(home, 'keys.json'), 'utf8')) as [{ secret: string }]
      const sql = async <Row>(text: string, values?: unknown[]) => (await database.query(text, values)).rows as Row[]
      return await work({ ...server, home, databaseUrl, secret, sql })
    } finally {
      await database.end()
      await server.stop()
    }
  } finally {
    removeHome(home)
  }
}

/** It listens on a socket in its own folder, and its password is kept beside that. */
function databaseIn(home: string): string {
  const folder = join(home, 'database')
  const note = join(folder, 'socket.path')
  const socket = existsSync(note) ? readFileSync(note, 'utf8') : join(folder, 'socket')
  return addressIn(socket, ROLE, readFileSync(join(folder, 'password'), 'utf8'), ROLE)
}
