// PostgreSQL and Redis of the bench's own: made in the temporary folder, gone afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { bringUpToDate } from '../../src/main/parts/up-to-date.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'
import { newHome, removeHome } from '../api/herald.ts'
import { freePort } from '../api/process.ts'

export interface Servers {
  /** For what else is kept meanwhile. */
  readonly home: string
  /** A new database, up to date and otherwise empty, or a copy of another that nobody is connected to; its address. */
  database(name: string, from?: string): Promise<string>
  /** One of its numbered rooms: nobody else's jobs are in it. */
  redis(room: number): string
}

export async function withServers<T>(work: (servers: Servers) => Promise<T>): Promise<T> {
  const home = newHome()
  try {
    const postgres = await startEmbedded(join(home, 'database'), () => {})
    try {
      await bringUpToDate(postgres.url)
      const template = new URL(postgres.url).pathname.slice(1)
      const redis = await startRedis(home)
      try {
        return await work({
          home,
          async database(name, from = template) {
            await onServer(postgres.url, `CREATE DATABASE ${name} TEMPLATE ${from}`)
            return addressOf(postgres.url, name)
          },
          redis: (room) => `redis://127.0.0.1:${redis.port}/${room}`,
        })
      } finally {
        await redis.stop()
      }
    } finally {
      await postgres.stop()
    }
  } finally {
    removeHome(home)
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(url, 'postgres') })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** As safe as jobs need it: what it was told last is on disk within a second. */
async function startRedis(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort()
  const place = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder]
  const child = spawn('redis-server', [...place, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = () => void child.kill()
  process.on('exit', kill) // it would outlive a bench that is broken off
  let said = ''
  for await (const bytes of child.stdout) {
    said += bytes
    if (said.includes('Ready to accept connections')) break
  }
  if (child.exitCode !== null) throw new Error(`redis-server has ended: ${said}`)
  return {
    port,
    async stop() {
      process.off('exit', kill)
      child.kill()
      await ended
    },
  }
}
