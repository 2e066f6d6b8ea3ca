// A master, a replica, and a Sentinel that makes the one the other's heir.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'
import { type RedisServer, startRedis } from './redis.ts'

export interface SentinelHouse {
  /** By the word of the Sentinel. */
  readonly url: string
  readonly master: RedisServer
  /** Where the one is that leads now. */
  leader(): Promise<string>
  /** Started again at once, with nothing in it: whether another takes over meanwhile is the Sentinel's. */
  restart(): Promise<void>
  /** The one that leads dies, and comes back when the other has taken over, to follow it. */
  failOver(): Promise<void>
  /** The one that leads stands still; when it goes on, another may have taken over. */
  freeze(ms: number): Promise<void>
  stop(): Promise<void>
}

export async function startSentinel(): Promise<SentinelHouse> {
  const master = await startRedis()
  const masterPort = new URL(master.url).port
  const replica = await startRedis('--replicaof', `127.0.0.1 ${masterPort}`)
  const servers = [master, replica]
  const folder = mkdtempSync(join(tmpdir(), 'herald-sentinel-'))
  const port = await freePort()
  const settings = join(folder, 'sentinel.conf')
  writeFileSync(
    settings,
    `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor heralds 127.0.0.1 ${masterPort} 1
sentinel down-after-milliseconds heralds 500
sentinel failover-timeout heralds 2000
`,
  )
  const child = spawn('redis-server', [settings, '--sentinel'], { stdio: 'ignore' })
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
  await untilItKnows(port)
  const leader = () =>
    withSentinel(port, async (sentinel) => {
      const [host, at] = (await sentinel.call('SENTINEL', 'get-master-addr-by-name', 'heralds')) as [string, string]
      return `redis://${host}:${at}`
    })
  const killLeader = async () => {
    const url = await leader()
    const which = servers.findIndex((server) => server.url === url)
    servers[which]!.child.kill('SIGKILL')
    await servers[which]!.stop()
    return { which, url }
  }
  return {
    url: `redis+sentinel://127.0.0.1:${port}/heralds`,
    master,
    leader,
    async restart() {
      const { which, url } = await killLeader()
      servers[which] = await startRedis('--port', new URL(url).port)
    },
    async failOver() {
      const { which, url } = await killLeader()
      while ((await leader()) === url) await wait(50)
      const heir = new URL(await leader()).port
      servers[which] = await startRedis('--port', new URL(url).port, '--replicaof', `127.0.0.1 ${heir}`)
      await untilItKnows(port)
    },
    async freeze(ms) {
      const url = await leader()
      const server = servers.find((one) => one.url === url)!
      server.freeze()
      await wait(ms)
      server.goOn()
      await untilItKnows(port)
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      for (const server of servers) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of a replica that is there: before that there is nobody to take over. */
const untilItKnows = (port: number): Promise<void> =>
  withSentinel(port, async (sentinel) => {
    for (;;) {
      const known = (await sentinel.call('SENTINEL', 'replicas', 'heralds')) as string[][]
      const flags = known.map((replica) => replica[replica.indexOf('flags') + 1])
      if (flags.includes('slave')) return
      await wait(50)
    }
  })

async function withSentinel<T>(port: number, ask: (sentinel: Redis) => Promise<T>): Promise<T> {
  const sentinel = new Redis({ port, retryStrategy: () => 50, maxRetriesPerRequest: null })
  sentinel.on('error', () => {}) // it is only just starting
  try {
    return await ask(sentinel)
  } finally {
    sentinel.disconnect()
  }
}
