// Games on several machines: that every key allows it, and how they get there. The extension that does it cannot be had here, so its
// functions are played by some that write down how they were called; all else is PostgreSQL's.
import { describe, expect, it } from 'vitest'
import { isDistributed } from '../../src/store/database/distributed.ts'
import { NotDistributable, TABLES_OF_A_GAME, withDistribution } from '../../src/store/games/distribute.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const { pool } = database
const tables = Object.keys(TABLES_OF_A_GAME)

const referencesTo = async (those: readonly string[]) =>
  (
    await pool.query<{ table: string; name: string; definition: string }>(
      `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND confrelid::regclass::text = ANY ($1) ORDER BY 1, 2`,
      [those],
    )
  ).rows

describe('The tables of a game', () => {
  it('are all that refer to one, and refer to nothing else', async () => {
    const theirs = await referencesTo(tables)
    expect(theirs.map(({ table }) => table).filter((table) => !tables.includes(table))).toEqual([])
    const { rows } = await pool.query<{ to: string }>(
      `SELECT confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)`,
      [tables],
    )
    expect(new Set(rows.map(({ to }) => to))).toEqual(new Set(['game']))
  })

  it('have the game in every key', async () => {
    const { rows } = await pool.query<{ table: string; key: string; columns: string[] }>(
      `SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS key,
         ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = i.indrelid AND attnum = ANY (i.indkey)) AS columns
       FROM pg_index i WHERE i.indisunique AND i.indrelid::regclass::text = ANY ($1)`,
      [tables],
    )
    expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(tables))
    const without = rows.filter(({ table, columns }) => !columns.includes(TABLES_OF_A_GAME[table as 'game']))
    expect(without).toEqual([])
  })
})

describe('Distributing the games', () => {
  const plan = () => withDistribution(database.url, async (distribution) => distribution)

  it('is refused where the extension is missing', async () => {
    expect(await isDistributed(pool)).toBe(false)
    await expect(plan()).rejects.toThrow(NotDistributable)
    await expect(plan()).rejects.toThrow('has no Citus')
  })

  it('takes references away and puts them back, and is refused a second time', async () => {
    await pool.query(EXTENSION)
    const before = await referencesTo(tables)
    expect(await isDistributed(pool)).toBe(false)
    const { size } = await withDistribution(database.url, async (distribution) => {
      await distribution.carryOut()
      return distribution
    })
    expect(size).toBeGreaterThan(0)
    expect(await referencesTo(tables)).toEqual(before)
    expect(before.length).toBeGreaterThan(5)
    const { rows } = await pool.query<{ said: string }>('SELECT said FROM asked ORDER BY number')
    expect(rows.map(({ said }) => said)).toEqual([
      'game by id with default', // the others follow it
      ...tables.slice(1).map((table) => `${table} by game_id with game`),
      'commit_game_1(uuid,boolean,json) by $1 with game',
      'truncate game',
      'truncate outbox',
    ])
    expect(await isDistributed(pool)).toBe(true)
    await expect(plan()).rejects.toThrow('distributed already')
  })

  it('leaves everything as it was where it fails', async () => {
    await pool.query('TRUNCATE asked, pg_dist_partition; ALTER FUNCTION create_distributed_function RENAME TO gone')
    const before = await referencesTo(tables)
    await expect(withDistribution(database.url, (distribution) => distribution.carryOut())).rejects.toThrow(
      'create_distributed_function',
    )
    expect(await referencesTo(tables)).toEqual(before)
    expect(await isDistributed(pool)).toBe(false)
  })
})

/** Refuses a table that another one refers to, and one with triggers, as the real one does. */
const EXTENSION = `
  CREATE TABLE pg_dist_partition (logicalrelid regclass);
  CREATE TABLE asked (number serial, said text);
  CREATE FUNCTION create_distributed_table(t regclass, c text, colocate_with text DEFAULT 'default') RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND t IN (confrelid, conrelid)) THEN
      RAISE 'a table refers to %, or it to one', t;
    END IF;
    IF EXISTS (SELECT FROM pg_trigger WHERE tgrelid = t AND NOT tgisinternal) THEN
      RAISE '% has triggers', t;
    END IF;
    INSERT INTO pg_dist_partition VALUES (t);
    INSERT INTO asked (said) VALUES (format('%s by %s with %s', t, c, colocate_with));
  END $$;
  CREATE FUNCTION create_distributed_function(f regprocedure, a text, colocate_with text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO asked (said) VALUES (format('%s by %s with %s', f, a, colocate_with)) $$;
  CREATE FUNCTION truncate_local_data_after_distributing_table(t regclass) RETURNS void LANGUAGE sql AS $$
    INSERT INTO asked (said) VALUES (format('truncate %s', t)) $$;`
