// Games in PostgreSQL: each commit is one statement, and each reading one of the games and one of the people there.
import type pg from 'pg'
import type { Agreement } from '../../games/model/agreement.ts'
import type { AccountId, GameFile, KnownHolder, OpenedGame, Status, Visibility } from '../../games/model/game.ts'
import type { GameStore, Listing } from '../../games/ports/store.ts'
import type { Seat } from '../../rules/ruleset.ts'
import { batch } from '../database/batch.ts'
import { dropSome } from '../database/drop-some.ts'
import { commitsTo } from './commit.ts'
import { handsOverIn } from './hand-over.ts'
import { marksIn } from './marks.ts'
import { forgetsSourcesIn, opensIn } from './open-table.ts'
import { laterFrom, type PageRow, pagesIn } from './pages.ts'
import { type KnownPerson, NOBODY, peopleIn } from './people.ts'
import { RAISED } from './raised.ts'
import { changedSinceIn, seatedIn } from './seated.ts'
import { sitsIn, whoIsIn } from './sit.ts'

const DROP_KEYS = dropSome('opening_key', 'used_at < $1', 'used_at')

/** Tables that are closed at a time. */
const AT_A_TIME = 1000

/** `isTogether`: what is asked of several games at the same moment shares a statement, as they are all here. */
export const gameStore = (pool: pg.Pool, { isTogether = true } = {}): GameStore => ({
  open: opensIn(pool),
  sit: sitsIn(pool),
  handOver: handsOverIn(pool),
  marks: marksIn(pool),
  seatedIn: seatedIn(pool),
  changedSince: changedSinceIn(pool),

  async giveNonce(game, account, nonce) {
    const { rowCount } = await pool.query({
      name: 'give-nonce',
      text: `WITH g AS (UPDATE game SET ${RAISED} WHERE id = $1 AND status = 'open' RETURNING id)
        UPDATE seat SET nonce = $3 FROM g WHERE game_id = $1 AND account = $2 AND nonce IS NULL`,
      values: [game, account, nonce],
    })
    return rowCount === 1
  },

  async leave(game, account) {
    const { rowCount } = await pool.query({
      name: 'leave',
      // A table that nobody has left is as full as it was.
      text: `WITH held AS (SELECT id FROM game WHERE id = $1 AND status = 'open' FOR UPDATE),
          gone AS (DELETE FROM seat USING held WHERE game_id = $1 AND account = $2 RETURNING game_id)
        UPDATE game SET ${RAISED}, owed_at = NULL FROM gone WHERE id = $1`,
      values: [game, account],
    })
    return rowCount === 1
  },

  remove: (game) => removesIn(pool, game),

  async closeStale(before) {
    const { rows } = await pool.query<{ id: string }>(STALE, [before, AT_A_TIME])
    const closed: string[] = []
    // One after the other, as each may be on another machine. One that has begun meanwhile stays.
    for (const { id } of rows) if (await removesIn(pool, id)) closed.push(id)
    return closed
  },

  async forgetKeys(before) {
    await pool.query(DROP_KEYS, [before])
  },

  forgetSources: forgetsSourcesIn(pool),

  read: isTogether ? batch(readsIn(pool)) : (game) => readOneIn(pool, game),
  readAll: readsIn(pool),

  state: isTogether
    ? batch((games) => statesIn(pool, games))
    : async (game) => (await statesIn(pool, [game])).get(game),

  whoIs: whoIsIn(pool),

  async list({ of, ruleset, from, limit }) {
    const [name, which, about] = listed(of)
    const { rows } = await pool.query<GameRow>({
      name,
      text: `${FILES} WHERE ${which} AND ($2::timestamptz IS NULL OR (g.opened_at, g.id) < ($2, $3::uuid))
        AND ($5::text IS NULL OR g.ruleset = $5) ORDER BY g.opened_at DESC, g.id DESC LIMIT $4`,
      values: [about[0], from?.openedAt ?? null, from?.id ?? null, limit, ruleset ?? null, ...about.slice(1)],
    })
    return filesOf(pool, rows)
  },

  async parked() {
    const { rows } = await pool.query<GameRow>(`${FILES} WHERE g.status = 'parked' ORDER BY g.id`)
    return filesOf(pool, rows)
  },

  async ids(after, limit) {
    const { rows } = await pool.query<{ id: string }>({
      name: 'ids',
      text: 'SELECT id FROM game WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2',
      values: [after, limit],
    })
    return rows.map(({ id }) => id)
  },

  pages: pagesIn(pool),
  commit: commitsTo(pool, isTogether),
})

