// Many games from a few: every row that belongs to a game, copied by SQL under new ids.
import type { Herald } from './herald.ts'
import type { Table } from './people.ts'

interface Column {
  table: string
  column: string
}

/** Every table with a row or rows for a game; the games' own comes first. */
export async function tablesOfGames({ sql }: Pick<Herald, 'sql'>): Promise<string[]> {
  const rows = await sql<{ table: string }>(`SELECT table_name AS table FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'game_id' ORDER BY table_name`)
  return ['game', ...rows.map(({ table }) => table)]
}

export interface Clones {
  /** A condition on those that are copied, and of which there are to be so many; all, if left out. */
  readonly which?: string
  /** What a column is in a copy `t` where it is not the same: by `table.column`. */
  readonly but?: Readonly<Record<string, string>>
}

/** Until there are that many, then leaves the database as tidy as days of quiet would. */
export async function cloneGames(
  { sql }: Pick<Herald, 'sql'>,
  count: number,
  { which = 'true', but = {} }: Clones = {},
): Promise<void> {
  const tables = await tablesOfGames({ sql })
  const columns = await sql<Column>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY($1) AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [tables],
  )
  await sql(`SET synchronous_commit = off; SET work_mem = '256MB'`)
  // In the order of the new ids, which spares the indexes.
  await sql(`CREATE TEMP TABLE clone AS
    SELECT old.id AS old, gen_random_uuid() AS new
      FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS many FROM game WHERE ${which}) old,
        generate_series(1, ${count} - (SELECT count(*) FROM game WHERE ${which})) AS n
      WHERE n % old.many = old.at ORDER BY new`)
  for (const table of tables) {
    const own = columns.filter((each) => each.table === table).map(({ column }) => column)
    const id = table === 'game' ? 'id' : 'game_id'
    const values = own.map((column) => (column === id ? 'c.new' : (but[`${table}.${column}`] ?? `t.${column}`)))
    await sql(`INSERT INTO ${table} (${own.join(', ')}) SELECT ${values.join(', ')}
      FROM clone c JOIN ${table} t ON t.${id} = c.old ORDER BY c.new`)
  }
  await sql('DROP TABLE clone')
  await sql('VACUUM ANALYZE')
  await sql('CHECKPOINT').catch(() => {}) // where the service's role may not, the server does it in its own time
}

/** Clones of these tables, so many of each, from all over the database. */
export async function someClones(
  { sql }: Pick<Herald, 'sql'>,
  tables: readonly Table[],
  each: number,
): Promise<Table[]> {
  const clones: Table[] = []
  for (const { game, host } of tables) {
    const games = await sql<{ id: string }>(
      `SELECT id FROM game WHERE host = (SELECT host FROM game WHERE id = $1) AND id <> $1
        ORDER BY md5(id::text) LIMIT $2`,
      [game, each],
    )
    clones.push(...games.map(({ id }) => ({ game: id, host })))
  }
  return clones
}
