// Talk at the table in PostgreSQL.
import type pg from 'pg'
import { NotNow } from '../../flow/not-now.ts'
import { Queues } from '../../flow/queues.ts'
import type { Message, MessageStore } from '../../games/ports/messages.ts'
import { withGame } from '../games/lock-game.ts'
import { erasedWords } from './erased-words.ts'
import { tellHooks } from './tell-hooks.ts'

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

/** Who may wait to say something at one table, with no connection in hand. */
const WAITING = 19

export const messageStore = (pool: pg.Pool, tables = new Queues({ atOnce: 1, waiting: WAITING })): MessageStore => ({
  ...erasedWords(pool),

  async add(game, { at, from, to, text, key }, { most, mostLately, latelyMs }) {
    // While the game's row is held messages are numbered one after the other, and nobody sits down, gets up or is erased.
    const say = async (client: pg.PoolClient) => {
      const before = await client.query<Row & { isSame: boolean }>({
        text: BEFORE,
        values: [game, from, key, to, text],
      })
      if (before.rows[0]) return before.rows[0].isSame ? messageOf(before.rows[0]) : 'key-used'
      const since = new Date(at.getTime() - latelyMs)
      const { rows: counts } = await client.query<Said>({ text: COUNT, values: [game, from, since, most] })
      const { said, lately, first } = counts[0]!
      if (said >= most) return 'too-much'
      if (lately >= mostLately) return { again: new Date(first!.getTime() + latelyMs) }
      // Whoever erases somebody has their games in hand first, so nobody goes while this one is held.
      const { rows: gone } = await client.query({ text: GONE, values: [[from, to].filter((one) => one !== null)] })
      if (gone.length > 0) return 'no-seat'
      const { rows } = await client.query<Row>({ text: ADD, values: [game, at, from, to, text, key] })
      const [added] = rows
      if (!added) return 'no-seat'
      const { rows: seated } = await client.query<{ account: string }>({ text: LISTENERS, values: [game, from, to] })
      const listeners = seated.map(({ account }) => account)
      if (listeners.length > 0) await client.query({ text: TELL, values: [game, listeners, `${added.number}`, at] })
      return messageOf({ ...added, former: false })
    }
    const added = await tables.take(game, () => withGame(pool, game, say), {})
    if (added === 'taken') throw new NotNow('too-busy', `game ${game}: others held it all the time`)
    return added === 'gone' ? 'no-game' : added
  },

  async last(game) {
    const { rows } = await pool.query<{ last: number }>(
      'SELECT coalesce(max(number), 0) AS last FROM message WHERE game_id = $1',
      [game],
    )
    return rows[0]!.last
  },

  async talkIn(games, account) {
    const { rows } = await pool.query<{ id: string; last: number; heard: number; at: Date | null }>({
      name: 'talk-in',
      text: TALK_IN,
      values: [games, account],
    })
    return new Map(rows.map(({ id, ...mark }) => [id, mark]))
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

  async talkedIn(account) {
    const { rows } = await pool.query<{ game_id: string }>(
      `SELECT game_id FROM message WHERE from_account = $1
       UNION SELECT game_id FROM message WHERE to_account = $1 ORDER BY game_id`,
      [account],
    )
    return rows.map(({ game_id }) => game_id)
  },

  async saidWith(game, account, after, limit) {
    const { rows } = await pool.query<Row>(
      `${SAID} WHERE m.game_id = $1 AND m.number > $3 AND (m.from_account = $2 OR m.to_account = $2)
       ORDER BY m.number LIMIT $4`,
      [game, account, after, limit],
    )
    return rows.map(messageOf)
  },
})

const TALK_IN = `SELECT asked.id, newest.number AS last, coalesce(mine.number, 0) AS heard, mine.at
  FROM unnest($1::uuid[]) AS asked(id)
    JOIN LATERAL (SELECT number FROM message WHERE game_id = asked.id ORDER BY number DESC LIMIT 1) newest ON true
    LEFT JOIN LATERAL (SELECT m.number, m.at FROM message m WHERE m.game_id = asked.id
      AND (m.to_seat IS NULL OR m.from_account = $2::uuid OR m.to_account = $2::uuid) ORDER BY m.number DESC LIMIT 1) mine ON true`

/** What this person said with this key, and whether it is the same. */
const BEFORE = `SELECT ${COLUMNS}, ${FORMER}, m.text = $5 AND m.to_account IS NOT DISTINCT FROM $4::uuid
    AND (m.to_seat IS NULL) = ($4::uuid IS NULL) AS "isSame"
  FROM message m WHERE m.game_id = $1 AND m.from_account = $2 AND m.key = $3`

interface Said {
  said: number
  lately: number
  first: Date | null
}

/** How much this person has said here, as far as it matters; how much of it lately, and when that began. */
const COUNT = `SELECT count(*)::int AS said, (count(*) FILTER (WHERE at > $3))::int AS lately, min(at) FILTER (WHERE at > $3) AS first
  FROM (SELECT at FROM message WHERE game_id = $1 AND from_account = $2 LIMIT $4) mine`

/** Erased: seats of games that are over keep them. */
const GONE = 'SELECT 1 FROM account WHERE id = ANY ($1::uuid[]) AND deleted_at IS NOT NULL'

/** By people who sit there, one of whom may be nobody. */
const ADD = `INSERT INTO message AS m (game_id, number, at, from_seat, to_seat, text, key, from_account, to_account)
  SELECT $1::uuid, (SELECT coalesce(max(number), 0) + 1 FROM message WHERE game_id = $1), $2, speaker.seat, listener.seat, $5, $6,
    speaker.account, listener.account
  FROM seat speaker LEFT JOIN seat listener ON listener.game_id = $1 AND listener.account = $4
  WHERE speaker.game_id = $1 AND speaker.account = $3 AND (listener.account IS NOT NULL OR $4::uuid IS NULL)
  RETURNING ${COLUMNS}`

const LISTENERS = 'SELECT account FROM seat WHERE game_id = $1 AND account <> $2 AND ($3::uuid IS NULL OR account = $3)'

const TELL = tellHooks(`SELECT $1::uuid AS game, account, 'message' AS kind, $3::text AS occasion, $4::timestamptz AS at
  FROM unnest($2::uuid[]) AS account`)

const messageOf = ({ number, at, from_seat, to_seat, text, erased, former }: Row): Message => ({
  ...{ number, at, from: from_seat, to: to_seat, text, erased, former },
})
