// Vacations in PostgreSQL. Days become moments in the time zone that their owner has when they are taken.
import type pg from 'pg'
import { MOST_AHEAD, type Vacation, type VacationStore } from '../../games/ports/vacations.ts'
import { inTransaction } from '../database/transaction.ts'
import { RAISED } from '../games/raised.ts'

interface Row {
  id: string
  first_day: string
  last_day: string
  begins_at: Date
  ends_at: Date
}

const COLUMNS = 'id, first_day::text, last_day::text, begins_at, ends_at'
/** Whoever remembers a game of theirs has to read it again. */
const TELL_GAMES_OF = (account: string) => `UPDATE game SET ${RAISED} FROM v, seat
    WHERE game.id = seat.game_id AND seat.account = ${account} AND game.status IN ('running', 'parked')`
const TELL_GAMES = TELL_GAMES_OF('$1')

export const vacationStore = (pool: pg.Pool): VacationStore => ({
  add: (account, { id, firstDay, lastDay }, daysAYear, now) =>
    inTransaction(pool, async (client) => {
      // One wish after the other, so that their days are counted together.
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('vacation/' || $1, 0))`, [account])
      const { rows: full } = await client.query({ text: FULL, values: [account, firstDay, lastDay, daysAYear] })
      if (full.length > 0) return 'too-much'
      const { rows: coming } = await client.query({ text: COMING, values: [account, now] })
      if (coming.length >= MOST_AHEAD) return 'too-many'
      const { rows } = await client.query<Row>(ADD, [account, id, firstDay, lastDay])
      return vacationOf(rows[0]!)
    }),

  async of(account, now) {
    const { rows } = await pool.query<Row>(
      `SELECT ${COLUMNS} FROM vacation WHERE account_id = $1 AND NOT cancelled AND ($2::timestamptz IS NULL OR ends_at > $2)
       ORDER BY vacation.first_day`,
      [account, now ?? null],
    )
    return rows.map(vacationOf)
  },

  async cancel(account, id) {
    const { rowCount } = await pool.query(
      `WITH v AS (UPDATE vacation SET cancelled = true WHERE account_id = $1 AND id = $2 AND NOT cancelled RETURNING id),
         g AS (${TELL_GAMES})
       SELECT id FROM v`,
      [account, id],
    )
    return rowCount === 1
  },

  async dropBefore(day) {
    await pool.query(
      `WITH v AS (DELETE FROM vacation WHERE last_day < $1::date RETURNING account_id) ${TELL_GAMES_OF('v.account_id')}`,
      [day],
    )
  },

  async forget(account) {
    await pool.query(
      `WITH v AS (DELETE FROM vacation WHERE account_id = $1 RETURNING id), g AS (${TELL_GAMES}) SELECT id FROM v`,
      [account],
    )
  },
})

const COMING = 'SELECT 1 FROM vacation WHERE account_id = $1 AND NOT cancelled AND ends_at > $2'

/** A row where these days overlap with others, or would be too many in some calendar year. */
const FULL = `SELECT 1 FROM vacation WHERE account_id = $1 AND NOT cancelled
    AND first_day <= $3::date AND last_day >= $2::date
  UNION ALL
  SELECT 1 FROM (
    SELECT first_day, last_day FROM vacation WHERE account_id = $1 UNION ALL SELECT $2::date, $3::date) AS v,
    generate_series(v.first_day, v.last_day, interval '1 day') AS day
  GROUP BY extract(year FROM day) HAVING count(*) > $4::integer`

const ADD = `WITH zone AS (SELECT coalesce((SELECT time_zone FROM account WHERE id = $1::uuid), 'UTC') AS name),
  v AS (INSERT INTO vacation (id, account_id, first_day, last_day, begins_at, ends_at)
    SELECT $2::uuid, $1::uuid, $3::date, $4::date, $3::date::timestamp AT TIME ZONE name, ($4::date + 1)::timestamp AT TIME ZONE name FROM zone
    RETURNING *),
  g AS (${TELL_GAMES})
  SELECT ${COLUMNS} FROM v`

const vacationOf = (row: Row): Vacation => ({
  id: row.id,
  firstDay: row.first_day,
  lastDay: row.last_day,
  from: row.begins_at,
  to: row.ends_at,
})
