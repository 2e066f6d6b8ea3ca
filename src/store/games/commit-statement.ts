// What a game is written with, made from its columns: what is added to the tables below is written from then on. The database
// does it in one function, which a migration creates from the text made here (test/store/commit-function.test.ts).
import type { Commit, NewLetter, Page } from '../../games/model/game.ts'
import type { NewDelivery } from '../../games/model/hook.ts'
import { packed } from './packed.ts'

/**
 * With a number, as the next release may bring another one beside it while processes of this one go on: see docs/releasing.md.
 */
export const COMMIT_GAME = 'commit_game_1'

/** A column: how JSON brings it, what it is in a commit or a row of one, and how its value is made of what is brought. */
type Columns<T = Commit> = Readonly<
  Record<string, readonly [type: string, of: (from: T) => unknown, made?: (brought: string) => string]>
>

const fromHex = (brought: string) => `decode(${brought}, 'hex')`

/** Of the game's row. */
const GAME: Columns = {
  revision: ['integer', ({ to }) => to.revision],
  stamp: ['uuid', ({ to }) => to.stamp],
  seq: ['integer', ({ to }) => to.seq],
  head: ['text', ({ to }) => to.head, fromHex],
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
  owed_at: ['timestamptz', ({ to }) => to.owedAt],
  ended_at: ['timestamptz', ({ to }) => to.endedAt],
  round_after: ['integer', ({ roundAfter }) => roundAfter, (brought) => `coalesce(${brought}, round_after)`],
}

/** From which state, and what else comes with it. */
const BROUGHT: Columns = {
  from_revision: ['integer', ({ from }) => from.revision],
  from_stamp: ['uuid', ({ from }) => from.stamp],
  at: ['timestamptz', ({ at }) => at],
  snapshot: ['json', ({ snapshot }) => snapshot?.state],
  snapshot_version: ['integer', ({ snapshot }) => snapshot?.version],
  snapshot_schema: ['smallint', ({ snapshot }) => snapshot?.schema],
}

const PAGE: Columns<Page> = {
  after: ['integer', ({ after }) => after],
  at: ['timestamptz', ({ at }) => at],
  events: ['text', ({ events }) => packed(events).toString('base64'), (brought) => `decode(${brought}, 'base64')`],
  schema: ['smallint', ({ schema }) => schema],
  by_seat: ['smallint', ({ by }) => by],
  salt: ['text', ({ salt }) => salt, fromHex],
  head: ['text', ({ head }) => head, fromHex],
}

const SEAT: Columns<Commit['seats'][number]> = {
  account: ['uuid', ({ account }) => account],
  bot: ['text', ({ bot }) => bot],
  absent_rounds: ['smallint', ({ absentRounds }) => absentRounds],
  absent_in: ['integer', ({ absentIn }) => absentIn],
  offered_at: ['timestamptz', ({ offeredAt }) => offeredAt],
  extensions: ['smallint', ({ extensions }) => extensions],
  extended_for: ['text', ({ extendedFor }) => extendedFor],
  wishes_pause: ['boolean', ({ wishesPause }) => wishesPause],
  bank_ms: ['bigint', ({ bank }) => bank],
  bank_paid: ['timestamptz', ({ bankPaid }) => bankPaid],
}
const WHICH_SEAT: Columns<Commit['seats'][number]> = { seat: ['smallint', ({ seat }) => seat] }

/**
 * Whoever takes a task sees nothing of its game but this: when that is to be looked at next, and whether the task is kept until
 * it is done, as the game does not show that it could go on.
 */
const TASK: Columns<{ task: string; to: Commit['to'] }> = {
  task: ['text', ({ task }) => task],
  wakes_at: ['timestamptz', ({ task, to }) => (task === 'deadline' ? to.timing.wakesAt : undefined)],
  kept: ['boolean', ({ task, to }) => task === 'resolve' && to.status === 'running' && to.waitsFor.length > 0],
}

const LETTER: Columns<NewLetter> = {
  id: ['uuid', ({ id }) => id],
  account_id: ['uuid', ({ account }) => account],
  kind: ['text', ({ kind }) => kind],
  occasion: ['text', ({ occasion }) => occasion],
  wish: ['text', ({ wish }) => wish],
  questions: ['text', ({ questions }) => questions],
  next_try_at: ['timestamptz', ({ dueAt }) => dueAt],
}

/** Webhooks that have gone meanwhile have changed the revision with them, so all that are named are there. */
const DELIVERY: Columns<NewDelivery> = {
  hook_id: ['uuid', ({ hook }) => hook],
  id: ['uuid', ({ id }) => id],
  kind: ['text', ({ kind }) => kind],
  occasion: ['text', ({ occasion }) => occasion],
}

const ALL: Columns = { ...GAME, ...BROUGHT }
const WHOLE_SEAT = { ...WHICH_SEAT, ...SEAT }