const readsIn =
  (pool: pg.Pool): GameStore['readAll'] =>
  async (games) => {
    const { rows } = await pool.query<GameRow>({ name: 'read-games', text: READ_SOME, values: [games] })
    const people = await peopleAt(pool, rows)
    return new Map(rows.map((row) => [row.id, openedOf(row, people)]))
  }

async function readOneIn(pool: pg.Pool, game: string): Promise<OpenedGame | undefined> {
  const { rows } = await pool.query<GameRow>({ name: 'read-game', text: READ_ONE, values: [game] })
  const people = await peopleAt(pool, rows)
  return rows[0] && openedOf(rows[0], people)
}

async function filesOf(pool: pg.Pool, rows: readonly GameRow[]): Promise<GameFile[]> {
  const people = await peopleAt(pool, rows)
  return rows.map((row) => openedOf(row, people).file)
}

const peopleAt = (pool: pg.Pool, rows: readonly GameRow[]) =>
  peopleIn(pool, new Set(rows.flatMap(({ seats }) => (seats ?? []).flatMap(({ account }) => account ?? []))))

async function statesIn(pool: pg.Pool, games: readonly string[]) {
  const { rows } = await pool.query<{ id: string; revision: number; stamp: string }>({
    name: 'states',
    text: 'SELECT id, revision, stamp FROM game WHERE id = ANY($1::uuid[])',
    values: [games],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

async function removesIn(pool: pg.Pool, game: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'remove-game',
    text: `DELETE FROM game WHERE id = $1 AND status = 'open'`,
    values: [game],
  })
  return rowCount === 1
}

const STALE = `SELECT id FROM game WHERE status = 'open' AND opened_at < $1 ORDER BY opened_at LIMIT $2`

/** `id` is how the game's id is said in every part: by its row, or by a parameter, so that one machine alone is asked. */
const fileBy = (
  id: string,
) => `g.id, g.revision, g.stamp, g.status, g.title, g.visibility, g.host, g.ruleset, g.version, g.pack, g.options, g.agreement,
    g.seq, g.chain, g.waits_for, g.round, g.owed_at, g.trouble, g.occasion, g.asked_at, g.own_until, g.due_at, g.graced, g.paused_until, g.wakes_at,
    encode(g.secret, 'hex') AS secret, encode(g.head, 'hex') AS head, g.opened_at, g.started_at, g.ended_at,
    (SELECT json_agg(json_build_object('seat', s.seat, 'account', s.account, 'bot', s.bot, 'colour', s.colour,
         'nonce', s.nonce, 'satAt', s.sat_at, 'absentRounds', s.absent_rounds, 'absentIn', s.absent_in, 'offeredAt', s.offered_at,
         'extensions', s.extensions, 'extendedFor', s.extended_for, 'wishesPause', s.wishes_pause, 'bank', s.bank_ms, 'bankPaid', s.bank_paid)
         ORDER BY s.seat)
       FROM seat s WHERE s.game_id = ${id}) AS seats`

const FILES = `SELECT ${fileBy('g.id')}, NULL AS snapshot_seq, NULL AS snapshot_state, NULL AS snapshot_version, NULL AS snapshot_schema,
  NULL AS pages, NULL AS said, NULL AS archive FROM game g`
const MINE = `g.id IN (SELECT s.game_id FROM seat s WHERE s.account = $1
      AND (NOT $8::boolean OR (g.status = 'running' AND s.seat = ANY(g.waits_for))))
    AND ($6::text[] IS NULL OR g.status = ANY($6) OR g.changed_at >= $7::timestamptz)`
const PUBLIC = "g.visibility = 'public' AND g.hidden_at IS NULL AND g.status = $1"
const OFFERED = `${PUBLIC} AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.offered_at IS NOT NULL)`

/** The name of the query, its condition, and what that is about: the first of its values, and those after all others. */
function listed(of: Listing['of']): [name: string, condition: string, about: readonly unknown[]] {
  if (of === 'substitutes') return ['list-substitutes', OFFERED, ['running']]
  if ('status' in of) return ['list-public', PUBLIC, [of.status]]
  const { account, statuses = null, orChangedSince = null, waiting = false } = of
  return ['list-mine', MINE, [account, statuses, orChangedSince, waiting]]
}

const readBy = (id: string) => `SELECT ${fileBy(id)},
    n.seq AS snapshot_seq, n.state AS snapshot_state, n.version AS snapshot_version, n.schema AS snapshot_schema,
    (SELECT json_agg(json_build_object('after', l.after, 'at', l.at, 'events', encode(l.events, 'base64'), 'schema', l.schema, 'by_seat', l.by_seat,
         'salt', encode(l.salt, 'hex'), 'head', encode(l.head, 'hex')) ORDER BY l.after)
       FROM log l WHERE l.game_id = ${id} AND l.after >= coalesce(n.seq, 0)) AS pages,
    (SELECT json_object_agg(s.by_seat, s.pages) FROM (SELECT l.by_seat, count(*) AS pages FROM log l
       WHERE l.game_id = ${id} AND l.after >= g.round_after AND l.by_seat IS NOT NULL GROUP BY l.by_seat) s) AS said,
    (SELECT r.pages FROM archive r WHERE r.game_id = ${id}) AS archive
  FROM game g LEFT JOIN snapshot n ON n.game_id = ${id}`

const READ_SOME = `${readBy('g.id')} WHERE g.id = ANY($1::uuid[])`
const READ_ONE = `${readBy('$1::uuid')} WHERE g.id = $1::uuid`

interface GameRow {
  id: string
  revision: number
  stamp: string
  status: Status
  title: string
  visibility: Visibility
  host: string
  ruleset: string
  version: number
  pack: string
  options: unknown
  agreement: Agreement
  secret: string
  seq: number
  head: string
  chain: GameFile['chain']
  waits_for: Seat[]
  round: number
  owed_at: Date | null
  trouble: string | null
  occasion: string | null
  asked_at: Date | null
  own_until: Date | null
  due_at: Date | null
  graced: boolean
  paused_until: Date | null
  wakes_at: Date | null
  opened_at: Date
  started_at: Date | null
  ended_at: Date | null
  seats: HolderRow[] | null
  snapshot_seq: number | null
  snapshot_state: unknown
  snapshot_version: number | null
  snapshot_schema: number | null
  pages: PageRow[] | null
  said: Record<Seat, number> | null
  /** Of one that is put away: it has neither snapshot nor pages besides. */
  archive: Buffer | null
}

/** Moments in JSON are texts. */
type HolderRow = Omit<KnownHolder, keyof KnownPerson | 'satAt' | 'offeredAt' | 'bankPaid'> & {
  satAt: string
  offeredAt: string | null
  bankPaid: string | null
}

type People = ReadonlyMap<AccountId, KnownPerson>

const holderOf = ({ satAt, offeredAt, bankPaid, ...rest }: HolderRow, people: People): KnownHolder => ({
  ...rest,
  ...((rest.account !== null && people.get(rest.account)) || NOBODY),
  satAt: new Date(satAt),
  offeredAt: offeredAt === null ? null : new Date(offeredAt),
  bankPaid: bankPaid === null ? null : new Date(bankPaid),
})

function openedOf(row: GameRow, people: People): OpenedGame {
  const { opened_at, started_at, ended_at, owed_at, waits_for, seats, pages, said, archive, ...kept } = row
  const { snapshot_seq, snapshot_state, snapshot_version, snapshot_schema, ...more } = kept
  const { occasion, asked_at, own_until, due_at, graced, paused_until, wakes_at, ...rest } = more
  const file: GameFile = {
    ...rest,
    seats: (seats ?? []).map((seat) => holderOf(seat, people)),
    owedAt: owed_at,
    waitsFor: waits_for,
    timing: {
      ...{
        occasion,
        askedAt: asked_at,
        ownUntil: own_until,
        dueAt: due_at,
        graced,
        pausedUntil: paused_until,
        wakesAt: wakes_at,
      },
    },
    openedAt: opened_at,
    startedAt: started_at,
    endedAt: ended_at,
  }
  const snapshot =
    snapshot_seq === null
      ? null
      : { seq: snapshot_seq, state: snapshot_state, version: snapshot_version!, schema: snapshot_schema! }
  const opened = { file, snapshot, said: said ?? {} }
  return Object.assign(laterFrom(row.id, archive ?? pages ?? []), opened)
}
