// Whatever changes which webhooks and browsers of somebody's are told of what is noted with the account, from where the files of games
// have it: so the games come first, as whoever plays locks them first.
import type pg from 'pg'
import { inTransaction } from '../database/transaction.ts'
import { renewGamesOf } from '../games/renew.ts'

const RENEW = `SELECT ${renewGamesOf('ARRAY[$1::uuid]')}`

const NOTE = `UPDATE account SET hooks = coalesce((
    SELECT jsonb_agg(jsonb_build_object('hook', id, 'kinds', kinds)
      || CASE WHEN form = 'push' THEN '{"isBrowser": true}'::jsonb ELSE '{}' END ORDER BY created_at, id)
    FROM webhook WHERE account_id = $1 AND is_on), '[]') WHERE id = $1`

/** What is done there is done by one at a time for each account, and seen by its games from then on. */
export const changing = <T>(pool: pg.Pool, account: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, async (client) => {
    await client.query(RENEW, [account])
    await client.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [account])
    const done = await work(client)
    await client.query(NOTE, [account])
    return done
  })
