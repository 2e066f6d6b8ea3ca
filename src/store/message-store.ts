// Talk at the table in PostgreSQL.
import type pg from 'pg'
import type { Message, MessageStore } from '../games/ports/messages.ts'

interface Row {
  number: number
  at: Date
  from_seat: number
  to_seat: number | null
  text: string
}

const COLUMNS = 'number, at, from_seat, to_seat, text'

export const messageStore = (pool: pg.Pool): MessageStore => ({
  async add(game, { at, from, to, text }, key) {
    for (;;) {
      // The game's row is locked, so that messages are numbered one after the other.
      const { rows } = await pool.query<Row>(
        `WITH g AS (SELECT id FROM game WHERE id = $1 FOR UPDATE)
         INSERT INTO message (game_id, number, at, from_seat, to_seat, text, key)
         SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM message WHERE game_id = $1), $2, $3, $4, $5, $6 FROM g
         ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
        [game, at, from, to, text, key],
      )
      if (rows[0]) return messageOf(rows[0])
      const before = await pool.query<Row>(
        `SELECT ${COLUMNS} FROM message WHERE game_id = $1 AND from_seat = $2 AND key = $3`,
        [game, from, key],
      )
      if (before.rows[0]) return messageOf(before.rows[0])
    }
  },

  async last(game) {
    const { rows } = await pool.query<{ last: number }>(
      'SELECT coalesce(max(number), 0) AS last FROM message WHERE game_id = $1',
      [game],
    )
    return rows[0]!.last
  },

  async heardBy(game, seat, after, limit) {
    const { rows } = await pool.query<Row>(
      `SELECT ${COLUMNS} FROM message
       WHERE game_id = $1 AND number > $3 AND (to_seat IS NULL OR to_seat = $2 OR from_seat = $2)
       ORDER BY number LIMIT $4`,
      [game, seat, after, limit],
    )
    return rows.map(messageOf)
  },

  async saidBy(account) {
    const { rows } = await pool.query<Row & { game_id: string }>(
      `SELECT m.game_id, ${COLUMNS} FROM message m JOIN seat s ON s.game_id = m.game_id AND s.seat = m.from_seat
       WHERE s.account = $1 ORDER BY m.at, m.game_id, m.number`,
      [account],
    )
    return rows.map((row) => ({ game: row.game_id, ...messageOf(row) }))
  },
})

const messageOf = ({ number, at, from_seat, to_seat, text }: Row): Message => ({
  number,
  at,
  from: from_seat,
  to: to_seat,
  text,
})
