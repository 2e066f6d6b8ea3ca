// What a game that is put away takes in PostgreSQL, with its seats, indexes and everything: bytes counted, not estimated. Its letters,
// deliveries and talk have gone by time, or are nobody's but those who talked: they are not in the figure.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { archiveStore } from '../../../src/store/games/archive/archive.ts'
import { playOn } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { everyGame } from '../../support/every-game.ts'
import { luckOf } from '../../support/play.ts'
import { fullTable } from '../../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)

const MOST_BYTES = 16 * 1024
/** Real games of each kind, each of them so often that the tables' first pages do not count. */
const GAMES = 4
const COPIES = 200
const PEOPLE = 4

/** Every table with a row or rows for a game. */
const TABLES = `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND (c.column_name = 'game_id' OR c.table_name = 'game') AND t.table_type = 'BASE TABLE'
  GROUP BY c.table_name ORDER BY c.table_name <> 'game', c.table_name`

async function sizes(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `SELECT name, pg_total_relation_size(format('%I', name)::regclass) AS bytes FROM (${TABLES}) AS tables`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

/** The same rows under other ids, until there are so many of each. */
async function copyGames(): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(
    `SELECT t.name, array_agg(c.column_name::text) AS columns FROM (${TABLES}) t
       JOIN information_schema.columns c ON c.table_schema = 'public' AND c.table_name = t.name AND c.is_identity = 'NO'
     WHERE t.name IN ('game', 'seat', 'archive', 'log', 'snapshot') GROUP BY t.name ORDER BY t.name <> 'game'`,
  )
  await pool.query(
    `CREATE TABLE copies AS SELECT g.id AS old, gen_random_uuid() AS new FROM game g, generate_series(2, ${COPIES})`,
  )
  for (const { name, columns } of tables) {
    const id = name === 'game' ? 'id' : 'game_id'
    const values = columns.map((column) =>
      column === id ? 'c.new' : column === 'account' ? 'gen_random_uuid()' : `t."${column}"`,
    )
    await pool.query(
      `INSERT INTO ${name} (${columns.map((column) => `"${column}"`)}) SELECT ${values} FROM copies c JOIN ${name} t ON t.${id} = c.old`,
    )
  }
  await pool.query('DROP TABLE copies')
}

it(`is at most 16 KB, with all tables and indexes`, async () => {
  const empty = await sizes()
  const games: string[] = []
  for (const played of everyGame)
    for (let number = 0; number < GAMES; number++) {
      const usual = played.options(PEOPLE)
      const options = 'length' in usual ? { ...usual, length: 'long' } : usual
      const guests = Array.from({ length: PEOPLE - 1 }, () => randomUUID())
      const { game } = await fullTable(deps, PEOPLE, { ruleset: played.name, options, guests })
      await carryOnUntilAsked(deps, game)
      await playOn(deps, game, luckOf(digest(`${played.name} ${number}`)), 2000, played.lively)
      games.push(game)
    }
  const before = await pool.query('SELECT pg_total_relation_size($1) + pg_total_relation_size($2) AS bytes', [
    'log',
    'snapshot',
  ])
  for (const game of games) expect(await archiveStore(pool).putAway(game, new Date())).toBe('put-away')
  await pool.query('VACUUM FULL')
  await copyGames()
  const full = await sizes()
  const each = new Map([...full].map(([name, bytes]) => [name, (bytes - empty.get(name)!) / (games.length * COPIES)]))
  const sum = [...each.values()].reduce((total, bytes) => total + bytes)
  if (process.env.SIZES) console.log(Object.fromEntries(each), sum, Number(before.rows[0].bytes) / games.length)
  expect(sum).toBeGreaterThan(2_000)
  expect(sum).toBeLessThan(MOST_BYTES)
})