/** Made once: it is done for every answer. */
function rowsBy<T>(columns: Columns<T>): (from: T) => Record<string, unknown> {
  const fields = Object.entries(columns).map(([name, [, of]]) => [name, of] as const)
  return (from) => {
    const row: Record<string, unknown> = {}
    for (const [name, of] of fields) row[name] = of(from)
    return row
  }
}

const [gameBy, pageBy, seatBy] = [rowsBy(ALL), rowsBy(PAGE), rowsBy(WHOLE_SEAT)]
const [taskBy, letterBy, deliveryBy] = [rowsBy(TASK), rowsBy(LETTER), rowsBy(DELIVERY)]

/** What there is nothing of is left out. */
const someOf = <T>(all: readonly T[], rowBy: (one: T) => Record<string, unknown>) =>
  all.length > 0 ? all.map(rowBy) : undefined

/** All that is to be written of a game, as the function takes it. */
export function broughtBy(commit: Commit): Record<string, unknown> {
  const { to, pages, seats, tasks, letters, deliveries } = commit
  return {
    ...gameBy(commit),
    pages: someOf(pages, pageBy),
    seats: someOf(seats, seatBy),
    tasks: someOf(tasks, (task) => taskBy({ task, to })),
    letters: someOf(letters, letterBy),
    deliveries: someOf(deliveries, deliveryBy),
  }
}

const typed = <T>(columns: Columns<T>): string =>
  Object.entries(columns)
    .map(([name, [type]]) => `${name} ${type}`)
    .join(', ')

const made = <T>(columns: Columns<T>, from: string): string[] =>
  Object.entries(columns).map(([name, [, , make = (brought: string) => brought]]) => make(`${from}.${name}`))

const set = <T>(columns: Columns<T>, from: string): string => {
  const values = made(columns, from)
  return Object.keys(columns)
    .map((name, i) => `${name} = ${values[i]}`)
    .join(', ')
}

/** Rows that hang on the game; `more` columns are the same in all of them. */
const insert = <T>(table: string, brought: string, columns: Columns<T>, more: Record<string, string>, end = '') => `
  IF a.${brought} IS NOT NULL THEN
    INSERT INTO ${table} (game_id, ${[...Object.keys(more), ...Object.keys(columns)].join(', ')})
      SELECT ${['this', ...Object.values(more), ...made(columns, 'r')].join(', ')}
      FROM json_to_recordset(a.${brought}) AS r(${typed(columns)})${end};
  END IF;`

const STANDS = 'id = this AND revision = a.from_revision AND stamp = a.from_stamp'
const KEPT_ALREADY = ' ON CONFLICT DO NOTHING'

/**
 * Whoever is not to wait for a game that others have in hand passes it over. Every statement names the game, so that all of it
 * is done where the game is.
 */
export const COMMIT_BODY = `
DECLARE
  a record;
BEGIN
  SELECT * INTO a FROM json_to_record(brought) AS a(${typed(ALL)},
    pages json, seats json, tasks json, letters json, deliveries json);
  IF NOT waiting THEN
    PERFORM FROM game WHERE ${STANDS} FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  UPDATE game SET ${set(GAME, 'a')}, changed_at = now()
    WHERE ${STANDS};
  IF NOT FOUND THEN RETURN false; END IF;${insert('log', 'pages', PAGE, {})}
  IF a.snapshot IS NOT NULL THEN
    INSERT INTO snapshot (game_id, seq, state, version, schema)
      VALUES (this, a.seq, a.snapshot, a.snapshot_version, a.snapshot_schema)
      ON CONFLICT (game_id) DO UPDATE
      SET seq = excluded.seq, state = excluded.state, version = excluded.version, schema = excluded.schema;
  END IF;
  IF a.seats IS NOT NULL THEN
    UPDATE seat SET ${set(SEAT, 'r')}
      FROM json_to_recordset(a.seats) AS r(${typed(WHOLE_SEAT)})
      WHERE game_id = this AND seat.seat = r.seat;
  END IF;${insert('outbox', 'tasks', TASK, { seq: 'a.seq' })}${insert('letter', 'letters', LETTER, { seq: 'a.seq', created_at: 'a.at' }, KEPT_ALREADY)}${insert('delivery', 'deliveries', DELIVERY, { next_try_at: 'a.at', created_at: 'a.at' }, KEPT_ALREADY)}
  IF a.status IN ('finished', 'abandoned') THEN
    DELETE FROM draft WHERE game_id = this;
  END IF;
  RETURN true;
END`

export const CREATE_COMMIT = `CREATE FUNCTION ${COMMIT_GAME}(this uuid, waiting boolean, brought json) RETURNS boolean
LANGUAGE plpgsql AS $$${COMMIT_BODY}
$$;`

/** Some at once; each is by itself all the same. */
export const COMMIT_SOME = {
  name: 'commit-some',
  text: `SELECT c.id FROM json_to_recordset($2) AS c(id uuid, brought json) WHERE ${COMMIT_GAME}(c.id, $1, c.brought)`,
}

export const COMMIT_ONE = { name: 'commit-one', text: `SELECT ${COMMIT_GAME}($1, $2, $3) AS "isWritten"` }
