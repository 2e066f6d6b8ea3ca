// The house under siege: PostgreSQL, and the whole service in one process, as whoever runs it for their club has it. With the
// usual limits. It is watched from outside: that it lives, what it complains of, and how long its event loop stood still.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../src/store/database/migrate.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { freePort } from '../support/free-port.ts'
import { ask, type Place } from './ask.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const COMMAND = join(PROJECT, 'dist/main/herald.js')

export interface Figures {
  /** The longest standstill since this was last asked, in milliseconds. */
  readonly lagMs: number
  readonly memoryMb: number
}

export interface House {
  readonly place: Place
  readonly databaseUrl: string
  /** Errors it has logged, and its death. */
  readonly faults: readonly string[]
  figures(): Promise<Figures>
  close(): Promise<void>
}

/** Monitors come from here. */
const WATCHMAN = '127.0.0.1'
/** As pino numbers them: a bug of ours, or worse. */
const ERROR = 50
/** That PostgreSQL was not there in time is the machine's, which has attackers, the server and it on the same cores. */
const IS_BUSY = /connection timeout|has not answered within/

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-siege-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbedded(join(folder, 'data'), () => {})
  await migrate(postgres.url, join(PROJECT, 'prisma/migrations'))
  const place = { host: '127.0.0.1', port: await freePort() }
  const faults: string[] = []
  const env = {
    ...process.env,
    ...{ DATABASE_URL: postgres.url, ACCESS_KEYS: `siege:${'secret'.repeat(6)}`, HERALD_HOME: folder },
    ...{ PORT: String(place.port), HOST: place.host, LOG_LEVEL: 'warn' },
  }
  const server = spawn(process.execPath, ['--enable-source-maps', ...profiling(), COMMAND, 'serve'], { env })
  let closing = false
  const ended = new Promise<void>((gone) =>
    server.once('exit', (code, signal) => {
      if (!closing) faults.push(`the process ended by itself: ${code ?? signal}`)
      gone()
    }),
  )
  await new Promise<void>((ready, failed) => {
    void ended.then(() => failed(new Error(`it did not start: ${faults}`)))
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (!line.startsWith('A letter is in ')) faults.push(line)
    })
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('Ctrl-C stops it')) ready()
      if (line.startsWith('{') && JSON.parse(line).level >= ERROR && !IS_BUSY.test(line)) faults.push(line)
    })
  })

  const house = {
    place,
    databaseUrl: postgres.url,
    faults,
    async figures() {
      const { text } = await ask(place, { from: WATCHMAN, method: 'GET', path: '/metrics' })
      return {
        lagMs: 1000 * figureIn(text, 'herald_nodejs_eventloop_lag_max_seconds'),
        memoryMb: figureIn(text, 'herald_process_resident_memory_bytes') / 1e6,
      }
    },
    async close() {
      closing = true
      server.kill('SIGTERM')
      await ended
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await house.figures() // how long it stood still while it started is nobody's trouble
  return house
}

/** `SIEGE_PROFILE=folder` says where its time goes. */
const profiling = (folder = process.env.SIEGE_PROFILE): string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

function figureIn(text: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)
  if (!found) throw new Error(`no ${name} among the figures`)
  return Number(found[1])
}
