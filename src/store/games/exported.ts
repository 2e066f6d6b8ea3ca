// Finished public games by the day they ended, from one index (`game_exported`).
import type pg from 'pg'
import type { ExportedGame, ExportedStore } from '../../games/ports/exported.ts'

const EXPORTED = `status = 'finished' AND visibility = 'public' AND hidden_at IS NULL`
const startOf = (day: string) => `(${day}::timestamp AT TIME ZONE 'UTC')`
const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'UTC')::date`

/** From day to day by the index: what is read grows with the games of these days, and not with all there are. */
export const DAYS = `WITH RECURSIVE days AS (
    (SELECT ${dayOf('ended_at')} AS day, 1 AS number FROM game WHERE ${EXPORTED}
       AND ended_at < coalesce(${startOf('$1')}, 'infinity') ORDER BY ended_at DESC, id DESC LIMIT 1)
    UNION ALL
    SELECT (SELECT ${dayOf('ended_at')} FROM game WHERE ${EXPORTED} AND ended_at < ${startOf('days.day')}
       ORDER BY ended_at DESC, id DESC LIMIT 1), number + 1 FROM days WHERE days.day IS NOT NULL AND number < $2)
  SELECT day::text, (SELECT count(*)::int FROM game WHERE ${EXPORTED} AND ended_at >= ${startOf('days.day')}
    AND ended_at < ${startOf('days.day')} + interval '1 day') AS games FROM days WHERE day IS NOT NULL`

export const GAMES = `SELECT g.id AS game, g.ended_at, (
    SELECT json_agg(json_build_object('seat', s.seat, 'bot', s.bot,
      'name', CASE WHEN a.email IS NOT NULL AND a.deleted_at IS NULL THEN a.name END) ORDER BY s.seat)
    FROM seat s LEFT JOIN account a ON a.id = s.account WHERE s.game_id = g.id) AS seats
  FROM game g WHERE ${EXPORTED} AND ended_at >= ${startOf('$1')} AND ended_at < ${startOf('$1')} + interval '1 day'
    AND ($2::timestamptz IS NULL OR (ended_at, id) > ($2, $3::uuid))
  ORDER BY ended_at, id LIMIT $4`

interface Row extends Pick<ExportedGame, 'game' | 'seats'> {
  readonly ended_at: Date
}

export const exportedStore = (pool: pg.Pool): ExportedStore => ({
  async days(before, most) {
    const { rows } = await pool.query<{ day: string; games: number }>(DAYS, [before, most])
    return rows
  },

  async of(day, after, most) {
    const from = after === null ? null : await endOf(pool, day, after)
    if (from === undefined) return undefined
    const { rows } = await pool.query<Row>(GAMES, [day, from, after, most])
    return rows.map(({ game, ended_at, seats }) => ({ game, endedAt: ended_at, seats: seats ?? [] }))
  },
})

/** As the database writes it: to the microsecond. */
async function endOf(pool: pg.Pool, day: string, game: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ ended: string }>(
    `SELECT ended_at::text AS ended FROM game WHERE id = $2 AND ${EXPORTED}
       AND ended_at >= ${startOf('$1')} AND ended_at < ${startOf('$1')} + interval '1 day'`,
    [day, game],
  )
  return rows[0]?.ended
}
