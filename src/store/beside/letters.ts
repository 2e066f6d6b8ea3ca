// Letters in PostgreSQL.
import type pg from 'pg'
import type { Bundle, Claiming, Letter, LetterStore, Receiver } from '../../games/ports/letters.ts'
import { inTransaction } from '../database/transaction.ts'
import { renewGamesOf } from '../games/renew.ts'
import { returnedStore } from './returned.ts'

const LETTER = `id, account_id AS account, game_id AS game, kind, occasion, seq, wish, questions, mail_id AS mail, state, attempts,
  next_try_at AS "nextTryAt", sent_at AS "sentAt", answer, created_at AS "createdAt"`

const RECEIVER = `a.id AS account, a.email, a.locale, a.time_zone AS "timeZone", a.letters AS wishes,
  a.digest_hour AS "digestHour", CASE WHEN a.suspended_at IS NULL THEN a.mail_stopped ELSE 'suspended' END AS stopped`

const RENEW = renewGamesOf('SELECT id FROM person')

export const letterStore = (pool: pg.Pool): LetterStore => ({
  ...returnedStore(pool),

  async late(since) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM letter WHERE state = 'waiting' AND next_try_at < $1`,
      [since],
    )
    return rows[0]!.count
  },

  async receiver(account) {
    const { rows } = await pool.query<Receiver>(
      `SELECT ${RECEIVER} FROM account a WHERE id = $1 AND email IS NOT NULL`,
      [account],
    )
    return rows[0]
  },

  async receiverAt(email) {
    const { rows } = await pool.query<Receiver>(`SELECT ${RECEIVER} FROM account a WHERE email = $1`, [email])
    return rows[0]
  },

  async write(game, { id, account, kind, occasion, wish, questions, dueAt }, at) {
    await pool.query(
      `INSERT INTO letter (id, mail_id, account_id, game_id, kind, occasion, seq, wish, questions, attempts, next_try_at, created_at)
       VALUES ($1, $1, $2, $3, $4, $5, 0, $6, $7, 1, $8, $9)`,
      [id, account, game, kind, occasion, wish, questions, dueAt, at],
    )
  },

  claim: (claiming) => inTransaction(pool, (client) => claimWith(client, claiming)),

  async hold(ids, lease) {
    await pool.query({
      name: 'hold-letters',
      text: `UPDATE letter SET next_try_at = $2 WHERE id = ANY($1::uuid[]) AND state = 'waiting'`,
      values: [ids, lease],
    })
  },

  async settle(ids, settled) {
    const { state, answer } = settled
    await pool.query({
      name: 'settle-letters',
      text: `UPDATE letter SET state = $2, answer = $3, sent_at = $4, next_try_at = coalesce($5, next_try_at)
        WHERE id = ANY($1::uuid[]) AND state = 'waiting'`,
      values: [
        ...[ids, state, answer],
        ...[settled.state === 'sent' ? settled.at : null, settled.state === 'waiting' ? settled.nextTryAt : null],
      ],
    })
  },

  async putBack(due) {
    await pool.query({
      name: 'put-back-letters',
      text: `UPDATE letter SET mail_id = NULL, attempts = attempts - 1, next_try_at = u.due
        FROM unnest($1::uuid[], $2::timestamptz[]) AS u(id, due) WHERE letter.id = u.id AND state = 'waiting'`,
      values: [[...due.keys()], [...due.values()]],
    })
  },

  async letter(id) {
    const { rows } = await pool.query<Letter>({
      name: 'letter',
      text: `SELECT ${LETTER} FROM letter WHERE id = $1`,
      values: [id],
    })
    return rows[0]
  },

  async hasMovedOn(game, seq) {
    const { rowCount } = await pool.query({
      name: 'moved-on',
      text: 'SELECT 1 FROM log WHERE game_id = $1 AND after >= $2 AND by_seat IS NULL LIMIT 1',
      values: [game, seq],
    })
    return rowCount === 1
  },

  async turnOff(mail) {
    const { rows } = await pool.query<{ id: string }>(
      `WITH person AS (UPDATE account SET letters = letters || m.off
       FROM (SELECT account_id, jsonb_object_agg(wish, 'off') AS off FROM letter WHERE mail_id = $1 GROUP BY account_id) m
       WHERE account.id = m.account_id AND deleted_at IS NULL RETURNING id), renewed AS (${RENEW})
       SELECT id FROM person`,
      [mail],
    )
    return rows.length === 1
  },

  async turnOffAll(address, wishes) {
    const off = Object.fromEntries(wishes.map((wish) => [wish, 'off']))
    await pool.query(
      `WITH person AS (UPDATE account SET letters = $2
       WHERE left(encode(sha256(convert_to(email, 'UTF8')), 'hex'), 32) = $1 RETURNING id) ${RENEW}`,
      [address, JSON.stringify(off)],
    )
  },

  async of(account) {
    const { rows } = await pool.query<Letter>(
      `SELECT ${LETTER} FROM letter WHERE account_id = $1 ORDER BY created_at DESC, id`,
      [account],
    )
    return rows
  },
})

const DUE = (whose: string) => `SELECT id, mail_id AS mail, next_try_at AS "dueAt" FROM letter
  WHERE ${whose} AND state = 'waiting'
    AND next_try_at <= CASE WHEN mail_id IS NULL THEN $2::timestamptz ELSE $1::timestamptz END
  ORDER BY next_try_at, created_at, id FOR UPDATE`

/** Whose letter has waited longest. */
const NEXT_PERSON = {
  name: 'claim-person',
  text: `SELECT ${RECEIVER} FROM letter l JOIN account a ON a.id = l.account_id
    WHERE l.state = 'waiting' AND l.next_try_at <= $1 ORDER BY l.next_try_at LIMIT 1 FOR NO KEY UPDATE OF a SKIP LOCKED`,
}

type Person = Omit<Receiver, 'email'> & { email: string | null }
const receiverOf = ({ email, ...person }: Person): Receiver | undefined =>
  email === null ? undefined : { ...person, email }

interface Due {
  id: string
  mail: string | null
  dueAt: Date
}

/**
 * What is for whoever runs the server goes first: they put right what others wait for. Else a person's row is locked, so that
 * what is due for them at one moment goes in one mail, by one hand; those whom others have in hand are passed over.
 */
async function claimWith(client: pg.PoolClient, { now, along, lease }: Claiming): Promise<Bundle | undefined> {
  const alarms = await client.query<Due>({
    name: 'due-to-operator',
    text: `${DUE('account_id IS NULL')} SKIP LOCKED`,
    values: [now, along],
  })
  const found = alarms.rows.length > 0 ? undefined : await client.query<Person>({ ...NEXT_PERSON, values: [now] })
  const person = found?.rows[0]
  const due = person
    ? await client.query<Due>({
        name: 'due-letters',
        text: DUE('account_id = $3'),
        values: [now, along, person.account],
      })
    : alarms
  const [first] = due.rows
  if (!first) return undefined
  // What was tried together is tried together again, as the same mail.
  const together = due.rows.filter(({ mail }) => mail === first.mail)
  const ids = together.map(({ id }) => id)
  const mail = first.mail ?? first.id
  const { rows } = await client.query<Letter>({
    name: 'claim-letters',
    text: `UPDATE letter SET mail_id = $2, attempts = attempts + 1, next_try_at = $3 WHERE id = ANY($1::uuid[])
      RETURNING ${LETTER}`,
    values: [ids, mail, lease],
  })
  return {
    mail,
    receiver: person ? receiverOf(person) : 'operator',
    letters: rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.seq - b.seq),
    along: new Map(together.flatMap(({ id, dueAt }) => (dueAt > now ? [[id, dueAt] as const] : []))),
  }
}
