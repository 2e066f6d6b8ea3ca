// Everything there is, in processes of their own that can be killed or stand still: PostgreSQL, Redis, several APIs and workers. What
// is killed is started again at the same place; what ends by itself is noted, as nothing may. The last worker's clock is off. What
// they say is in a file, kept when something is wrong.
import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import pg from 'pg'
import { migrate } from '../../src/store/database/migrate.ts'
import { freePort } from '../support/free-port.ts'
import { startPostgresPair } from '../support/postgres-pair.ts'
import { compileHerald } from './compiled.ts'
import { oneServer } from './database.ts'
import { oneRedis, twoRedis } from './queue.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const MANY = '100000000'
/** A minute is usual; here it would be the longest part of the test. */
const SWEEP_SECONDS = '5'
/** A process that cannot start (its database is away) is started again after this, as whoever runs it would. */
const AGAIN_MS = 500
/** As herald.ts says it. */
const MEMORY = /^memory: (\{.*\})$/m
const CLOCK_OFF = {
  NODE_OPTIONS: `--import=${new URL('clock-off.mjs', import.meta.url).href}`,
  CLOCK_OFF_MS: '90000',
}

export interface Town {
  /** Where the APIs are, whether they are up or not. */
  readonly addresses: readonly string[]
  /** Of the servers that are written to now. */
  readonly databaseUrl: string
  redisUrl(): Promise<string | undefined>
  readonly processes: number
  /** Those that have said that they are. */
  readonly ready: ReadonlySet<number>
  /** Those that ended by themselves, and should not have. */
  readonly deaths: readonly string[]
  /** Of the processes there are now, by what they are called. */
  readonly pids: ReadonlyMap<string, number>
  /** What each of them holds after it has thrown away what it could, by what it is called. In peace, as all have to answer. */
  memory(): Promise<ReadonlyMap<string, NodeJS.MemoryUsage>>
  /** The file with all that they have said. */
  readonly log: string
  /** One of the APIs or workers dies without a word, and another comes in its place. False if there is none just now. */
  kill(which: number): boolean
  /** One of them stands still for so long; the others go on. False if there is none just now. */
  freeze(which: number, ms: number): boolean
  restartPostgres(): Promise<void>
  freezePostgres(ms: number): Promise<void>
  /** Half of its connections end. */
  cutConnections(): Promise<void>
  /** Without Redis there is nothing to do. */
  restartRedis(): Promise<void>
  freezeRedis(ms: number): Promise<void>
  flushRedis(): Promise<void>
  /** The one that leads dies, and another takes over. */
  failPostgresOver(): Promise<void>
  failRedisOver(): Promise<void>
  /** Keeps what was said where something is wrong, and says where. */
  close(isFine: boolean): Promise<void>
}

export interface TownPlan {
  readonly apis: number
  readonly workers: number
  readonly redis: boolean
  /** Two servers of each, one of which can take over. */
  readonly pairs: boolean
  readonly smtpUrl: string
}

