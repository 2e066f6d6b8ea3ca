// Vacations in PostgreSQL. Days become moments in the time zone that their owner has when they are taken.
import type pg from 'pg'
import type { Commit, Status } from '../../games/model/game.ts'
import { MOST_AHEAD, type Vacation, type VacationStore } from '../../games/ports/vacations.ts'
import { dropSome } from '../database/drop-some.ts'
import { inTransaction } from '../database/transaction.ts'
import { writeAll } from '../games/commit.ts'
import { RAISED } from '../games/raised.ts'
import { holdGames, renewGamesOf } from '../games/renew.ts'

interface GameRow {
  id: string
  status: Status
}

interface Row {
  id: string
  first_day: string
  last_day: string
  begins_at: Date
  ends_at: Date
}

const COLUMNS = 'id, first_day::text, last_day::text, begins_at, ends_at'
/** Whoever remembers a game of theirs has to read it again. */
const TELL_GAMES = `SELECT ${renewGamesOf('ARRAY[$1::uuid]', 'running')}`
/** Of somebody's wishes, so that their days are counted together; before their games, as wherever both are locked. */
const ONE_AFTER_THE_OTHER = `SELECT pg_advisory_xact_lock(hashtextextended('vacation/' || $1, 0))`

/** Few at a time: at the turn of the year there are many. Those that are over move nothing, so no game need know. */
const DROPPED_AT_A_TIME = 100
const DROP_BEFORE = dropSome('vacation', 'last_day < $1::date', 'last_day', DROPPED_AT_A_TIME)

class MovedOn extends Error {}

export const vacationStore = (pool: pg.Pool): VacationStore => ({
  add: (account, { id, firstDay, lastDay }, daysAYear, now, movedBy) =>
    inTransaction(pool, async (client) => {
      await client.query(ONE_AFTER_THE_OTHER, [account])
      const { rows: full } = await client.query({ text: FULL, values: [account, firstDay, lastDay, daysAYear] })
      if (full.length > 0) return 'too-much'
      const { rows: coming } = await client.query({ text: COMING, values: [account, now] })
      if (coming.length >= MOST_AHEAD) return 'too-many'
      const { rows: theirs } = await client.query<{ id: string }>(THEIRS, [account])
      const { rows: games } = await client.query<GameRow>(GAMES, [theirs.map(({ id }) => id)])
      const { rows } = await client.query<Row>(ADD, [account, id, firstDay, lastDay])
      const vacation = vacationOf(rows[0]!)
      await moveOn(client, games, movedBy(vacation))
      return vacation
    }).catch((error) => {
      if (error instanceof MovedOn) return 'moved-on' as const
      throw error
    }),

  async of(account, now) {
    const { rows } = await pool.query<Row>(
      `SELECT ${COLUMNS} FROM vacation WHERE account_id = $1 AND NOT cancelled AND ($2::timestamptz IS NULL OR ends_at > $2)
       ORDER BY vacation.first_day`,
      [account, now ?? null],
    )
    return rows.map(vacationOf)
  },

  cancel: (account, id) =>
    inTransaction(pool, async (client) => {
      await client.query(ONE_AFTER_THE_OTHER, [account])
      await client.query(TELL_GAMES, [account])
      const { rowCount } = await client.query(
        'UPDATE vacation SET cancelled = true WHERE account_id = $1 AND id = $2 AND NOT cancelled',
        [account, id],
      )
      return rowCount === 1
    }),

  async dropBefore(day) {
    await pool.query(DROP_BEFORE, [day])
  },

  forget: (account) =>
    inTransaction(pool, async (client) => {
      await client.query(ONE_AFTER_THE_OTHER, [account])
      await client.query(TELL_GAMES, [account])
      await client.query('DELETE FROM vacation WHERE account_id = $1', [account])
    }),
})

/** All that move on, from the states they were decided on; those that stand still are only read again. */
async function moveOn(client: pg.PoolClient, games: readonly GameRow[], commits: readonly Commit[]): Promise<void> {
  const moving = new Set(commits.map(({ to }) => to.id))
  const running = games.filter(({ status }) => status === 'running')
  if (running.length !== moving.size || running.some(({ id }) => !moving.has(id))) throw new MovedOn()
  if ((await writeAll(client, commits)).size !== commits.length) throw new MovedOn()
  const others = games.filter(({ status }) => status !== 'running').map(({ id }) => id)
  await client.query(`UPDATE game SET ${RAISED} WHERE id = ANY($1::uuid[])`, [others])
}

/** Held until all is written. */
const GAMES = `SELECT id, status FROM ${holdGames('$1::uuid[]')} WHERE status IN ('running', 'parked')`

const THEIRS = `SELECT id FROM game WHERE status IN ('running', 'parked') AND id IN (SELECT game_id FROM seat WHERE account = $1)`

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
    RETURNING *)
  SELECT ${COLUMNS} FROM v`

const vacationOf = (row: Row): Vacation => ({
  id: row.id,
  firstDay: row.first_day,
  lastDay: row.last_day,
  from: row.begins_at,
  to: row.ends_at,
})
