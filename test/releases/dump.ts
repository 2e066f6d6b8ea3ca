// A database as one plain SQL text: the migrations that made it, as they were, and then every row. `psql` takes it, and so
// does one query; no tool of PostgreSQL is needed to write it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** Not what is counted for a minute, and not what the queue keeps for itself. */
const LEFT_OUT = ['request_count']

export async function dumpOf(client: pg.ClientBase, migrations: string): Promise<string> {
  const texts = async (sql: string, values: unknown[] = []) =>
    (await client.query<{ text: string }>(sql, values)).rows.map(({ text }) => text)
  const names = await texts('SELECT migration_name AS text FROM _prisma_migrations ORDER BY migration_name')
  const made = names.map(
    (name) => `-- ${name}\n${readFileSync(join(migrations, name, 'migration.sql'), 'utf8').trim()}\n`,
  )
  const parts = [...made, OWN_TABLE]
  for (const table of await tablesIn(client)) {
    const columns = await texts(COLUMNS, [table])
    const values = columns.map((column) => `quote_nullable("${column}"::text)`).join(`, ', ', `)
    const head = `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) VALUES (`
    parts.push(...(await texts(`SELECT $1 || concat(${values}) || ');' AS text FROM "${table}" ORDER BY 1`, [head])))
  }
  parts.push(...(await texts(SEQUENCES)))
  return `${parts.join('\n')}\n`
}

/** Each after those that its rows point to. */
async function tablesIn(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(TABLES, [LEFT_OUT])
  const sorted: string[] = []
  while (sorted.length < rows.length) {
    const next = rows.find(({ name, needs }) => !sorted.includes(name) && needs.every((need) => sorted.includes(need)))
    if (!next) throw new Error('These tables point at each other in a ring.')
    sorted.push(next.name)
  }
  return sorted
}

const TABLES = `SELECT c.relname AS name, array(SELECT DISTINCT f.confrelid::regclass::text FROM pg_constraint f
    WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1) ORDER BY 1`

/** What is computed is not written. */
const COLUMNS = `SELECT column_name AS text FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`

const SEQUENCES = `SELECT format('SELECT setval(%L, %s);', schemaname || '.' || sequencename, last_value) AS text
  FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`

/** As store/database/migrate.ts makes it. */
const OWN_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0);
`
