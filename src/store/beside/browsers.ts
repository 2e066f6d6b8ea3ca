// Browsers that are told by web push, in PostgreSQL: rows among the webhooks, of a form of their own.
import type pg from 'pg'
import type { Browser, BrowserStore, NewBrowser } from '../../games/ports/browsers.ts'
import { changing } from './changing-hooks.ts'
import { TELL_BROWSERS } from './tell-hooks.ts'

const LIST = `SELECT w.id, s.id AS session, s.device, w.created_at AS "createdAt", w.ok_at AS "okAt"
  FROM webhook w JOIN session s ON s.id = w.session_id AND s.expires_at > $2
  WHERE w.account_id = $1 AND w.form = 'push' ORDER BY w.created_at, w.id`

/** Who has its keys has the browser: another account that was told there before has signed out, or should have. */
const OTHERS = `SELECT account_id AS account, id FROM webhook
  WHERE form = 'push' AND url = $1 AND p256dh = $2 AND auth = $3 AND account_id <> $4`

const IS_HERE = 'SELECT 1 FROM account WHERE id = $1 AND deleted_at IS NULL AND epoch = $2'

const RENEW = `UPDATE webhook SET p256dh = $3, auth = $4, session_id = $5, is_on = true
  WHERE account_id = $1 AND form = 'push' AND url = $2 RETURNING id`

/** Those whose session has ended go before others. */
const DROP_SURPLUS = `DELETE FROM webhook WHERE id IN (SELECT w.id FROM webhook w LEFT JOIN session s ON s.id = w.session_id
  WHERE w.account_id = $1 AND w.form = 'push' ORDER BY s.id IS NOT NULL DESC, w.created_at DESC, w.id OFFSET $2)`

const INSERT = `INSERT INTO webhook (id, account_id, name, url, form, kinds, p256dh, auth, session_id, created_at)
  VALUES ($1, $2, '', $3, 'push', '{}', $4, $5, $6, $7)`

const REMOVE = "DELETE FROM webhook WHERE account_id = $1 AND id = $2 AND form = 'push'"

export const browserStore = (pool: pg.Pool): BrowserStore => ({
  async of(account, now) {
    return (await pool.query<Browser>(LIST, [account, now])).rows
  },

  async add(account, browser, most) {
    const { url, keys } = browser
    const others = await pool.query<{ account: string; id: string }>(OTHERS, [url, keys.p256dh, keys.auth, account])
    for (const { account: other, id } of others.rows) await removeFrom(pool, other, id)
    return changing(pool, account, (client) => addWith(client, account, browser, most))
  },

  remove: (account, browser) => removeFrom(pool, account, browser),

  async forget({ account, hook, url }) {
    const text = "DELETE FROM webhook WHERE account_id = $1 AND id = $2 AND form = 'push' AND url = $3"
    await changing(pool, account, (client) => client.query(text, [account, hook, url]))
  },

  async tell(account, { kind, occasion, only = null }, at) {
    return (await pool.query(TELL_BROWSERS, [account, kind, occasion, at, only])).rowCount ?? 0
  },
})

const removeFrom = (pool: pg.Pool, account: string, browser: string): Promise<void> =>
  changing(pool, account, async (client) => void (await client.query(REMOVE, [account, browser])))

async function addWith(
  client: pg.PoolClient,
  account: string,
  { id, url, keys, session, epoch, createdAt }: NewBrowser,
  most: number,
): Promise<{ id: string; isNew: boolean } | undefined> {
  if ((await client.query(IS_HERE, [account, epoch])).rowCount === 0) return undefined
  const known = await client.query<{ id: string }>(RENEW, [account, url, keys.p256dh, keys.auth, session])
  if (known.rows[0]) return { id: known.rows[0].id, isNew: false }
  await client.query(DROP_SURPLUS, [account, most - 1])
  await client.query(INSERT, [id, account, url, keys.p256dh, keys.auth, session, createdAt])
  return { id, isNew: true }
}
