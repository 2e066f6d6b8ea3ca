// Which games people sit at, in PostgreSQL, by their ids alone.
import type pg from 'pg'
import { NOT_OVER } from '../../games/model/game.ts'
import type { GameStore } from '../../games/ports/store.ts'

export const seatedIn =
  (pool: pg.Pool): GameStore['seatedIn'] =>
  async (accounts) => {
    const { rows } = await pool.query<{ account: string; games: string[] }>({
      name: 'seated-in',
      text: `SELECT s.account, array_agg(g.id) AS games FROM seat s JOIN game g ON g.id = s.game_id
        WHERE s.account = ANY($1::uuid[]) AND g.status = ANY($2) GROUP BY s.account`,
      values: [accounts, NOT_OVER],
    })
    return new Map(rows.map(({ account, games }) => [account, games]))
  }

export const changedSinceIn =
  (pool: pg.Pool): GameStore['changedSince'] =>
  async (account, since) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'changed-since',
      text: `SELECT g.id FROM game g WHERE g.changed_at >= $2 AND g.id IN (SELECT s.game_id FROM seat s WHERE s.account = $1)`,
      values: [account, since],
    })
    return new Set(rows.map(({ id }) => id))
  }
