// Old and new servers run side by side for one release: what the release before asks of the tables can be asked of today's, and no
// migration since takes away what it knows. docs/releasing.md says how one is written.
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../src/store/database/migrate.ts'
import { migrationsIn } from '../../src/store/database/schema.ts'
import { lastRelease, MIGRATIONS, recorded, releasedDatabase } from '../support/released.ts'
import { contractsIn, isMarked } from './contracts.ts'

const dump = recorded('dump.sql')
const since = migrationsIn(MIGRATIONS).filter(({ name }) => !dump.includes(`-- ${name}\n`))

describe(`What ${lastRelease} asks of the database`, () => {
  const database = releasedDatabase()
  const statements: string[] = JSON.parse(recorded('statements.json'))
  const faults = { before: [] as string[], after: [] as string[] }
  beforeAll(async () => {
    faults.before = await faultsOf(database.pool, statements)
    await migrate(database.url, MIGRATIONS)
    faults.after = await faultsOf(database.pool, statements)
  })

  it('can be asked of its own tables, so it is recorded as it was', () => {
    expect(statements.length).toBeGreaterThan(200)
    expect(faults.before).toEqual([])
  })
  it('can be asked of today’s', () => expect(faults.after).toEqual([]))
})

/** Planned, and not run: tables, columns, types, and the keys that ON CONFLICT goes by. */
async function faultsOf(pool: pg.Pool, statements: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const statement of statements)
    await pool
      .query(`EXPLAIN (GENERIC_PLAN) ${statement}`)
      .catch(({ message }) => faults.push(`${message}: ${statement.slice(0, 100)}`))
  return faults
}

describe('Every migration since', () => {
  it('there are some', () => expect(since.map(({ name }) => name)).toContain('0080_schema_needs'))
  it.each(since.map(({ name, sql }) => [name, sql] as const))('%s only adds, or says what it needs', (_, sql) =>
    expect(isMarked(sql) ? [] : contractsIn(sql)).toEqual([]),
  )
})

describe('What takes something away', () => {
  const expands = [
    'ALTER TABLE game ADD COLUMN a text',
    "ALTER TABLE game ADD COLUMN a text NOT NULL DEFAULT ''",
    'ALTER TABLE game ADD COLUMN a text, ADD COLUMN b bigint GENERATED ALWAYS AS IDENTITY NOT NULL',
    'ALTER TABLE game DROP CONSTRAINT game_pkey, ADD PRIMARY KEY (id)',
    'ALTER TABLE game ALTER COLUMN a DROP NOT NULL; ALTER TABLE game ALTER a SET DEFAULT 1',
    'CREATE TABLE other (id uuid NOT NULL, text text NOT NULL)',
    'CREATE INDEX game_a ON game (a); DROP INDEX game_b',
    "-- DROP TABLE game\nUPDATE game SET title = 'DROP TABLE game'",
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DELETE FROM game; DROP TABLE game $$',
    'CREATE TABLE other (id uuid); ALTER TABLE other ALTER COLUMN id SET NOT NULL; DROP TABLE other',
  ]
  it.each(expands)('is not: %s', (sql) => expect(contractsIn(sql)).toEqual([]))

  const contracts = [
    'DROP TABLE game',
    'ALTER TABLE ONLY public."game" DROP COLUMN title',
    'ALTER TABLE game DROP title',
    'ALTER TABLE game ADD COLUMN a text NOT NULL',
    'ALTER TABLE game ADD a text NOT NULL, ADD b text',
    'ALTER TABLE game ADD COLUMN a text, RENAME TO table_of_people',
    'ALTER TABLE game RENAME COLUMN title TO name',
    'ALTER TABLE game ALTER COLUMN revision TYPE bigint',
    'ALTER TABLE game ALTER revision SET DATA TYPE bigint',
    'ALTER TABLE game ALTER COLUMN title SET NOT NULL',
    'ALTER TABLE game ALTER COLUMN title DROP DEFAULT',
    'ALTER INDEX a RENAME TO b',
    'DROP FUNCTION f',
    'DROP SCHEMA public CASCADE',
    'TRUNCATE game',
    'ALTER TABLE game ADD CONSTRAINT short CHECK (length(title) < 9)',
    'CREATE UNIQUE INDEX one ON game (title)',
    "DO $$ BEGIN EXECUTE 'DROP TABLE game'; END $$",
  ]
  it.each(contracts)('is: %s', (sql) => expect(contractsIn(sql)).toHaveLength(1))

  it('may be, where the migration says which release it needs', () => {
    expect(isMarked('DROP TABLE game')).toBe(false)
    expect(isMarked("-- INSERT INTO schema_needs VALUES ('0090_a', '0080_b')\nDROP TABLE game")).toBe(false)
    expect(isMarked('-- Fits the release before: it is only wider.\nALTER TABLE game ADD CHECK (true)')).toBe(true)
    expect(isMarked("DROP TABLE game;\nINSERT INTO schema_needs VALUES ('0090_a', '0080_b');")).toBe(true)
  })
})
