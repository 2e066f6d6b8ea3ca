// Letters in PostgreSQL.
import type pg from 'pg'
import type { Bundle, Claiming, Letter, LetterStore, Receiver } from '../../games/ports/letters.ts'
import { dropSome } from '../database/drop-some.ts'
import { inTransaction } from '../database/transaction.ts'
import { renewGamesOf } from '../games/renew.ts'
import { returnedStore } from './returned.ts'

const LETTER = `id, account_id AS account, game_id AS game, kind, occasion, seq, wish, questions, mail_id AS mail, state, attempts,
  next_try_at AS "nextTryAt", sent_at AS "sentAt", answer, created_at AS "createdAt"`

/** Whether any are is what matters. */
const MOST_LATE = 1000

const RECEIVER = `a.id AS account, a.email, a.locale, a.time_zone AS "timeZone", a.letters AS wishes,
  a.digest_hour AS "digestHour", CASE WHEN a.suspended_at IS NULL THEN a.mail_stopped ELSE 'suspended' END AS stopped`

export const letterStore = (pool: pg.Pool): LetterStore => ({
  ...returnedStore(pool),

  async late(since) {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (
         SELECT 1 FROM letter WHERE state = 'waiting' AND next_try_at < $1 LIMIT ${MOST_LATE}) counted`,
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
    const { rowCount } = await pool.query(
      // Whoever is erased at this moment has this letter by then, and it goes with them, or gets none.
      `INSERT INTO letter (id, mail_id, account_id, game_id, kind, occasion, seq, wish, questions, attempts, next_try_at, created_at)
       SELECT $1::uuid, $1::uuid, id, $3::uuid, $4, $5, 0, $6, $7, 1, $8::timestamptz, $9::timestamptz
       FROM account WHERE id = $2 AND deleted_at IS NULL FOR SHARE`,
      [id, account, game, kind, occasion, wish, questions, dueAt, at],
    )
    return rowCount === 1
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
      // One that is put away has been over for long.
      text: `SELECT 1 FROM log WHERE game_id = $1 AND after >= $2 AND by_seat IS NULL
        UNION ALL SELECT 1 FROM archive WHERE game_id = $1 LIMIT 1`,
      values: [game, seq],
    })
    return rowCount === 1
  },

  // Games first, then the person, as wherever both are locked.
  turnOff: (mail) =>
    inTransaction(pool, async (client) => {
      await client.query(
        `SELECT ${renewGamesOf('ARRAY(SELECT account_id FROM letter WHERE mail_id = $1 AND account_id IS NOT NULL)')}`,
        [mail],
      )
      const { rowCount } = await client.query(
        `UPDATE account SET letters = letters || m.off
         FROM (SELECT account_id, jsonb_object_agg(wish, 'off') AS off FROM letter WHERE mail_id = $1 GROUP BY account_id) m
         WHERE account.id = m.account_id AND deleted_at IS NULL`,
        [mail],
      )
      return rowCount === 1
    }),

  turnOffAll: (address, wishes) =>
    inTransaction(pool, async (client) => {
      const off = Object.fromEntries(wishes.map((wish) => [wish, 'off']))
      await client.query(`SELECT ${renewGamesOf(`ARRAY(SELECT id FROM account WHERE ${AT_ADDRESS})`)}`, [address])
      await client.query(`UPDATE account SET letters = $2 WHERE ${AT_ADDRESS}`, [address, JSON.stringify(off)])
    }),

  async of(account) {
    const { rows } = await pool.query<Letter>(
      `SELECT ${LETTER} FROM letter WHERE account_id = $1 ORDER BY created_at DESC, id`,
      [account],
    )
    return rows
  },

  async dropBefore(before) {
    await pool.query(DROP_BEFORE, [before])
  },
})

const AT_ADDRESS = 'email IS NOT NULL AND address_mark(email) = $1'

const DROP_BEFORE = dropSome('letter', `state <> 'waiting' AND created_at < $1`, 'created_at')

/** `$1` is now, and until `$2` letters go along that nobody has tried yet. */
const IS_DUE = `state = 'waiting'
    AND next_try_at <= CASE WHEN mail_id IS NULL THEN $2::timestamptz ELSE $1::timestamptz END`

const DUE = (whose: string) => `SELECT id, mail_id AS mail, next_try_at AS "dueAt" FROM letter
  WHERE ${whose} AND ${IS_DUE} ORDER BY next_try_at, created_at, id`

/** Letters at a time. */
const LOOKED_AT = 100

/** Whose letters have waited longest, as `account`; null for whoever runs the server, who goes first. Without those of `$2`. */
const WAIT = {
  name: 'letters-wait',
  text: `(SELECT account_id AS account FROM letter
      WHERE account_id IS NULL AND state = 'waiting' AND next_try_at <= $1 LIMIT 1)
    UNION ALL (SELECT account_id FROM letter
      WHERE account_id <> ALL ($2::uuid[]) AND state = 'waiting' AND next_try_at <= $1 ORDER BY next_try_at LIMIT ${LOOKED_AT})`,
}

/** The first of them whom nobody else has in hand, until the transaction ends. */
const IN_HAND = {
  name: 'letters-in-hand',
  text: `SELECT whose FROM unnest($1::text[]) AS waiting(whose)
    WHERE pg_try_advisory_xact_lock(hashtextextended('letters/' || whose, 0)) LIMIT 1`,
}
const OPERATOR = 'operator'

type Person = Omit<Receiver, 'email'> & { email: string | null }
const receiverOf = (person: Person | undefined): Receiver | undefined =>
  person && person.email !== null ? { ...person, email: person.email } : undefined

interface Due {
  id: string
  mail: string | null
  dueAt: Date
}

/**
 * What is for whoever runs the server goes first: they put right what others wait for. Somebody's letters are taken in hand, so
 * that what is due for them at one moment goes in one mail; those whom others have in hand are passed over. No row is held, as
 * letters are of several games: what somebody has claimed all the same is not due any more.
 */
async function claimWith(client: pg.PoolClient, { now, along, lease }: Claiming): Promise<Bundle | undefined> {
  const whose = await takenInHand(client, now)
  if (whose === undefined) return undefined
  const { rows: due } = await client.query<Due>(
    whose === OPERATOR
      ? { name: 'due-to-operator', text: DUE('account_id IS NULL'), values: [now, along] }
      : { name: 'due-letters', text: DUE('account_id = $3'), values: [now, along, whose] },
  )
  const [first] = due
  if (!first) return undefined
  // What was tried together is tried together again, as the same mail.
  const together = due.filter(({ mail }) => mail === first.mail)
  const ids = together.map(({ id }) => id)
  const mail = first.mail ?? first.id
  const { rows } = await client.query<Letter>({
    name: 'claim-letters',
    text: `UPDATE letter SET mail_id = $4, attempts = attempts + 1, next_try_at = $5 WHERE id = ANY($3::uuid[]) AND ${IS_DUE}
      RETURNING ${LETTER}`,
    values: [now, along, ids, mail, lease],
  })
  if (rows.length === 0) return undefined
  return {
    mail,
    receiver: whose === OPERATOR ? OPERATOR : await receiverNow(client, whose),
    letters: rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.seq - b.seq),
    along: new Map(together.flatMap(({ id, dueAt }) => (dueAt > now ? [[id, dueAt] as const] : []))),
  }
}

/** Whoever has waited longest of those whom nobody else has in hand, however many are due to others. */
async function takenInHand(client: pg.PoolClient, now: Date): Promise<string | undefined> {
  for (let others: string[] = []; ; ) {
    const { rows } = await client.query<{ account: string | null }>({ ...WAIT, values: [now, others] })
    const waiting = [...new Set(rows.map(({ account }) => account ?? OPERATOR))]
    if (waiting.length === 0) return undefined
    const { rows: taken } = await client.query<{ whose: string }>({ ...IN_HAND, values: [waiting] })
    if (taken[0]) return taken[0].whose
    if (rows.length < LOOKED_AT) return undefined
    others = [...others, ...waiting.filter((whose) => whose !== OPERATOR)]
  }
}

/** As they are when the letters are theirs to send: whoever has gone meanwhile has no address. */
async function receiverNow(client: pg.PoolClient, account: string): Promise<Receiver | undefined> {
  const { rows } = await client.query<Person>({ name: 'claim-receiver', text: RECEIVER_OF, values: [account] })
  return receiverOf(rows[0])
}

const RECEIVER_OF = `SELECT ${RECEIVER} FROM account a WHERE id = $1`
