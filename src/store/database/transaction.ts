// Several statements that count together or not at all. The only way to a connection of one's own.
import type pg from 'pg'

/** `begin` says how, where that matters. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  begin = 'BEGIN',
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const breaks = (error: Error) => {
    broken = error
  }
  client.on('error', breaks) // while nothing is asked of it, nobody else would hear
  try {
    await client.query(begin)
    const done = await work(client)
    await client.query('COMMIT')
    return done
  } catch (error) {
    await client.query('ROLLBACK').catch(breaks)
    throw error
  } finally {
    client.off('error', breaks)
    client.release(broken) // a broken one is not used again
  }
}
