// The outbox in PostgreSQL: what appends have asked for, and the games that nobody asked for and that are due all the same.
import type pg from 'pg'
import type { KeptTask, Outbox } from '../../games/ports/outbox.ts'
import { inTransaction } from '../database/transaction.ts'

interface OutboxRow {
  game: string
  task: string
  wakesAt: Date | null
}

export const outboxIn = (pool: pg.Pool): Outbox => ({
  take: (limit, handOver) =>
    inTransaction(
      pool,
      async (client) => {
        const { rows } = await client.query<OutboxRow>({ name: 'take-tasks', text: TAKE, values: [limit] })
        if (rows.length > 0) await handOver(rows)
        return rows.length
      },
      BEGIN,
    ),

  async handedOver(games) {
    const text = 'SELECT id, game_id AS game FROM outbox WHERE taken_at IS NOT NULL AND game_id = ANY($1::uuid[])'
    return (await pool.query<KeptTask>({ name: 'handed-over', text, values: [games] })).rows
  },

  async strikeOff(tasks) {
    if (tasks.length === 0) return
    const text = 'DELETE FROM outbox WHERE id = ANY($1::bigint[])'
    await pool.query({ name: 'strike-off', text, values: [tasks.map(({ id }) => id)] })
  },

  async overdue(since, after, limit) {
    const { rows } = await pool.query<{ id: string }>({ name: 'overdue', text: OVERDUE, values: [since, after, limit] })
    return rows.map(({ id }) => id)
  },

  async full(since, after, limit) {
    const { rows } = await pool.query<{ id: string }>({ name: 'full', text: FULL, values: [since, after, limit] })
    return rows.map(({ id }) => id)
  },

  async unwatched(since, after, limit) {
    const values = [since, after, limit]
    const { rows } = await pool.query<{ id: string }>({ name: 'unwatched', text: UNWATCHED, values })
    return rows.map(({ id }) => id)
  },
})

/** Nobody waits for the disk: a task whose striking off is lost is handed over once more, which does no harm. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off'

/**
 * They are struck off, if they can be handed over; or kept, where what is to be done does not show in the game. Rows that
 * another process has in hand are passed over.
 */
const TAKE = `WITH mine AS MATERIALIZED (
    SELECT id, game_id, task FROM outbox WHERE taken_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED),
  taken AS MATERIALIZED (SELECT mine.*, g.wakes_at, coalesce(mine.task = 'resolve' AND g.status = 'running' AND g.waits_for <> '{}', false) AS kept
    FROM mine LEFT JOIN game g ON g.id = mine.game_id),
  gone AS (DELETE FROM outbox WHERE id = ANY (ARRAY(SELECT id FROM taken WHERE NOT kept))),
  marked AS (UPDATE outbox SET taken_at = now() WHERE id = ANY (ARRAY(SELECT id FROM taken WHERE kept)))
  SELECT game_id AS game, task, wakes_at AS "wakesAt" FROM taken ORDER BY id`

/** The log is looked at only for the few games that wait for nobody, or for a bot. */
const OVERDUE = `WITH due AS MATERIALIZED (
    SELECT g.id FROM game g
    WHERE g.status = 'running' AND ($2::uuid IS NULL OR g.id > $2)
      AND (g.waits_for = '{}' OR EXISTS (
        SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.bot IS NOT NULL AND s.seat = ANY (g.waits_for)))),
  late AS (
    SELECT id FROM due WHERE (SELECT l.at FROM log l WHERE l.game_id = due.id ORDER BY l.after DESC LIMIT 1) < $1
    UNION SELECT game_id FROM outbox WHERE taken_at < $1 AND ($2::uuid IS NULL OR game_id > $2))
  SELECT id FROM late ORDER BY id LIMIT $3`

/** Every game's options say how many play. */
const FULL = `SELECT g.id FROM game g
  WHERE g.status = 'open' AND ($2::uuid IS NULL OR g.id > $2)
    AND (SELECT count(*) FROM seat s WHERE s.game_id = g.id AND s.sat_at < $1) >= (g.options->>'players')::integer
  ORDER BY g.id LIMIT $3`

const UNWATCHED = `SELECT id FROM game
  WHERE status = 'running' AND wakes_at < $1 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`
