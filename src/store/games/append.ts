// Appending to logs in PostgreSQL: one statement each, in which a game moves on from the revision it was read at, or nothing
// happens at all. Appends to several games at the same moment share a statement, and with it the wait for the disk.
import type pg from 'pg'
import type { Append, Change, GameId } from '../../games/model/game.ts'
import { batch } from '../database/batch.ts'
import { hex } from '../database/hex.ts'
import { packed } from './packed.ts'
import { LETTER, writePlain, writeWhole } from './write-together.ts'

/** False when somebody else was first. */
export function appendsTo(pool: pg.Pool): (append: Append) => Promise<boolean> {
  // Most appends are an answer after which others are still waited for: these have nothing more to write.
  const [plain, whole] = [batched(pool, writePlain), batched(pool, writeWhole)]
  return async (append) => {
    const together = append.isPlain ? plain : whole
    // What could not be written together (somebody was first, or has the game in hand) is tried once more by itself.
    return (await together(append)) || writeAlone(pool, append)
  }
}

type Write = (pool: pg.Pool, appends: readonly Append[]) => Promise<Set<GameId>>

const batched = (pool: pg.Pool, write: Write) =>
  batch(async (appends: readonly Append[]) => {
    const rows = new Map<GameId, Append>()
    for (const append of appends) if (!rows.has(append.game)) rows.set(append.game, append) // the others come too late
    const written = await write(pool, [...rows.values()])
    return new Map([...rows.values()].map((append) => [append, written.has(append.game)]))
  })

async function writeAlone(pool: pg.Pool, append: Append): Promise<boolean> {
  const { game, revision, page, status, waitsFor, snapshot, round } = append
  const { rowCount } = await pool.query({
    name: 'append',
    text: ALONE,
    values: [
      ...[game, page.after, page.after + page.events.length, hex(page.head), status, waitsFor, page.at, revision],
      ...[packed(page.events), page.by, page.salt === null ? null : hex(page.salt)],
      ...[snapshot === undefined ? null : JSON.stringify(snapshot), round, ...besides(append)],
    ],
  })
  return rowCount === 1
}

/** What changes besides the log, as `BESIDES` and `TIMING` take it. */
const besides = ({ timing, seats, tasks, letters }: Change): unknown[] => [
  ...[timing.occasion, timing.askedAt, timing.dueAt, timing.graced, timing.pausedUntil, timing.wakesAt],
  ...[JSON.stringify(seats), tasks, JSON.stringify(letters)],
]

/** With the first of its parameters at this number. */
const timingFrom = (n: number) => `occasion = $${n}, asked_at = $${n + 1}, due_at = $${n + 2}, graced = $${n + 3},
      paused_until = $${n + 4}, wakes_at = $${n + 5}`

/** Seats, tasks and letters; `g` is the game that has changed, with its `seq`. */
const besidesFrom = (n: number, at: string) => `p AS (UPDATE seat SET account = p.account, bot = p.bot,
      absent_rounds = p."absentRounds", absent_in = p."absentIn", offered_at = p."offeredAt", extensions = p.extensions,
      extended_for = p."extendedFor", wishes_pause = p."wishesPause"
    FROM g, json_to_recordset($${n}) AS p(seat smallint, account uuid, bot text, "absentRounds" smallint, "absentIn" integer,
      "offeredAt" timestamptz, extensions smallint, "extendedFor" text, "wishesPause" boolean)
    WHERE seat.game_id = g.id AND seat.seat = p.seat),
  o AS (INSERT INTO outbox (game_id, seq, task) SELECT id, seq, task FROM g, unnest($${n + 1}::text[]) AS task),
  t AS (INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
    SELECT t.id, account, g.id, kind, occasion, g.seq, wish, "dueAt", ${at}
    FROM g, json_to_recordset($${n + 2}) AS t(${LETTER}) ON CONFLICT DO NOTHING)`

/** Nobody needs a draft once the game is over. */
const draftsAt = (status: string) =>
  `d AS (DELETE FROM draft USING g WHERE draft.game_id = g.id AND ${status} IN ('finished', 'abandoned'))`

const ALONE = `WITH g AS (
    UPDATE game SET revision = revision + 1, seq = $3, head = $4, status = $5, waits_for = $6, round = $13,
      round_after = CASE round WHEN $13 THEN round_after ELSE $2 END, ${timingFrom(14)},
      started_at = coalesce(started_at, $7), ended_at = CASE WHEN $5 = 'finished' THEN $7 ELSE ended_at END
    WHERE id = $1 AND revision = $8 AND seq = $2 RETURNING id, seq),
  l AS (INSERT INTO log (game_id, after, at, events, by_seat, salt, head) SELECT id, $2, $7, $9, $10, $11, $4 FROM g),
  n AS (INSERT INTO snapshot (game_id, seq, state) SELECT id, $3, $12::json FROM g WHERE $12 IS NOT NULL
    ON CONFLICT (game_id) DO UPDATE SET seq = excluded.seq, state = excluded.state),
  ${draftsAt('$5')},
  ${besidesFrom(20, '$7')}
  SELECT 1 FROM g`

/** What changes of a game while its log stays as it is. */
export async function changeAlone(pool: pg.Pool, change: Change): Promise<boolean> {
  const { game, revision, at, status, trouble } = change
  const { rowCount } = await pool.query({
    name: 'change',
    text: CHANGE,
    values: [game, revision, at, status, trouble, ...besides(change)],
  })
  return rowCount === 1
}

const CHANGE = `WITH g AS (
    UPDATE game SET revision = revision + 1, status = $4, trouble = $5, ${timingFrom(6)},
      ended_at = CASE WHEN $4 = 'abandoned' THEN $3 ELSE ended_at END
    WHERE id = $1 AND revision = $2 RETURNING id, seq),
  ${draftsAt('$4')},
  ${besidesFrom(12, '$3')}
  SELECT 1 FROM g`