export async function openTown({ apis, workers, redis, pairs, smtpUrl }: TownPlan): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-chaos-'))
  chmodSync(folder, 0o755)
  const postgres = await (pairs ? startPostgresPair : oneServer)(folder)
  await migrate(postgres.leader, join(PROJECT, 'prisma/migrations'))
  const queue = redis ? await (pairs ? twoRedis : oneRedis)() : undefined
  const log = join(folder, 'said.log')
  const command = await compileHerald(join(folder, 'herald'))

  const ports = await Promise.all(Array.from({ length: apis }, freePort))
  const env = {
    ...process.env,
    ...{
      DATABASE_URL: postgres.url,
      ACCESS_KEYS: `chaos:${'secret'.repeat(6)}`,
      LOG_LEVEL: 'warn',
      SWEEP_SECONDS,
      ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'Herald <herald@example.org>' },
      ...{ WEBHOOK_HTTP: 'yes', WEBHOOK_ALLOW: '127.0.0.1' },
    },
    ...{ REQUESTS_A_MINUTE: MANY, ADDRESS_REQUESTS_A_MINUTE: MANY, SIGN_INS_A_MINUTE: MANY, STREAMS: MANY },
    ...{ ADDRESS_STREAMS: MANY, ADDRESS_CONNECTIONS: MANY },
    ...(queue && { REDIS_URL: queue.url }),
    HERALD_HOME: folder,
  }
  const processes = apis + workers
  let closing = false
  const running: ChildProcess[] = []
  const ready = new Set<number>()
  const deaths: string[] = []
  const pids = new Map<string, number>()
  const told = new EventEmitter()
  // Who begins while something is wrong with what it needs may give up: it says so, and is started again.
  let troubles = 0
  let isTrouble = false
  const inTrouble = async (what: () => Promise<void>) => {
    if (closing) return
    troubles++
    isTrouble = true
    await what()
    isTrouble = false
  }
  const start = (which: number) => {
    const before = troubles
    const mayGiveUp = isTrouble
    let wasReady = false
    const isLast = which === processes - 1
    const [name, own] = which < apis ? ['api', { PORT: String(ports[which]) }] : ['worker', isLast ? CLOCK_OFF : {}]
    const child = spawn(process.execPath, ['--expose-gc', command, name as string], { env: { ...env, ...own } })
    running[which] = child
    if (child.pid !== undefined) pids.set(`${name} ${which}`, child.pid)
    for (const said of [child.stdout, child.stderr])
      said.on('data', (bytes: Buffer) => {
        appendFileSync(log, `${name} ${which}: ${bytes}`)
        const memory = MEMORY.exec(`${bytes}`)
        if (memory) told.emit(`${name} ${which}`, JSON.parse(memory[1]!))
        const isAlive = child.exitCode === null && child.signalCode === null
        if (!isAlive || !bytes.includes('Ctrl-C stops it')) return
        wasReady = true
        ready.add(which)
      })
    child.once('exit', async () => {
      ready.delete(which)
      const isByItself = child.signalCode !== 'SIGKILL' && !closing
      if (isByItself && (wasReady || !(mayGiveUp || troubles > before)))
        deaths.push(`${name} ${which}: ${child.exitCode ?? child.signalCode}`)
      if (isByItself) await wait(AGAIN_MS)
      if (!closing) start(which)
    })
  }
  for (let which = 0; which < processes; which++) start(which)

  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    get databaseUrl() {
      return postgres.leader
    },
    redisUrl: async () => queue?.now(),
    processes,
    ready,
    deaths,
    pids,
    log,
    async memory() {
      const all = [...pids].map(async ([name, pid]) => {
        const answer = once(told, name)
        process.kill(pid, 'SIGUSR2')
        return [name, (await answer)[0] as NodeJS.MemoryUsage] as const
      })
      return new Map(await Promise.all(all))
    },
    kill: (which) => running[which]?.kill('SIGKILL') ?? false,
    freeze(which, ms) {
      const child = running[which]
      if (!child?.kill('SIGSTOP')) return false
      setTimeout(() => child.kill('SIGCONT'), ms)
      return true
    },
    restartPostgres: () => inTrouble(postgres.restart),
    freezePostgres: (ms) =>
      inTrouble(async () => {
        postgres.freeze()
        await wait(ms)
        postgres.goOn()
      }),
    cutConnections: () => inTrouble(() => cut(postgres.leader)),
    failPostgresOver: () => inTrouble(postgres.failOver),
    restartRedis: () => inTrouble(async () => queue?.restart()),
    freezeRedis: (ms) => inTrouble(async () => queue?.freeze(ms)),
    failRedisOver: () => inTrouble(async () => queue?.failOver()),
    async flushRedis() {
      if (!queue) return
      const client = new Redis(await queue.now(), { retryStrategy: null, lazyConnect: true })
      client.on('error', () => {})
      await client
        .connect()
        .then(() => client.flushall())
        .catch(() => {}) // it may be away just now
      client.disconnect()
    },
    async close(isFine) {
      closing = true
      postgres.goOn()
      for (const child of running) child.kill('SIGCONT')
      const alive = running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      const ended = alive.map((child) => new Promise((done) => child.once('exit', done)))
      for (const child of alive) child.kill('SIGTERM')
      await Promise.all(ended)
      await queue?.stop()
      await postgres.stop()
      if (isFine) rmSync(folder, { recursive: true, force: true })
      else console.error(`What the processes said, and the database: ${folder}`)
    },
  }
}

async function cut(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND random() < 0.5`)
  } finally {
    await client.end().catch(() => {})
  }
}
