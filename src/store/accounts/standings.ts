// Whether sessions and tokens still stand: looked up by their keys, and many at the same moment in one statement.
import type pg from 'pg'
import type { Standing, Standings } from '../../accounts/ports/standing.ts'
import { batch } from '../database/batch.ts'

export const standingStore = (pool: pg.Pool): Standings => ({
  standing: batch(async (sessions) => {
    const { rows } = await pool.query<Standing & { id: string }>({
      name: 'standings',
      text: `SELECT s.id, a.id AS account, a.epoch, a.email IS NULL AS "isGuest", s.expires_at AS "expiresAt",
          s.confirmed_at AS "confirmedAt", a.suspended_at IS NOT NULL AS "isSuspended"
        FROM session s JOIN account a ON a.id = s.account_id
        WHERE s.id = ANY($1::uuid[]) AND a.deleted_at IS NULL`,
      values: [sessions],
    })
    return new Map(rows.map(({ id, ...standing }) => [id, standing]))
  }),

  tokenExpiry: batch(async (tokens) => {
    const { rows } = await pool.query<{ id: string; expires_at: Date | null }>({
      name: 'token-expiries',
      text: `SELECT t.id, t.expires_at FROM access_token t JOIN account a ON a.id = t.account_id
        WHERE t.id = ANY($1::uuid[]) AND a.suspended_at IS NULL`,
      values: [tokens],
    })
    return new Map(rows.map(({ id, expires_at }) => [id, expires_at]))
  }),

  async isSuspended(account) {
    const { rowCount } = await pool.query({
      name: 'is-suspended',
      text: 'SELECT 1 FROM account WHERE id = $1 AND suspended_at IS NOT NULL',
      values: [account],
    })
    return rowCount === 1
  },
})
