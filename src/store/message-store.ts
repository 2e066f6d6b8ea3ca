// Talk at the table in PostgreSQL.
import type pg from 'pg'
import type { Message, MessageStore } from '../games/ports/messages.ts'
import { inTransaction } from './transaction.ts'

interface Row {
  number: number
  at: Date
  from_seat: number
  to_seat: number | null
  text: string
  erased: boolean
  former: boolean
}

const COLUMNS = 'm.number, m.at, m.from_seat, m.to_seat, m.text, m.erased'
const FORMER = `NOT EXISTS (SELECT 1 FROM seat s
    WHERE s.game_id = m.game_id AND s.seat = m.from_seat AND s.account = m.from_account) AS former`
const SAID = `SELECT m.game_id, ${COLUMNS}, ${FORMER} FROM message m`
const HEARD = `${SAID} WHERE m.game_id = $1 AND m.number > $3
  AND (m.to_seat IS NULL OR m.from_account = $2::uuid OR m.to_account = $2::uuid)`

export const messageStore = (pool: pg.Pool): MessageStore => ({
  add: (game, { at, from, to, text, key }) =>
    inTransaction(pool, async (client) => {
      // While the game's row is held messages are numbered one after the other, and nobody sits down, gets up or is erased.
      await client.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [game])
      const before = await client.query<Row & { isSame: boolean }>({
        text: BEFORE,
        values: [game, from, key, to, text],
      })
      if (before.rows[0]) return before.rows[0].isSame ? messageOf(before.rows[0]) : 'key-used'
      const { rows } = await client.query<Row>({ text: ADD, values: [game, at, from, to, text, key] })
      return rows[0] ? messageOf({ ...rows[0], former: false }) : 'no-seat'
    }),

  async last(game) {
    const { rows } = await pool.query<{ last: number }>(
      'SELECT coalesce(max(number), 0) AS last FROM message WHERE game_id = $1',
      [game],
    )
    return rows[0]!.last
  },

  async heardBy(game, account, after, limit) {
    const { rows } = await pool.query<Row>(`${HEARD} ORDER BY m.number LIMIT $4`, [game, account, after, limit])
    return rows.map(messageOf)
  },

  async lastHeardBy(game, account, { after, before }, limit) {
    const { rows } = await pool.query<Row>(`${HEARD} AND m.number < $5 ORDER BY m.number DESC LIMIT $4`, [
      ...[game, account, after, limit, before],
    ])
    return rows.reverse().map(messageOf)
  },

  async knownTo(account) {
    const { rows } = await pool.query<Row & { game_id: string }>(
      `${SAID} WHERE (m.game_id, m.number) IN (
         SELECT game_id, number FROM message WHERE from_account = $1
         UNION SELECT game_id, number FROM message WHERE to_account = $1
         UNION SELECT a.game_id, a.number FROM seat s JOIN message a USING (game_id) WHERE s.account = $1 AND a.to_seat IS NULL)
       ORDER BY m.at, m.game_id, m.number`,
      [account],
    )
    return rows.map((row) => ({ game: row.game_id, ...messageOf(row) }))
  },
})

/** What this person said with this key, and whether it is the same. */
const BEFORE = `SELECT ${COLUMNS}, ${FORMER}, m.text = $5 AND m.to_account IS NOT DISTINCT FROM $4::uuid
    AND (m.to_seat IS NULL) = ($4::uuid IS NULL) AS "isSame"
  FROM message m WHERE m.game_id = $1 AND m.from_account = $2 AND m.key = $3`

/** By people who sit there, one of whom may be nobody; and who were not erased, as seats of games that are over keep them. */
const ADD = `INSERT INTO message AS m (game_id, number, at, from_seat, to_seat, text, key, from_account, to_account)
  SELECT $1::uuid, (SELECT coalesce(max(number), 0) + 1 FROM message WHERE game_id = $1), $2, speaker.seat, listener.seat, $5, $6,
    speaker.account, listener.account
  FROM seat speaker LEFT JOIN seat listener ON listener.game_id = $1 AND listener.account = $4
  WHERE speaker.game_id = $1 AND speaker.account = $3 AND (listener.account IS NOT NULL OR $4::uuid IS NULL)
    AND NOT EXISTS (SELECT 1 FROM account WHERE id IN (speaker.account, listener.account) AND deleted_at IS NOT NULL)
  RETURNING ${COLUMNS}`

const messageOf = ({ number, at, from_seat, to_seat, text, erased, former }: Row): Message => ({
  ...{ number, at, from: from_seat, to: to_seat, text, erased, former },
})
