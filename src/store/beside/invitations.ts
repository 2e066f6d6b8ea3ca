// Invitations in PostgreSQL.
import type pg from 'pg'
import type { InvitationStore, ReceivedInvitation } from '../../games/ports/invitations.ts'
import { dropSome } from '../database/drop-some.ts'
import { hex } from '../database/hex.ts'

export const invitationStore = (pool: pg.Pool): InvitationStore => ({
  ...endedInvitations(pool),

  async add(game, { id, createdAt, tokenHash }) {
    await pool.query('INSERT INTO invitation (id, game_id, token_hash, created_at) VALUES ($1, $2, $3, $4)', [
      ...[id, game, hex(tokenHash), createdAt],
    ])
  },

  async of(game) {
    const { rows } = await pool.query<{ id: string; created_at: Date }>(
      `SELECT id, created_at FROM invitation i WHERE game_id = $1 AND ${GOOD} ORDER BY created_at, id`,
      [game],
    )
    return rows.map(({ id, created_at }) => ({ id, createdAt: created_at }))
  },

  async remove(game, id) {
    const { rowCount } = await pool.query('DELETE FROM invitation WHERE game_id = $1 AND id = $2', [game, id])
    return rowCount === 1
  },

  async gameFor(tokenHash) {
    const { rows } = await pool.query<{ game_id: string }>(
      `SELECT game_id FROM invitation i WHERE token_hash = $1 AND ${GOOD}`,
      [hex(tokenHash)],
    )
    return rows[0]?.game_id
  },

  async receivedBy(account, most) {
    const { rows } = await pool.query<ReceivedInvitation>({
      name: 'received-invitations',
      text: `SELECT i.id, i.created_at AS "createdAt", i.game_id AS game, g.title, g.ruleset, host.name AS "from"
        FROM letter l JOIN invitation i ON i.game_id = l.game_id AND i.id::text = l.occasion
          JOIN game g ON g.id = i.game_id LEFT JOIN account host ON host.id = g.host
        WHERE l.account_id = $1 AND l.kind = 'invitation' AND ${GOOD}
          AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.account = $1)
        ORDER BY i.created_at DESC, i.id LIMIT $2`,
      values: [account, most],
    })
    return rows
  },

  async countMailed(account, way, at, most) {
    const day = at.toISOString().slice(0, 10)
    const { rowCount } = await pool.query(
      `WITH old AS (DELETE FROM mailed_invitation WHERE account_id = $1 AND way = $2 AND day < $3::date)
       INSERT INTO mailed_invitation AS counted (account_id, way, day, count)
       SELECT id, $2, $3::date, 1 FROM account WHERE id = $1 AND deleted_at IS NULL FOR SHARE
       ON CONFLICT (account_id, way, day) DO UPDATE SET count = counted.count + 1 WHERE counted.count < $4`,
      [account, way, day, most],
    )
    return rowCount === 1
  },

  async countPair(sender, receiver, at) {
    const { rowCount } = await pool.query(
      // Both are held, in one order, so that nobody who is erased at this moment is noted after that.
      `WITH old AS (DELETE FROM mailed_pair WHERE sender = $1 AND day < $3::date),
         there AS (SELECT id FROM account WHERE id IN ($1::uuid, $2::uuid) AND deleted_at IS NULL ORDER BY id FOR SHARE)
       INSERT INTO mailed_pair (sender, receiver, day) SELECT $1::uuid, $2::uuid, $3::date
       WHERE $1::uuid IN (SELECT id FROM there) AND $2::uuid IN (SELECT id FROM there) ON CONFLICT DO NOTHING`,
      [sender, receiver, at.toISOString().slice(0, 10)],
    )
    return rowCount === 1
  },
})

/** Looked at in one go, ended or not; the next one goes on after them. */
const LOOKED_AT = 1000

interface Reached {
  game: string | null
  id: string | null
  seen: number
}

function endedInvitations(pool: pg.Pool): Pick<InvitationStore, 'dropEnded'> {
  let last: Pick<Reached, 'game' | 'id'> = { game: null, id: null }
  return {
    async dropEnded(today) {
      const { rows } = await pool.query<Reached>(DROP_ENDED, [last.game, last.id])
      const { seen, ...reached } = rows[0]!
      last = seen < LOOKED_AT ? { game: null, id: null } : reached
      const day = today.toISOString().slice(0, 10)
      for (const text of DROP_COUNTS) await pool.query(text, [day])
    },
  }
}

/** Each is for the occasion it was made for: until the game begins, or as long as a seat that was offered then still is. */
const GOOD = `EXISTS (SELECT 1 FROM game g WHERE g.id = i.game_id AND (g.status = 'open' OR (g.status = 'running' AND EXISTS (
    SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.offered_at <= i.created_at))))`

const DROP_ENDED = `WITH looked AS MATERIALIZED (
    SELECT id, game_id, created_at FROM invitation
    WHERE (game_id, id) > (coalesce($1::uuid, '00000000-0000-0000-0000-000000000000'), coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
    ORDER BY game_id, id LIMIT ${LOOKED_AT}),
  ended AS MATERIALIZED (SELECT id, game_id FROM looked i WHERE NOT ${GOOD}),
  gone AS (DELETE FROM invitation
    WHERE game_id = ANY (ARRAY(SELECT game_id FROM ended)) AND id = ANY (ARRAY(SELECT id FROM ended))),
  last AS (SELECT game_id, id FROM looked ORDER BY game_id DESC, id DESC LIMIT 1)
  SELECT (SELECT game_id FROM last) AS game, (SELECT id FROM last) AS id, (SELECT count(*)::integer FROM looked) AS seen`

/** Of days that are over. */
const DROP_COUNTS = ['mailed_invitation', 'mailed_pair'].map((table) => dropSome(table, 'day < $1::date', 'day'))
