// Appends to several games as one statement. Each gives the games that moved on; one that somebody else has in hand is left
// out, so that nobody waits for it but its own.
import type pg from 'pg'
import type { Append, GameId } from '../../games/model/game.ts'
import { packed } from './packed.ts'

/** Answers, with nothing besides the log. */
export const writePlain = (pool: pg.Pool, appends: readonly Append[]): Promise<Set<GameId>> =>
  written(pool, 'append-plain', PLAIN, [appends.map(rowOf)])

/** All that an append may change. */
export const writeWhole = (pool: pg.Pool, appends: readonly Append[]): Promise<Set<GameId>> =>
  written(pool, 'append-whole', WHOLE, [
    appends.map((append) => ({ ...rowOf(append), ...append.timing, round: append.round, snapshot: append.snapshot })),
    appends.flatMap(({ game, seats }) => seats.map((seat) => ({ ...seat, game }))),
    appends.flatMap(({ game, tasks }) => tasks.map((task) => ({ game, task }))),
    appends.flatMap(({ game, letters }) => letters.map((letter) => ({ ...letter, game }))),
  ])

async function written(pool: pg.Pool, name: string, text: string, rows: readonly object[][]): Promise<Set<GameId>> {
  const values = rows.map((some) => JSON.stringify(some))
  const { rows: moved } = await pool.query<{ id: GameId }>({ name, text, values })
  return new Set(moved.map(({ id }) => id))
}

const rowOf = ({ game, revision, page, status, waitsFor }: Append) => ({
  ...{ game, revision, status, waitsFor, after: page.after, seq: page.after + page.events.length, at: page.at },
  ...{ events: packed(page.events).toString('base64'), by: page.by, salt: page.salt, head: page.head },
})

const ROW = `game uuid, revision integer, status text, "waitsFor" smallint[], after integer, seq integer, at timestamptz,
    events text, by smallint, salt text, head text`
/** A letter, as JSON brings it. */
export const LETTER = `id uuid, account uuid, kind text, occasion text, wish text, questions text, "dueAt" timestamptz`

const FREE = `free AS (SELECT g.id FROM game g JOIN a ON g.id = a.game AND g.revision = a.revision AND g.seq = a.after
    FOR UPDATE OF g SKIP LOCKED)`
const MOVED = `revision = a.revision + 1, seq = a.seq, head = decode(a.head, 'hex'), status = a.status,
      waits_for = a."waitsFor", started_at = coalesce(started_at, a.at)`
const LOGGED = `l AS (INSERT INTO log (game_id, after, at, events, by_seat, salt, head)
    SELECT a.game, a.after, a.at, decode(a.events, 'base64'), a.by, decode(a.salt, 'hex'), decode(a.head, 'hex')
    FROM a JOIN g ON g.id = a.game)`

const PLAIN = `WITH a AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS a(${ROW})),
  ${FREE},
  g AS (UPDATE game SET ${MOVED} FROM a JOIN free ON free.id = a.game WHERE game.id = a.game RETURNING game.id),
  ${LOGGED}
  SELECT id FROM g`

const WHOLE = `WITH a AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS a(${ROW}, round integer, occasion text,
    "askedAt" timestamptz, "dueAt" timestamptz, graced boolean, "pausedUntil" timestamptz, "wakesAt" timestamptz,
    snapshot json)),
  ${FREE},
  g AS (UPDATE game SET ${MOVED}, round = a.round,
      round_after = CASE game.round WHEN a.round THEN game.round_after ELSE a.after END, occasion = a.occasion, asked_at = a."askedAt", due_at = a."dueAt",
      graced = a.graced, paused_until = a."pausedUntil", wakes_at = a."wakesAt",
      ended_at = CASE WHEN a.status = 'finished' THEN a.at ELSE ended_at END
    FROM a JOIN free ON free.id = a.game WHERE game.id = a.game RETURNING game.id, game.seq, a.at),
  ${LOGGED},
  d AS (DELETE FROM draft USING a JOIN g ON g.id = a.game
    WHERE draft.game_id = g.id AND a.status IN ('finished', 'abandoned')),
  n AS (INSERT INTO snapshot (game_id, seq, state) SELECT a.game, a.seq, a.snapshot FROM a JOIN g ON g.id = a.game
    WHERE a.snapshot IS NOT NULL ON CONFLICT (game_id) DO UPDATE SET seq = excluded.seq, state = excluded.state),
  p AS (UPDATE seat SET account = p.account, bot = p.bot, absent_rounds = p."absentRounds", absent_in = p."absentIn",
      offered_at = p."offeredAt", extensions = p.extensions, extended_for = p."extendedFor",
      wishes_pause = p."wishesPause"
    FROM g, json_to_recordset($2) AS p(game uuid, seat smallint, account uuid, bot text, "absentRounds" smallint,
      "absentIn" integer, "offeredAt" timestamptz, extensions smallint, "extendedFor" text, "wishesPause" boolean)
    WHERE p.game = g.id AND seat.game_id = g.id AND seat.seat = p.seat),
  o AS (INSERT INTO outbox (game_id, seq, task) SELECT g.id, g.seq, o.task
    FROM json_to_recordset($3) AS o(game uuid, task text) JOIN g ON g.id = o.game),
  t AS (INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, questions, next_try_at, created_at)
    SELECT t.id, t.account, g.id, t.kind, t.occasion, g.seq, t.wish, t.questions, t."dueAt", g.at
    FROM json_to_recordset($4) AS t(game uuid, ${LETTER}) JOIN g ON g.id = t.game ON CONFLICT DO NOTHING)
  SELECT id FROM g`
