// What a database's tables are beside what this release knows of them: which migrations are applied, which wait, and whether this
// release may work with them at all.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

export interface Migration {
  readonly name: string
  readonly sql: string
}

export interface Standing {
  /** Those that are known, in order. */
  readonly applied: readonly string[]
  readonly waiting: readonly Migration[]
  /** Of a later release, which this one does not know and need not. */
  readonly later: readonly string[]
}

/** A later release has changed it in a way that this one cannot work with. */
export class NewerDatabase extends Error {
  constructor({ migration, needs }: Needed) {
    super(`the database is newer than this release: ${migration} needs one that knows ${needs}`)
  }
}

/** Its migrations are not what they were: nobody knows what its tables are. */
export class UnknownTables extends Error {}

export const checksumOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex')

export const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }))

export async function standingOf(client: pg.Client, known: readonly Migration[]): Promise<Standing> {
  const before = new Map((await appliedIn(client)).map((row) => [row.migration_name, row]))
  const isKnown = (name: string) => known.some((one) => one.name === name)
  const unmet = (await neededIn(client)).find(({ migration, needs }) => !isKnown(migration) && !isKnown(needs))
  if (unmet) throw new NewerDatabase(unmet)
  for (const migration of known) judge(migration, before.get(migration.name))
  return {
    applied: known.filter(({ name }) => before.has(name)).map(({ name }) => name),
    waiting: known.filter(({ name }) => !before.has(name)),
    later: [...before.keys()].filter((name) => !isKnown(name)).toSorted(),
  }
}

function judge(migration: Migration, before: Applied | undefined): void {
  if (!before) return
  const { name } = migration
  if (!before.finished_at) throw new UnknownTables(`migration ${name} failed before: put it right by hand`)
  if (before.checksum !== checksumOf(migration))
    throw new UnknownTables(`migration ${name} was changed after it was applied`)
}

interface Applied {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: Date | null
}

async function appliedIn(client: pg.Client): Promise<Applied[]> {
  if (!(await hasTable(client, '_prisma_migrations'))) return []
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  )
  return rows
}

interface Needed {
  readonly migration: string
  readonly needs: string
}

async function neededIn(client: pg.Client): Promise<Needed[]> {
  if (!(await hasTable(client, 'schema_needs'))) return []
  const { rows } = await client.query<Needed>('SELECT migration, needs FROM schema_needs ORDER BY migration DESC')
  return rows
}

async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table])
  return rows[0]!.there
}
