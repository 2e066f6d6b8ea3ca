// Whether the games are on several machines (Citus): see games/distribute.ts.
import type pg from 'pg'

/** What knows which tables are distributed; only where the extension is there. */
const CATALOGUE = 'pg_dist_partition'

type Asking = Pick<pg.ClientBase, 'query'>

export const hasExtension = async (database: Asking): Promise<boolean> =>
  (await database.query<{ is: boolean }>(`SELECT to_regclass('${CATALOGUE}') IS NOT NULL AS is`)).rows[0]!.is

export async function isDistributed(database: Asking): Promise<boolean> {
  if (!(await hasExtension(database))) return false
  return (await database.query(`SELECT FROM ${CATALOGUE} WHERE logicalrelid = 'game'::regclass`)).rows.length > 0
}
