// What became of mails after they were accepted, in PostgreSQL.
import type pg from 'pg'
import type { ReturnedStore } from '../../games/ports/letters.ts'
import { inTransaction } from '../database/transaction.ts'
import { renewGamesOf } from '../games/renew.ts'

/** So many in a row, none longer than a month after the one before, and nothing more is sent. */
const MOST_BOUNCES = 3

const ON_ITS_WAY = `state IN ('sent', 'waiting')` // who sent it may have died before it was written down

export const returnedStore = (pool: pg.Pool): ReturnedStore => ({
  bounced: (mail, { reason, isOfAddress, now }) =>
    inTransaction(pool, async (client) => {
      // The person first, as whoever sends locks them: those who lock in one order never block each other.
      const { rows } = await client.query<{ id: string }>(
        `SELECT a.id FROM account a WHERE id = (SELECT account_id FROM letter WHERE mail_id = $1 LIMIT 1) FOR NO KEY UPDATE`,
        [mail],
      )
      const letters = await client.query<{ sentAt: Date }>(
        `UPDATE letter SET state = 'bounced', answer = $2 WHERE mail_id = $1 AND ${ON_ITS_WAY}
         RETURNING coalesce(sent_at, $3) AS "sentAt"`,
        [mail, reason, now],
      )
      const [first] = letters.rows
      if (!first) return (await accountLetterBounced(client, mail, reason)) ? { stopped: null } : undefined
      const [person] = rows
      const counts = person !== undefined && isOfAddress
      return { stopped: counts && (await count(client, person.id, first.sentAt, now)) ? person.id : null }
    }),

  countRefusal: (account, now) => count(pool, account, now, now),

  async delayed(mail, reason) {
    const { rowCount } = await pool.query(
      `WITH told AS (UPDATE letter SET answer = $2 WHERE mail_id = $1 AND ${ON_ITS_WAY} RETURNING id),
         told_account AS (UPDATE account_letter SET answer = $2 WHERE id = $1 AND ${ON_ITS_WAY} RETURNING id)
       SELECT id FROM told UNION ALL SELECT id FROM told_account`,
      [mail, `Delayed: ${reason}`],
    )
    return rowCount !== 0
  },

  // Games first, then the person, as wherever both are locked.
  complained: (mail, wishes) =>
    inTransaction(pool, async (client) => {
      const off = Object.fromEntries(wishes.map((wish) => [wish, 'off']))
      await client.query(`SELECT ${renewGamesOf(`ARRAY(SELECT id FROM account WHERE ${GOT_IT})`)}`, [mail])
      await client.query(`UPDATE account SET letters = $2, mail_stopped = 'complaint' WHERE ${GOT_IT}`, [
        mail,
        JSON.stringify(off),
      ])
      const { rows } = await client.query<{ known: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM letter WHERE mail_id = $1) OR EXISTS (SELECT 1 FROM account_letter WHERE id = $1) AS known`,
        [mail],
      )
      return rows[0]!.known
    }),
})

/** Whoever that mail went to. */
const GOT_IT = `(id = (SELECT account_id FROM letter WHERE mail_id = $1 LIMIT 1)
    OR email = (SELECT email FROM account_letter WHERE id = $1))`

/**
 * One more to an address that is no good. True when that was one too many. What left before its owner last showed that it is
 * theirs says nothing of it.
 */
async function count(database: Pick<pg.Pool, 'query'>, account: string, sentAt: Date, now: Date): Promise<boolean> {
  const { rows } = await database.query<{ stopped: boolean }>(
    `UPDATE account a SET bounces = b.bounces, bounced_at = $3,
       mail_stopped = CASE WHEN b.bounces >= $4 THEN coalesce(a.mail_stopped, 'bounced') ELSE a.mail_stopped END
     FROM (SELECT id, mail_stopped, least(1 + CASE WHEN bounced_at > $3::timestamptz - interval '30 days' THEN bounces ELSE 0 END, 99) AS bounces
       FROM account WHERE id = $1 AND email IS NOT NULL AND coalesce(confirmed_at, '-infinity') <= $2::timestamptz FOR NO KEY UPDATE) b
     WHERE a.id = b.id RETURNING b.mail_stopped IS NULL AND b.bounces >= $4 AS stopped`,
    [account, sentAt, now, MOST_BOUNCES],
  )
  return rows[0]?.stopped ?? false
}

/** These do not count: strangers can ask for letters to sign in. */
async function accountLetterBounced(client: pg.PoolClient, mail: string, reason: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE account_letter SET state = 'bounced', answer = $2, sealed = NULL WHERE id = $1 AND ${ON_ITS_WAY}`,
    [mail, reason],
  )
  return rowCount === 1
}
