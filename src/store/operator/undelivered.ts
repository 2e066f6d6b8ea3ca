// Letters that did not arrive, of all people, in PostgreSQL.
import type pg from 'pg'
import type { OperatingStore, SentAgain, UndeliveredLetter } from '../../games/ports/operating.ts'

const GONE_WRONG = `state IN ('failed', 'bounced')`

/** Each from its own index, so that neither is read from end to end. */
const UNDELIVERED = `SELECT * FROM (
    (SELECT id AS letter, account_id AS account, game_id AS game, kind, state, attempts, answer AS reason, created_at AS "createdAt"
     FROM letter WHERE ${GONE_WRONG} ORDER BY created_at DESC LIMIT $1)
    UNION ALL
    (SELECT l.id, (SELECT a.id FROM account a WHERE a.email = l.email), NULL, l.kind, l.state, l.attempts, l.answer, l.created_at
     FROM account_letter l WHERE ${GONE_WRONG} ORDER BY created_at DESC LIMIT $1)) letters
  ORDER BY "createdAt" DESC LIMIT $1`

/** As if it had just been written. One mail for each, whatever it went with before. */
const AGAIN = `UPDATE letter l SET state = 'waiting', attempts = 0, mail_id = NULL, next_try_at = $2
  WHERE l.id = $1 AND ${GONE_WRONG} AND NOT EXISTS (SELECT 1 FROM account a
    WHERE a.id = l.account_id AND (a.mail_stopped IS NOT NULL OR a.suspended_at IS NOT NULL OR a.email IS NULL))`
const WHICH = `SELECT 'stopped' AS which FROM letter WHERE id = $1 AND ${GONE_WRONG}
  UNION ALL SELECT 'secret' FROM account_letter WHERE id = $1`

export const undeliveredStore = (pool: pg.Pool): Pick<OperatingStore, 'undelivered' | 'sendAgain'> => ({
  async undelivered(limit) {
    return (await pool.query<UndeliveredLetter>(UNDELIVERED, [limit])).rows
  },

  async sendAgain(letter, now) {
    if ((await pool.query(AGAIN, [letter, now])).rowCount === 1) return 'again'
    const { rows } = await pool.query<{ which: SentAgain }>(WHICH, [letter])
    return rows[0]?.which ?? 'none'
  },
})
