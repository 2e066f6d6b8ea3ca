// Brings a database up to date: the SQL files under prisma/migrations, each once, in order. It keeps Prisma's own table,
// checksums and lock, so that `prisma migrate deploy` can take over, and two processes can start at once.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { openConnection } from './connection.ts'
import { MIGRATING } from './limits.ts'

/** The lock Prisma Migrate takes. */
const LOCK = 72707369
/** Whoever waits for a table keeps all who come later from it: rather not up to date than nobody served. */
const TABLE_LOCK = '10s'

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

interface Applied {
  checksum: string
  finished_at: Date | null
}

/** It has migrations that this release does not know: what they made of the tables, only a later one can tell. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(`the database is newer than this release, which does not know ${unknown.toSorted().at(-1)}`)
  }
}

/** Gives the names of the migrations it applied. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = await openConnection(url, MIGRATING)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(TABLE)
    const { rows } = await client.query<Applied & { migration_name: string }>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const before = new Map(rows.map((row) => [row.migration_name, row]))
    const known = migrationsIn(folder)
    const unknown = [...before.keys()].filter((name) => !known.some((one) => one.name === name))
    if (unknown.length > 0) throw new NewerDatabase(unknown)
    const applied: string[] = []
    for (const { name, sql } of known) if (await applyOnce(client, name, sql, before.get(name))) applied.push(name)
    return applied
  } finally {
    await client.end()
  }
}

const migrationsIn = (folder: string): { name: string; sql: string }[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))

async function applyOnce(client: pg.Client, name: string, sql: string, before: Applied | undefined): Promise<boolean> {
  const checksum = createHash('sha256').update(sql).digest('hex')
  if (before && !before.finished_at) throw new Error(`Migration ${name} failed before: put it right by hand.`)
  if (before && before.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied.`)
  if (before) return false
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${TABLE_LOCK}'`)
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the connection may have ended
    throw error
  }
}
