// A master, a replica, and a Sentinel that makes the one the other's heir.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'
import { type RedisServer, startRedis } from './redis.ts'

export interface SentinelHouse {
  /** By the word of the Sentinel. */
  readonly url: string
  readonly master: RedisServer
  stop(): Promise<void>
}

export async function startSentinel(): Promise<SentinelHouse> {
  const master = await startRedis()
  const masterPort = new URL(master.url).port
  const replica = await startRedis('--replicaof', `127.0.0.1 ${masterPort}`)
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
  return {
    url: `redis+sentinel://127.0.0.1:${port}/heralds`,
    master,
    async stop() {
      child.kill('SIGKILL')
      await ended
      for (const server of [master, replica]) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Of the replica: before that there is nobody to take over. */
async function untilItKnows(port: number): Promise<void> {
  const sentinel = new Redis({ port, retryStrategy: () => 50, maxRetriesPerRequest: null })
  sentinel.on('error', () => {}) // it is only just starting
  try {
    for (;;) {
      const known = (await sentinel.call('SENTINEL', 'replicas', 'heralds')) as unknown[]
      if (known.length > 0) return
      await new Promise((soon) => setTimeout(soon, 50))
    }
  } finally {
    sentinel.disconnect()
  }
}
