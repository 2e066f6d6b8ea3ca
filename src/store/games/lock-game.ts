// A transaction with a game's row in hand, without waiting for the row: whoever waits for one holds a connection that all others
// may need. Where the row is taken the connection goes back, and it is tried again a little later.
import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { inTransaction } from '../database/transaction.ts'

/** Longer and longer, about three seconds in all. Nobody holds a row for so long. */
const WAITS_MS = [5, 10, 20, 40, 80, 160, 320, 640, 800, 1000]
const LOCK_NOT_AVAILABLE = '55P03'

/** `taken` when others held it all the time; `gone` when there is no such game, or none any more. */
export async function withGame<T>(
  pool: pg.Pool,
  game: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T | 'taken' | 'gone'> {
  for (const wait of [...WAITS_MS, null]) {
    try {
      return await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE NOWAIT', [game])
        return rowCount === 0 ? 'gone' : work(client)
      })
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    }
    if (wait !== null) await later(wait)
  }
  return 'taken'
}
