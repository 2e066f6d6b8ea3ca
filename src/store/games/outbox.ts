// The outbox in PostgreSQL: what appends have asked for, and the games that nobody asked for and that are due all the same.
import type pg from 'pg'
import type { Due, FindDue, KeptTask, Outbox } from '../../games/ports/outbox.ts'
import { inTransaction } from '../database/transaction.ts'

interface OutboxRow {
  id: string
  game: string
  task: string
  wakesAt: Date | null
  kept: boolean
}

/** `isTogether`: rows of several games can be locked by one statement, as they are all here. */
export const outboxIn = (pool: pg.Pool, { isTogether = true } = {}): Outbox => ({
  take: (limit, handOver) =>
    inTransaction(
      pool,
      async (client) => {
        const rows = await (isTogether ? takeLocked : takeInTurn)(client, limit)
        if (rows.length > 0) await handOver(rows)
        return rows.length
      },
      BEGIN,
    ),

  async handedOver(games) {
    const text = `SELECT id, game_id AS game FROM outbox WHERE taken_at IS NOT NULL AND game_id = ANY($1::uuid[])`
    return (await pool.query<KeptTask>({ name: 'handed-over', text, values: [games] })).rows
  },

  async strikeOff(tasks) {
    if (tasks.length === 0) return
    await pool.query({ ...STRIKE_OFF, values: idsOf(tasks) })
  },

  overdue: finding(pool, 'overdue', OVERDUE),
  undone: finding(pool, 'undone', UNDONE),
  full: finding(pool, 'full', FULL),
  unwatched: finding(pool, 'unwatched', UNWATCHED),
})

/** Nobody waits for the disk: a task whose striking off is lost is handed over once more, which does no harm. */
const BEGIN = 'BEGIN; SET LOCAL synchronous_commit = off'

const WAITING = `SELECT id, game_id AS game, task, wakes_at AS "wakesAt", kept FROM outbox WHERE taken_at IS NULL ORDER BY id LIMIT $1`

/**
 * They are struck off, if they can be handed over; or kept, where what is to be done does not show in the game. Rows that
 * another process has in hand are passed over.
 */
const TAKE = {
  name: 'take-tasks',
  text: `WITH mine AS MATERIALIZED (${WAITING} FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM outbox WHERE id = ANY (ARRAY(SELECT id FROM mine WHERE NOT kept))),
    marked AS (UPDATE outbox SET taken_at = now() WHERE id = ANY (ARRAY(SELECT id FROM mine WHERE kept)))
    SELECT * FROM mine ORDER BY id`,
}

const takeLocked = async (client: pg.PoolClient, limit: number): Promise<OutboxRow[]> =>
  (await client.query<OutboxRow>({ ...TAKE, values: [limit] })).rows

const STRIKE_OFF = {
  name: 'strike-off',
  text: 'DELETE FROM outbox WHERE game_id = ANY($2::uuid[]) AND id = ANY($1::bigint[])',
}
const MARK = {
  name: 'mark-tasks',
  text: 'UPDATE outbox SET taken_at = now() WHERE game_id = ANY($2::uuid[]) AND id = ANY($1::bigint[])',
}
const idsOf = (tasks: readonly KeptTask[]) => [tasks.map(({ id }) => id), [...new Set(tasks.map(({ game }) => game))]]

/** One process after the other: whoever finds another at it leaves it to them. */
async function takeInTurn(client: pg.PoolClient, limit: number): Promise<OutboxRow[]> {
  const { rows: turn } = await client.query<{ mine: boolean }>(MY_TURN)
  if (!turn[0]!.mine) return []
  const { rows } = await client.query<OutboxRow>({ name: 'waiting-tasks', text: WAITING, values: [limit] })
  const [kept, gone] = [true, false].map((which) => rows.filter((row) => row.kept === which)) as [
    OutboxRow[],
    OutboxRow[],
  ]
  if (gone.length > 0) await client.query({ ...STRIKE_OFF, values: idsOf(gone) })
  if (kept.length > 0) await client.query({ ...MARK, values: idsOf(kept) })
  return rows
}

const MY_TURN = `SELECT pg_try_advisory_xact_lock(hashtextextended('outbox', 0)) AS mine`

/** By an index that holds few games: those that are due at all. To the microsecond, as the database writes it. */
const finding =
  (pool: pg.Pool, name: string, { from, where, at, game }: Finding): FindDue =>
  async (before, after, limit) => {
    const { rows } = await pool.query<Due>({
      name,
      text: `SELECT ${game} AS game, ${at}::text AS since FROM ${from} WHERE ${where} AND ${at} < $1
        AND ($2::timestamptz IS NULL OR (${at}, ${game}) > ($2, $3::uuid)) ORDER BY ${at}, ${game} LIMIT $4`,
      values: [before, after?.since ?? null, after?.game ?? null, limit],
    })
    return rows
  }

interface Finding {
  readonly from: string
  readonly where: string
  /** What it is due since, and which game it is. */
  readonly at: string
  readonly game: string
}

const OVERDUE = { from: 'game', where: `status = 'running'`, at: 'owed_at', game: 'id' }
const FULL = { from: 'game', where: `status = 'open'`, at: 'owed_at', game: 'id' }
const UNWATCHED = { from: 'game', where: `status = 'running'`, at: 'wakes_at', game: 'id' }
const UNDONE = { from: 'outbox', where: 'true', at: 'taken_at', game: 'game_id' }
