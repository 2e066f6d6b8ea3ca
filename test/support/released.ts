// A database as an earlier release left it, by what is kept in test/records; and the folder of today's migrations, with some more.
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from './database.ts'

const RECORDS = new URL('../records/', import.meta.url)
export const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** The last of those whose statements are kept. */
export const lastRelease: string = readdirSync(RECORDS)
  .filter((name) => existsSync(new URL(`${name}/statements.json`, RECORDS)))
  .sort((one, other) => Number(one.split('-')[1]) - Number(other.split('-')[1]))
  .at(-1)!

export const recorded = (file: string): string => readFileSync(new URL(`${lastRelease}/${file}`, RECORDS), 'utf8')

/** Gone when the file is done. */
export function releasedDatabase(): Database {
  const own = new URL(inject('postgres'))
  const server = new URL(own)
  server.pathname = '/postgres'
  own.pathname = `/test_${randomBytes(8).toString('hex')}`
  const name = own.pathname.slice(1)
  const database = { url: own.href, pool: new pg.Pool({ connectionString: own.href, max: 10 }) }
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.href })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  beforeAll(async () => {
    await run(`CREATE DATABASE ${name} TEMPLATE template0`)
    await database.pool.query(recorded('dump.sql'))
  })
  afterAll(async () => {
    database.pool.on('error', () => {})
    await database.pool.end()
    await run(`DROP DATABASE ${name} WITH (FORCE)`)
  })
  return database
}

/** Today's migrations, and later ones by their names. */
export function laterMigrations(later: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'herald-migrations-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(MIGRATIONS, folder, { recursive: true })
  for (const [name, sql] of Object.entries(later)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'migration.sql'), sql)
  }
  return folder
}
