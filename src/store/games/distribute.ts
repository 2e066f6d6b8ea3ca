// How games come to be on several machines (Citus): each game's rows together, found by its id. People, and what is theirs, stay on
// the machine that everybody speaks to.
import pg from 'pg'
import { openConnection } from '../database/connection.ts'
import { hasExtension, isDistributed } from '../database/distributed.ts'
import { DISTRIBUTING } from '../database/limits.ts'
import { COMMIT_GAME } from './commit-statement.ts'

/** All that is a game's, by the column that says which. Whatever refers to a game is among them. */
export const TABLES_OF_A_GAME = {
  game: 'id',
  ...{ seat: 'game_id', log: 'game_id', snapshot: 'game_id', draft: 'game_id', message: 'game_id' },
  ...{ invitation: 'game_id', letter: 'game_id', outbox: 'game_id', archive: 'game_id' },
  table_source: 'game_id',
} as const

/** What keeps the games from being distributed, for whoever wants it. */
export class NotDistributable extends Error {}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

export interface Distribution {
  /** In one transaction: all of it, or nothing. */
  readonly statements: readonly string[]
  /** Bytes that are copied. */
  readonly size: number
  carryOut(): Promise<void>
}

/**
 * Tables may refer to each other only once all are distributed, so these references go first and come back last. It is one
 * transaction that everybody waits for: done without blocking anybody (create_distributed_table_concurrently) it could be in none,
 * nothing would hold rows and games together meanwhile, and what fails in between would stay half done.
 */
export async function withDistribution<T>(url: string, work: (plan: Distribution) => Promise<T>): Promise<T> {
  const client = await openConnection(url, DISTRIBUTING)
  try {
    if (!(await hasExtension(client)))
      throw new NotDistributable('this PostgreSQL has no Citus: CREATE EXTENSION citus')
    if (await isDistributed(client)) throw new NotDistributable('the games are distributed already')
    const tables = Object.keys(TABLES_OF_A_GAME)
    const { rows } = await client.query<Reference>(REFERENCES, [tables])
    const { rows: sizes } = await client.query<{ size: string }>(SIZE, [tables])
    const statements = statementsFor(rows)
    const carryOut = async () => {
      // What fails is taken back when the connection ends.
      for (const statement of ['BEGIN', ...statements, 'COMMIT']) await client.query(statement)
    }
    return await work({ statements, size: Number(sizes[0]!.size), carryOut })
  } finally {
    await client.end()
  }
}

const REFERENCES = `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND confrelid::regclass::text = ANY ($1) ORDER BY 1, 2`

const SIZE = `SELECT sum(pg_total_relation_size(name::regclass))::text AS size FROM unnest($1::text[]) AS name`

export function statementsFor(references: readonly Reference[]): string[] {
  const alter = ({ table, name }: Reference, change: string) =>
    `ALTER TABLE ${table} ${change} ${pg.escapeIdentifier(name)}`
  const [[, key], ...others] = Object.entries(TABLES_OF_A_GAME) as [[string, string], ...[string, string][]]
  return [
    // Whoever waits for a table keeps all who come later from it: rather not done than nobody served.
    "SET LOCAL lock_timeout = '10s'",
    // One connection to each machine, as what refers to what was just copied has to see it.
    "SET LOCAL citus.multi_shard_modify_mode = 'sequential'",
    ...references.map((one) => alter(one, 'DROP CONSTRAINT')),
    // Tables with triggers are not taken, and processes that these are for do not work on several machines.
    'DROP TRIGGER IF EXISTS game_mend_owed_at ON game',
    'DROP TRIGGER IF EXISTS game_mend_owed_at_first ON game',
    'DROP TRIGGER IF EXISTS outbox_fill_in_task ON outbox',
    `SELECT create_distributed_table('game', '${key}')`,
    ...others.map(
      ([table, column]) => `SELECT create_distributed_table('${table}', '${column}', colocate_with => 'game')`,
    ),
    ...references.map((one) => `${alter(one, 'ADD CONSTRAINT')} ${one.definition}`),
    `SELECT create_distributed_function('${COMMIT_GAME}(uuid, boolean, json)', '$1', colocate_with => 'game')`,
    // What was copied is still here, and nobody sees it any more.
    "SELECT truncate_local_data_after_distributing_table('game')",
    "SELECT truncate_local_data_after_distributing_table('outbox')",
  ]
}
