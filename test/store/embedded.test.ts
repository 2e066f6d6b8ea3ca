// The embedded database: it comes up, keeps what it was given, and recovers from whatever happens to it.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbedded } from '../../src/store/embedded.ts'
import { migrate } from '../../src/store/migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-embedded-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
const quietly = () => {}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('The embedded database', () => {
  it('keeps its data from one start to the next, and refuses a second server on the same folder', async () => {
    const home = join(folder, 'kept')
    const said: string[] = []
    const first = await startEmbedded(home, (line) => said.push(line))
    expect(said).toContain('Making a new database …')
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await expect(startEmbedded(home, quietly)).rejects.toThrow(/is Herald running already/)
    await first.stop()
    const second = await startEmbedded(home, quietly)
    expect((await query(second.url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('stops when its process is killed, and the next start recovers by itself', async () => {
    const home = join(folder, 'killed')
    const script = `const { startEmbedded } = await import(${JSON.stringify(new URL('../../dist/store/embedded.js', import.meta.url).href)})
      const { url } = await startEmbedded(${JSON.stringify(home)}, () => {}); console.log(url); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = String(await new Promise<Buffer>((line) => child.stdout.once('data', line))).trim()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS answer')
    const server = Number(readFileSync(join(home, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
    expect(isAlive(server)).toBe(true)
    child.kill('SIGKILL')
    const again = await startEmbedded(home, quietly)
    expect((await query(again.url, 'SELECT answer FROM kept')).rows).toEqual([{ answer: 7 }])
    await again.stop()
  })
})

describe('Migrations', () => {
  it('are applied once, also by several processes at once, and changed ones are refused', async () => {
    const server = await startEmbedded(join(folder, 'migrated'), quietly)
    try {
      const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(server.url, MIGRATIONS)))
      expect(applied.flat().length).toBe(new Set(applied.flat()).size)
      expect(applied.flat()).toContain('0001_games')
      expect(await migrate(server.url, MIGRATIONS)).toEqual([])
      await query(server.url, `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '0001_games'`)
      await expect(migrate(server.url, MIGRATIONS)).rejects.toThrow(/0001_games was changed/)
    } finally {
      await server.stop()
    }
  })
})
