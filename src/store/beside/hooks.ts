// Webhooks in PostgreSQL, as their owners keep them.
import type pg from 'pg'
import type { Hook, HookStore } from '../../games/ports/hooks.ts'
import { hex } from '../database/hex.ts'
import { changing } from './changing-hooks.ts'
import { deliveryStore } from './deliveries.ts'
import { TELL_BROWSERS_OF_HOOK } from './tell-hooks.ts'

const HOOK = `id, name, url, form, kinds, is_on AS "isOn", disabled_at AS "disabledAt", ok_at AS "okAt",
  failing_since AS "failingSince", former_until AS "formerUntil", created_at AS "createdAt"`

/** Browsers are kept by themselves (browsers.ts). */
const MINE = "account_id = $1 AND form <> 'push'"

/** But the one whose last try is just being written down. */
const SKIP_WAITING = `UPDATE delivery SET state = 'skipped', reason = 'switched-off'
  WHERE hook_id = $1 AND state = 'waiting' AND id IS DISTINCT FROM $2::uuid`

/** Not where its owner named another address meanwhile. */
const DISABLE = `UPDATE webhook SET is_on = false, disabled_at = $2 WHERE id = $1 AND is_on AND url = $3`

const WRITE_LETTER = `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, questions, next_try_at, created_at)
  SELECT $1, $2, id, $4, $5, seq, $6, $7, $8, $9 FROM game WHERE id = $3 ON CONFLICT DO NOTHING`

export const hookStore = (pool: pg.Pool): HookStore => ({
  ...deliveryStore(pool),

  async of(account) {
    const text = `SELECT ${HOOK} FROM webhook WHERE ${MINE} ORDER BY created_at, id`
    return (await pool.query<Hook>(text, [account])).rows
  },

  add: (account, { id, name, url, form, kinds, secret, createdAt }, most, epoch) =>
    changing(pool, account, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `SELECT (SELECT count(*)::integer FROM webhook WHERE ${MINE}) AS count FROM account
         WHERE id = $1 AND deleted_at IS NULL AND epoch = $2`,
        [account, epoch],
      )
      if (!rows[0]) return 'gone'
      if (rows[0].count >= most) return 'too-many'
      await client.query(
        `INSERT INTO webhook (id, account_id, name, url, form, kinds, secret, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, account, name, url, form, kinds, secret === null ? null : hex(secret), createdAt],
      )
      return 'added'
    }),

  change: (account, hook, { name = null, url = null, kinds = null, isOn = null }) =>
    changing(pool, account, async (client) => {
      const { rows } = await client.query<Hook>(
        `UPDATE webhook SET name = coalesce($3, name), url = coalesce($4, url), kinds = coalesce($5, kinds),
           is_on = coalesce($6, is_on), disabled_at = CASE WHEN $6 THEN NULL ELSE disabled_at END,
           failing_since = CASE WHEN $6 OR $4 <> url THEN NULL ELSE failing_since END
         WHERE id = $2 AND ${MINE} RETURNING ${HOOK}`,
        [account, hook, name, url, kinds, isOn],
      )
      if (rows[0] && !rows[0].isOn) await client.query(SKIP_WAITING, [hook, null])
      return rows[0]
    }),

  remove: (account, hook) =>
    changing(pool, account, async (client) => {
      const text = `DELETE FROM webhook WHERE id = $2 AND ${MINE}`
      return (await client.query(text, [account, hook])).rowCount === 1
    }),

  async rotate(account, hook, secret, formerUntil) {
    const { rows } = await pool.query<Hook>(
      `UPDATE webhook SET former_secret = secret, former_until = $4, secret = $3
       WHERE id = $2 AND account_id = $1 AND secret IS NOT NULL RETURNING ${HOOK}`,
      [account, hook, hex(secret), formerUntil],
    )
    return rows[0]
  },

  disable: ({ hook, id, url, game, owner: { account } }, at, letter) =>
    changing(pool, account, async (client) => {
      const { rowCount } = await client.query(DISABLE, [hook, at, url])
      if (rowCount === 0) return
      await client.query(SKIP_WAITING, [hook, id])
      if (letter)
        await client.query(WRITE_LETTER, [
          ...[letter.id, account, game, letter.kind, letter.occasion, letter.wish, letter.questions],
          ...[letter.dueAt, at],
        ])
      if (game !== null) await client.query(TELL_BROWSERS_OF_HOOK, [account, game, hook, at])
    }),
})
