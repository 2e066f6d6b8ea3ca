// How far many games are, in PostgreSQL: by their keys alone.
import type pg from 'pg'
import type { GameStore, Mark } from '../../games/ports/store.ts'

export const marksIn =
  (pool: pg.Pool): GameStore['marks'] =>
  async (games) => {
    const { rows } = await pool.query<Mark & { id: string }>({ name: 'marks', text: MARKS, values: [games] })
    return new Map(rows.map(({ id, ...mark }) => [id, mark]))
  }

const MARKS = `SELECT g.id, g.revision,
    coalesce((SELECT max(m.number) FROM message m WHERE m.game_id = g.id), 0) AS said
  FROM game g WHERE g.id = ANY($1::uuid[])`
