// The statement a game is written by, made from its columns: what is added to the tables below is written from then on.
import type { Commit } from '../../games/model/game.ts'
import { packed } from './packed.ts'

/** A column: how JSON brings it, and what it is in a commit. */
type Columns = Readonly<Record<string, readonly [type: string, of: (commit: Commit) => unknown]>>

/** Of the game's row. */
const GAME: Columns = {
  revision: ['integer', ({ to }) => to.revision],
  stamp: ['uuid', ({ to }) => to.stamp],
  seq: ['integer', ({ to }) => to.seq],
  head: ['text', ({ to }) => to.head],
  status: ['text', ({ to }) => to.status],
  waits_for: ['smallint[]', ({ to }) => to.waitsFor],
  started_at: ['timestamptz', ({ to }) => to.startedAt],
  trouble: ['text', ({ to }) => to.trouble],
  round: ['integer', ({ to }) => to.round],
  occasion: ['text', ({ to }) => to.timing.occasion],
  asked_at: ['timestamptz', ({ to }) => to.timing.askedAt],
  own_until: ['timestamptz', ({ to }) => to.timing.ownUntil],
  due_at: ['timestamptz', ({ to }) => to.timing.dueAt],
  graced: ['boolean', ({ to }) => to.timing.graced],
  paused_until: ['timestamptz', ({ to }) => to.timing.pausedUntil],
  wakes_at: ['timestamptz', ({ to }) => to.timing.wakesAt],
  ended_at: ['timestamptz', ({ to }) => to.endedAt],
}

/** Which game, from which state, and its page. */
const BROUGHT: Columns = {
  id: ['uuid', ({ to }) => to.id],
  from_revision: ['integer', ({ from }) => from.revision],
  from_stamp: ['uuid', ({ from }) => from.stamp],
  at: ['timestamptz', ({ at }) => at],
  after: ['integer', ({ page }) => page?.after],
  events: ['text', ({ page }) => page && packed(page.events).toString('base64')],
  schema: ['smallint', ({ page }) => page?.schema],
  by_seat: ['smallint', ({ page }) => page?.by],
  salt: ['text', ({ page }) => page?.salt],
  snapshot: ['json', ({ snapshot }) => snapshot?.state],
  snapshot_version: ['integer', ({ snapshot }) => snapshot?.version],
  snapshot_schema: ['smallint', ({ snapshot }) => snapshot?.schema],
}

type Seat = Commit['seats'][number]

/** Of a seat, by what it is called in the program. */
const SEAT = {
  account: ['account', 'uuid'],
  bot: ['bot', 'text'],
  absentRounds: ['absent_rounds', 'smallint'],
  absentIn: ['absent_in', 'integer'],
  offeredAt: ['offered_at', 'timestamptz'],
  extensions: ['extensions', 'smallint'],
  extendedFor: ['extended_for', 'text'],
  wishesPause: ['wishes_pause', 'boolean'],
  bank: ['bank_ms', 'bigint'],
  bankPaid: ['bank_paid', 'timestamptz'],
} as const satisfies Partial<Record<keyof Seat, readonly [column: string, type: string]>>

const ALL: Columns = { ...BROUGHT, ...GAME }

/** All that is to be written, as JSON: games, seats, tasks, letters. */
export const parametersOf = (commits: readonly Commit[]): string[] =>
  [
    commits.map((commit) => Object.fromEntries(Object.entries(ALL).map(([name, [, of]]) => [name, of(commit)]))),
    commits.flatMap(({ to, seats }) => seats.map((seat) => ({ game: to.id, ...seat }))),
    commits.flatMap(({ to, tasks }) => tasks.map((task) => ({ game: to.id, task }))),
    commits.flatMap(({ to, letters }) => letters.map((letter) => ({ game: to.id, ...letter }))),
  ].map((rows) => JSON.stringify(rows))

const columns = Object.entries(ALL).map(([name, [type]]) => `${name} ${type}`)
const set = Object.keys(GAME).map((name) => `${name} = ${name === 'head' ? "decode(a.head, 'hex')" : `a.${name}`}`)
const seats = Object.entries(SEAT)

/** `waiting`: for whoever has the game in hand. Where many are written it is left out, so that nobody waits for it but its own. */
const statement = (waiting: boolean): string => `WITH a AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS a(${columns.join(', ')})),
  free AS (SELECT g.id FROM game g JOIN a ON g.id = a.id AND g.revision = a.from_revision AND g.stamp = a.from_stamp
    FOR UPDATE OF g ${waiting ? '' : 'SKIP LOCKED'}),
  g AS (UPDATE game SET ${set.join(', ')},
      round_after = CASE game.round WHEN a.round THEN game.round_after ELSE a.after END
    FROM a JOIN free ON free.id = a.id WHERE game.id = a.id RETURNING game.id, game.seq, game.status, a.at),
  l AS (INSERT INTO log (game_id, after, at, events, schema, by_seat, salt, head)
    SELECT a.id, a.after, a.at, decode(a.events, 'base64'), a.schema, a.by_seat, decode(a.salt, 'hex'), decode(a.head, 'hex')
    FROM a JOIN g ON g.id = a.id WHERE a.events IS NOT NULL),
  n AS (INSERT INTO snapshot (game_id, seq, state, version, schema)
    SELECT a.id, a.seq, a.snapshot, a.snapshot_version, a.snapshot_schema FROM a JOIN g ON g.id = a.id
    WHERE a.snapshot IS NOT NULL ON CONFLICT (game_id) DO UPDATE
    SET seq = excluded.seq, state = excluded.state, version = excluded.version, schema = excluded.schema),
  p AS (UPDATE seat SET ${seats.map(([name, [column]]) => `${column} = p."${name}"`).join(', ')}
    FROM g, json_to_recordset($2) AS p(game uuid, seat smallint, ${seats.map(([name, [, type]]) => `"${name}" ${type}`).join(', ')})
    WHERE p.game = g.id AND seat.game_id = g.id AND seat.seat = p.seat),
  o AS (INSERT INTO outbox (game_id, seq, task)
    SELECT g.id, g.seq, o.task FROM json_to_recordset($3) AS o(game uuid, task text) JOIN g ON g.id = o.game),
  t AS (INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, questions, next_try_at, created_at)
    SELECT t.id, t.account, g.id, t.kind, t.occasion, g.seq, t.wish, t.questions, t."dueAt", g.at
    FROM json_to_recordset($4)
      AS t(game uuid, id uuid, account uuid, kind text, occasion text, wish text, questions text, "dueAt" timestamptz)
      JOIN g ON g.id = t.game ON CONFLICT DO NOTHING),
  d AS (DELETE FROM draft USING g WHERE draft.game_id = g.id AND g.status IN ('finished', 'abandoned'))
  SELECT id FROM g`

export const COMMIT = { name: 'commit', text: statement(false) }
export const COMMIT_WAITING = { name: 'commit-waiting', text: statement(true) }
