// Everything there is, in processes of their own that can be killed: PostgreSQL, Redis, several APIs and workers. What is
// killed is started again at the same place.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { type EmbeddedPostgres, startEmbedded } from '../../src/store/embedded.ts'
import { migrate } from '../../src/store/migrate.ts'
import { freePort } from '../support/free-port.ts'
import { type RedisServer, startRedis } from '../support/redis.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const COMMAND = join(PROJECT, 'dist/main/herald.js')
const MANY = '100000000'

export interface Town {
  /** Where the APIs are, whether they are up or not. */
  readonly addresses: readonly string[]
  readonly databaseUrl: string
  /** One of the APIs or workers dies without a word, and another comes in its place. */
  kill(which: number): void
  readonly processes: number
  restartPostgres(): Promise<void>
  /** Without Redis there is nothing to do. */
  restartRedis(): Promise<void>
  flushRedis(): Promise<void>
  close(): Promise<void>
}

export async function openTown({
  apis,
  workers,
  redis,
}: {
  apis: number
  workers: number
  redis: boolean
}): Promise<Town> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-chaos-'))
  chmodSync(folder, 0o755)
  let postgres: EmbeddedPostgres = await startEmbedded(join(folder, 'data'), () => {})
  const databaseUrl = postgres.url
  await migrate(databaseUrl, join(PROJECT, 'prisma/migrations'))
  let queue: RedisServer | undefined = redis ? await startRedis() : undefined
  const redisUrl = queue?.url

  const ports = await Promise.all(Array.from({ length: apis }, freePort))
  const env = {
    ...process.env,
    ...{
      DATABASE_URL: databaseUrl,
      ACCESS_KEYS: `chaos:${'secret'.repeat(6)}`,
      LOG_LEVEL: 'silent',
      SWEEP_SECONDS: '2',
    },
    ...{ REQUESTS_A_MINUTE: MANY, ADDRESS_REQUESTS_A_MINUTE: MANY, SIGN_INS_A_MINUTE: MANY, STREAMS: MANY },
    ...(redisUrl && { REDIS_URL: redisUrl }),
    HERALD_HOME: folder,
  }
  let closing = false
  const running: ChildProcess[] = []
  const start = (which: number) => {
    const [name, own] = which < apis ? ['api', { PORT: String(ports[which]) }] : ['worker', {}]
    const child = spawn(process.execPath, [COMMAND, name as string], { stdio: 'ignore', env: { ...env, ...own } })
    running[which] = child
    child.once('exit', () => {
      if (!closing) start(which)
    })
  }
  const processes = apis + workers
  for (let which = 0; which < processes; which++) start(which)

  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    databaseUrl,
    processes,
    kill: (which) => void running[which]!.kill('SIGKILL'),
    async restartPostgres() {
      const { port } = new URL(databaseUrl)
      await postgres.stop()
      postgres = await startEmbedded(join(folder, 'data'), () => {}, Number(port))
    },
    async restartRedis() {
      if (!queue) return
      await queue.stop()
      queue = await startRedis('--port', new URL(queue.url).port)
    },
    async flushRedis() {
      if (!redisUrl) return
      const client = new Redis(redisUrl, { retryStrategy: null, lazyConnect: true })
      client.on('error', () => {})
      await client
        .connect()
        .then(() => client.flushall())
        .catch(() => {}) // it may be away just now
      client.disconnect()
    },
    async close() {
      closing = true
      const ended = running.map((child) => new Promise((done) => child.once('exit', done)))
      for (const child of running) child.kill('SIGTERM')
      await Promise.all(ended)
      await queue?.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
