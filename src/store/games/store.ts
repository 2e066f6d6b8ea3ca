// Games in PostgreSQL: each reading and each commit is one statement.
import type pg from 'pg'
import type { Agreement } from '../../games/model/agreement.ts'
import type { GameFile, KnownHolder, OpenedGame, Page, Status, Visibility } from '../../games/model/game.ts'
import type { GameStore, Listing } from '../../games/ports/store.ts'
import { MOST_AHEAD } from '../../games/ports/vacations.ts'
import type { Seat } from '../../rules/ruleset.ts'
import { batch } from '../database/batch.ts'
import { commitsTo } from './commit.ts'
import { handsOverIn } from './hand-over.ts'
import { marksIn } from './marks.ts'
import { opensIn } from './open-table.ts'
import { unpacked } from './packed.ts'
import { RAISED } from './raised.ts'
import { changedSinceIn, seatedIn } from './seated.ts'

/** Tables that are closed at a time. */
const AT_A_TIME = 1000

export const gameStore = (pool: pg.Pool): GameStore => ({
  open: opensIn(pool),
  handOver: handsOverIn(pool),
  marks: marksIn(pool),
  seatedIn: seatedIn(pool),
  changedSince: changedSinceIn(pool),

  async sit(game, { seat, account, bot, colour, nonce, satAt }) {
    const { rowCount } = await pool.query({
      name: 'sit',
      // The game's row is locked, so that joining and starting come one after the other; and the person's, so that nobody says
      // meanwhile that they are a program, where none may sit.
      text: `WITH g AS (UPDATE game SET ${RAISED} WHERE id = $1 AND status = 'open' RETURNING id, agreement),
        a AS MATERIALIZED (SELECT program_owner FROM account WHERE id = $3 FOR SHARE)
        INSERT INTO seat (game_id, seat, account, bot, colour, nonce, sat_at) SELECT id, $2, $3, $4, $5, $6, $7 FROM g
        WHERE NOT (agreement->>'programs' = 'not' AND EXISTS (SELECT 1 FROM a WHERE program_owner IS NOT NULL))
        ON CONFLICT DO NOTHING`,
      values: [game, seat, account, bot, colour, nonce, satAt],
    })
    return rowCount === 1
  },

  async giveNonce(game, account, nonce) {
    const { rowCount } = await pool.query({
      name: 'give-nonce',
      text: `WITH g AS (UPDATE game SET ${RAISED} WHERE id = $1 AND status = 'open' RETURNING id)
        UPDATE seat SET nonce = $3 FROM g WHERE game_id = g.id AND account = $2 AND nonce IS NULL`,
      values: [game, account, nonce],
    })
    return rowCount === 1
  },

  async leave(game, account) {
    const { rowCount } = await pool.query({
      name: 'leave',
      text: `WITH g AS (UPDATE game SET ${RAISED} WHERE id = $1 AND status = 'open' RETURNING id)
        DELETE FROM seat USING g WHERE game_id = g.id AND account = $2`,
      values: [game, account],
    })
    return rowCount === 1
  },

  async remove(game) {
    const { rowCount } = await pool.query({
      name: 'remove-game',
      text: `DELETE FROM game WHERE id = $1 AND status = 'open'`,
      values: [game],
    })
    return rowCount === 1
  },

  async closeStale(before) {
    const { rows } = await pool.query<{ id: string }>(
      `DELETE FROM game WHERE status = 'open' AND id IN (
         SELECT id FROM game WHERE status = 'open' AND opened_at < $1 ORDER BY opened_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [before, AT_A_TIME],
    )
    return rows.map(({ id }) => id)
  },

  async forgetKeys(before) {
    await pool.query('DELETE FROM opening_key WHERE used_at < $1', [before])
  },

  async forgetSources() {
    await pool.query(`DELETE FROM table_source t USING game g WHERE g.id = t.game_id AND g.status <> 'open'`)
  },

  read: batch(readsIn(pool)),
  readAll: readsIn(pool),

  state: batch(async (games) => {
    const { rows } = await pool.query<{ id: string; revision: number; stamp: string }>({
      name: 'states',
      text: 'SELECT id, revision, stamp FROM game WHERE id = ANY($1::uuid[])',
      values: [games],
    })
    return new Map(rows.map((row) => [row.id, row]))
  }),

  async isProgram(account) {
    const { rowCount } = await pool.query({
      name: 'is-program',
      text: 'SELECT 1 FROM account WHERE id = $1 AND program_owner IS NOT NULL',
      values: [account],
    })
    return rowCount === 1
  },

  async list({ of, ruleset, from, limit }) {
    const [name, which, about] = listed(of)
    const { rows } = await pool.query<GameRow>({
      name,
      text: `${FILES} WHERE ${which} AND ($2::timestamptz IS NULL OR (g.opened_at, g.id) < ($2, $3::uuid))
        AND ($5::text IS NULL OR g.ruleset = $5) ORDER BY g.opened_at DESC, g.id DESC LIMIT $4`,
      values: [about[0], from?.openedAt ?? null, from?.id ?? null, limit, ruleset ?? null, ...about.slice(1)],
    })
    return rows.map((row) => openedOf(row).file)
  },

  async parked() {
    const { rows } = await pool.query<GameRow>(`${FILES} WHERE g.status = 'parked' ORDER BY g.id`)
    return rows.map((row) => openedOf(row).file)
  },

  async ids(after, limit) {
    const { rows } = await pool.query<{ id: string }>({
      name: 'ids',
      text: 'SELECT id FROM game WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2',
      values: [after, limit],
    })
    return rows.map(({ id }) => id)
  },

  async pages(game, since = 0, most = Number.POSITIVE_INFINITY) {
    const pages: Page[] = []
    // Of a long log some at a time, so that whoever else is served in this process is served in between.
    for (let from = since; ; ) {
      const limit = Math.min(PAGES_AT_A_TIME, most - pages.length)
      const { rows } = await pool.query<PageRow>({
        name: 'pages',
        text: `SELECT after, at, encode(events, 'base64') AS events, schema, by_seat, encode(salt, 'hex') AS salt, encode(head, 'hex') AS head
          FROM log WHERE game_id = $1
            AND after >= coalesce((SELECT max(after) FROM log WHERE game_id = $1 AND after <= $2), 0)
          ORDER BY after LIMIT $3`,
        values: [game, from, limit],
      })
      // Where the log ends with what was read before, its last page comes again.
      for (const row of rows) if (pages.length === 0 || row.after >= from) pages.push(pageOf(row))
      if (rows.length < PAGES_AT_A_TIME || pages.length === most) return pages
      const last = pages.at(-1)!
      from = last.after + last.events.length
    }
  },

  commit: commitsTo(pool),
})

const readsIn =
  (pool: pg.Pool): GameStore['readAll'] =>
  async (games) => {
    const { rows } = await pool.query<GameRow>({ name: 'read-games', text: READ, values: [games] })
    return new Map(rows.map((row) => [row.id, openedOf(row)]))
  }

const PAGES_AT_A_TIME = 1000

/** Of somebody's vacations the last, among which are all that are not over. */
const FILE = `g.id, g.revision, g.stamp, g.status, g.title, g.visibility, g.host, g.ruleset, g.version, g.pack, g.options, g.agreement,
    g.seq, g.chain, g.waits_for, g.round, g.trouble, g.occasion, g.asked_at, g.own_until, g.due_at, g.graced, g.paused_until, g.wakes_at,
    encode(g.secret, 'hex') AS secret, encode(g.head, 'hex') AS head, g.opened_at, g.started_at, g.ended_at,
    (SELECT json_agg(json_build_object('seat', s.seat, 'account', s.account, 'bot', s.bot, 'colour', s.colour,
         'nonce', s.nonce, 'satAt', s.sat_at, 'name', a.name, 'programOwner', a.program_owner, 'absentRounds', s.absent_rounds, 'absentIn', s.absent_in, 'offeredAt', s.offered_at,
         'extensions', s.extensions, 'extendedFor', s.extended_for, 'wishesPause', s.wishes_pause, 'bank', s.bank_ms, 'bankPaid', s.bank_paid,
         'remindAt', coalesce(a.remind_at, 50), 'letterbox', CASE WHEN a.email IS NOT NULL AND a.suspended_at IS NULL THEN
            json_build_object('wishes', a.letters, 'digestHour', a.digest_hour, 'timeZone', a.time_zone) END,
         'hooks', CASE WHEN a.suspended_at IS NULL THEN coalesce(a.hooks, '[]') ELSE '[]' END, 'pushes', CASE WHEN a.hooks <> '[]' THEN to_json(a.pushes) END,
         'away', (SELECT json_agg(json_build_object('from', v.begins_at, 'to', v.ends_at) ORDER BY v.begins_at)
            FROM (SELECT begins_at, ends_at FROM vacation WHERE account_id = s.account AND NOT cancelled
              ORDER BY begins_at DESC LIMIT ${MOST_AHEAD}) v)) ORDER BY s.seat)
       FROM seat s LEFT JOIN account a ON a.id = s.account WHERE s.game_id = g.id) AS seats`

const FILES = `SELECT ${FILE}, NULL AS snapshot_seq, NULL AS snapshot_state, NULL AS snapshot_version, NULL AS snapshot_schema,
  NULL AS pages, NULL AS said FROM game g`
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

const READ = `SELECT ${FILE},
    n.seq AS snapshot_seq, n.state AS snapshot_state, n.version AS snapshot_version, n.schema AS snapshot_schema,
    (SELECT json_agg(json_build_object('after', l.after, 'at', l.at, 'events', encode(l.events, 'base64'), 'schema', l.schema, 'by_seat', l.by_seat,
         'salt', encode(l.salt, 'hex'), 'head', encode(l.head, 'hex')) ORDER BY l.after)
       FROM log l WHERE l.game_id = g.id AND l.after >= coalesce(n.seq, 0)) AS pages,
    (SELECT json_object_agg(s.by_seat, s.pages) FROM (SELECT l.by_seat, count(*) AS pages FROM log l
       WHERE l.game_id = g.id AND l.after >= g.round_after AND l.by_seat IS NOT NULL GROUP BY l.by_seat) s) AS said
  FROM game g LEFT JOIN snapshot n ON n.game_id = g.id WHERE g.id = ANY($1::uuid[])`

interface PageRow {
  after: number
  at: string | Date
  /** Packed, in base64. */
  events: string
  schema: number
  by_seat: Seat | null
  salt: string | null
  head: string
}

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
}

/** Moments in JSON are texts. */
type HolderRow = Omit<KnownHolder, 'satAt' | 'offeredAt' | 'bankPaid' | 'away'> & {
  satAt: string
  offeredAt: string | null
  bankPaid: string | null
  away: { from: string; to: string }[] | null
}

const holderOf = ({ satAt, offeredAt, bankPaid, away, ...rest }: HolderRow): KnownHolder => ({
  ...rest,
  satAt: new Date(satAt),
  offeredAt: offeredAt === null ? null : new Date(offeredAt),
  bankPaid: bankPaid === null ? null : new Date(bankPaid),
  away: (away ?? []).map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
})

const pageOf = (row: PageRow): Page => ({
  after: row.after,
  at: new Date(row.at),
  events: unpacked(Buffer.from(row.events, 'base64')),
  schema: row.schema,
  by: row.by_seat,
  salt: row.salt,
  head: row.head,
})

function openedOf(row: GameRow): OpenedGame {
  const { opened_at, started_at, ended_at, waits_for, seats, pages, said, ...kept } = row
  const { snapshot_seq, snapshot_state, snapshot_version, snapshot_schema, ...more } = kept
  const { occasion, asked_at, own_until, due_at, graced, paused_until, wakes_at, ...rest } = more
  const file: GameFile = {
    ...rest,
    seats: (seats ?? []).map(holderOf),
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
  return { file, snapshot, pages: (pages ?? []).map(pageOf), said: said ?? {} }
}
