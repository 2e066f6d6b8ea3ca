// Tables as whoever runs the server finds them, in PostgreSQL. No column that holds a secret is read.
import type pg from 'pg'
import type { OperatingStore, TableCard } from '../../games/ports/operating.ts'
import { RAISED } from '../games/raised.ts'

const CARD = `SELECT g.id AS game, g.title, g.ruleset, g.status, g.visibility, g.hidden_at AS "hiddenAt", g.host, g.round,
    g.opened_at AS "openedAt", g.started_at AS "startedAt", g.ended_at AS "endedAt", g.due_at AS "dueAt",
    (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'account', s.account, 'bot', s.bot) ORDER BY s.seat), '[]')
     FROM seat s WHERE s.game_id = g.id) AS seats
  FROM game g`
const NEWEST = 'ORDER BY g.opened_at DESC, g.id LIMIT $2'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const tableStore = (pool: pg.Pool): Pick<OperatingStore, 'findTables' | 'tablesOf' | 'hide'> => ({
  async findTables(text, limit) {
    const begins = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const which = ID.test(text)
      ? 'g.id = $1::uuid'
      : `g.status IN ('open', 'running', 'parked') AND lower(g.title) LIKE $1`
    const { rows } = await pool.query<TableCard>(`${CARD} WHERE ${which} ${NEWEST}`, [
      ID.test(text) ? text : begins,
      limit,
    ])
    return rows
  },

  async tablesOf(account, limit) {
    const theirs = 'g.host = $1 OR g.id IN (SELECT game_id FROM seat WHERE account = $1)'
    return (await pool.query<TableCard>(`${CARD} WHERE ${theirs} ${NEWEST}`, [account, limit])).rows
  },

  async hide(game, since) {
    const { rowCount } = await pool.query(`UPDATE game SET hidden_at = $2, ${RAISED} WHERE id = $1`, [game, since])
    return rowCount === 1
  },
})
