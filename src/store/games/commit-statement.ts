// The statement a game is written by, made from its columns: what is added to the tables below is written from then on.
import type { Commit, Page } from '../../games/model/game.ts'
import { packed } from './packed.ts'

/** A column: how JSON brings it, and what it is in a commit, or in a page of one. */
type Columns<T = Commit> = Readonly<Record<string, readonly [type: string, of: (from: T) => unknown]>>

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

/** Which game, from which state, and what else comes with it. */
const BROUGHT: Columns = {
  id: ['uuid', ({ to }) => to.id],
  from_revision: ['integer', ({ from }) => from.revision],
  from_stamp: ['uuid', ({ from }) => from.stamp],
  at: ['timestamptz', ({ at }) => at],
  round_after: ['integer', ({ roundAfter }) => roundAfter],
  sits: ['uuid', ({ sits }) => sits],
  snapshot: ['json', ({ snapshot }) => snapshot?.state],
  snapshot_version: ['integer', ({ snapshot }) => snapshot?.version],
  snapshot_schema: ['smallint', ({ snapshot }) => snapshot?.schema],
}

const PAGE: Columns<Page> = {
  after: ['integer', ({ after }) => after],
  at: ['timestamptz', ({ at }) => at],
  events: ['text', ({ events }) => packed(events).toString('base64')],
  schema: ['smallint', ({ schema }) => schema],
  by_seat: ['smallint', ({ by }) => by],
  salt: ['text', ({ salt }) => salt],
  head: ['text', ({ head }) => head],
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

const rowOf = <T>(columns: Columns<T>, from: T) =>
  Object.fromEntries(Object.entries(columns).map(([name, [, of]]) => [name, of(from)]))

/** Few do: for all others there is nothing to say and nothing to parse. */
export const tellsPrograms = (commits: readonly Commit[]): boolean =>
  commits.some(({ deliveries }) => deliveries.length > 0)

/** All that is to be written, as JSON: games, seats, tasks, letters, pages; and, where programs are told, what. */
export const parametersOf = (commits: readonly Commit[]): string[] =>
  [
    commits.map((commit) => rowOf(ALL, commit)),
    commits.flatMap(({ to, seats }) => seats.map((seat) => ({ game: to.id, ...seat }))),
    commits.flatMap(({ to, tasks }) => tasks.map((task) => ({ game: to.id, task }))),
    commits.flatMap(({ to, letters }) => letters.map((letter) => ({ game: to.id, ...letter }))),
    commits.flatMap(({ to, pages }) => pages.map((page) => ({ game: to.id, ...rowOf(PAGE, page) }))),
    ...(tellsPrograms(commits)
      ? [commits.flatMap(({ to, deliveries }) => deliveries.map((delivery) => ({ game: to.id, ...delivery })))]
      : []),
  ].map((rows) => JSON.stringify(rows))

const typed = <T>(columns: Columns<T>): string =>
  Object.entries(columns)
    .map(([name, [type]]) => `${name} ${type}`)
    .join(', ')
const set = Object.keys(GAME).map((name) => `${name} = ${name === 'head' ? "decode(a.head, 'hex')" : `a.${name}`}`)
const seats = Object.entries(SEAT)

/** Webhooks that have gone meanwhile have changed the revision with them, so all that are named are there. */
const TELLING = `
  w AS (INSERT INTO delivery (hook_id, id, game_id, kind, occasion, next_try_at, created_at)
    SELECT w.hook, w.id, g.id, w.kind, w.occasion, g.at, g.at
    FROM json_to_recordset($6) AS w(game uuid, hook uuid, id uuid, kind text, occasion text)
      JOIN g ON g.id = w.game ON CONFLICT DO NOTHING),`

/**
 * `waiting`: for whoever has the game, or the account, in hand. Where many are written it is left out, so that nobody waits for it
 * but its own. Who sits down where no program may is looked at last and held, so that nobody says meanwhile that they are one.
 */
const statement = (waiting: boolean, telling: boolean): string => `WITH a AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS a(${typed(ALL)})),
  free AS (SELECT g.id FROM game g JOIN a ON g.id = a.id AND g.revision = a.from_revision AND g.stamp = a.from_stamp
    FOR UPDATE OF g ${waiting ? '' : 'SKIP LOCKED'}),
  who AS MATERIALIZED (SELECT id, program_owner FROM account
    WHERE id = ANY (ARRAY(SELECT a.sits FROM a JOIN free ON free.id = a.id)) FOR SHARE ${waiting ? '' : 'SKIP LOCKED'}),
  g AS (UPDATE game SET ${set.join(', ')},
      round_after = coalesce(a.round_after, game.round_after), changed_at = now()
    FROM a JOIN free ON free.id = a.id WHERE game.id = a.id
      AND (a.sits IS NULL OR a.sits IN (SELECT id FROM who WHERE program_owner IS NULL)) RETURNING game.id, game.seq, game.status, a.at),
  l AS (INSERT INTO log (game_id, after, at, events, schema, by_seat, salt, head)
    SELECT g.id, l.after, l.at, decode(l.events, 'base64'), l.schema, l.by_seat, decode(l.salt, 'hex'), decode(l.head, 'hex')
    FROM json_to_recordset($5) AS l(game uuid, ${typed(PAGE)}) JOIN g ON g.id = l.game),
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
      JOIN g ON g.id = t.game ON CONFLICT DO NOTHING),${telling ? TELLING : ''}
  d AS (DELETE FROM draft USING g WHERE draft.game_id = g.id AND g.status IN ('finished', 'abandoned'))
  SELECT id FROM g`

export const COMMIT = { name: 'commit', text: statement(false, false) }
export const COMMIT_WAITING = { name: 'commit-waiting', text: statement(true, false) }
export const COMMIT_TELLING = { name: 'commit-telling', text: statement(false, true) }
export const COMMIT_TELLING_WAITING = { name: 'commit-telling-waiting', text: statement(true, true) }
