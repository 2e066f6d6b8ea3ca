// Brings a database up to date: the SQL files under prisma/migrations, each once, in order. It keeps Prisma's own table,
// checksums and lock, so that `prisma migrate deploy` can take over, and two processes can start at once.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openConnection } from './connection.ts'
import { MIGRATING } from './limits.ts'
import { checksumOf, type Migration, migrationsIn, standingOf } from './schema.ts'

/** The lock Prisma Migrate takes. */
const LOCK = 72707369

/**
 * Whoever waits for a table keeps all who come later from it. So nobody waits for long, but comes again: players are kept for less
 * than the lock limit they have themselves (limits.ts), and notice nothing.
 */
export const PATIENCE: Patience = { lockMs: 1_000, tries: 20, pauseMs: 3_000 }

export interface Patience {
  readonly lockMs: number
  readonly tries: number
  readonly pauseMs: number
}

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/** Others are at the tables all the time. What was applied before stays; the rest waits for the next time. */
export class TablesInUse extends Error {}

type Tell = (line: string) => void

/** Gives the names of the migrations it applied. */
export async function migrate(
  url: string,
  folder: string,
  tell: Tell = () => {},
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const client = await openConnection(url, MIGRATING)
  try {
    await takeTurn(client, tell)
    await client.query(TABLE)
    const { waiting } = await standingOf(client, migrationsIn(folder))
    for (const migration of waiting) await applyPatiently(client, migration, tell, patience)
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function takeTurn(client: pg.Client, tell: Tell): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  if (rows[0]!.taken) return
  tell('Another process brings the database up to date: waiting for it')
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]).catch((error) => {
    throw isInUse(error)
      ? new TablesInUse('another process has been bringing the database up to date all the time')
      : error
  })
}

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  tell: Tell,
  { lockMs, tries, pauseMs }: Patience,
): Promise<void> {
  for (let number = 1; ; number++)
    try {
      return await apply(client, migration, lockMs)
    } catch (error) {
      if (!isInUse(error)) throw error
      if (number === tries)
        throw new TablesInUse(`${migration.name} could not have its tables in ${tries} tries: somebody holds them`)
      tell(`${migration.name} cannot have its tables now: try ${number} of ${tries}, again in ${pauseMs / 1000} s`)
      await wait(pauseMs)
    }
}

/** SQLSTATE of a lock that was not to be had, and of one given up so that others could go on. */
const IN_USE = ['55P03', '40P01']
const isInUse = (error: unknown): boolean => error instanceof pg.DatabaseError && IN_USE.includes(error.code ?? '')

/** All of it or nothing: who is killed in the middle has done nothing. */
async function apply(client: pg.Client, migration: Migration, lockMs: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockMs}ms'`)
    await client.query(migration.sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksumOf(migration), migration.name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the connection may have ended
    throw error
  }
}
