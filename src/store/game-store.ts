// Games in PostgreSQL: each read and each append is one statement.
import type pg from 'pg'
import type { Append, GameFile, GameStore, OpenedGame, Page, SeatHolder, Status, Visibility } from '../games/ports.ts'
import type { Happening, Seat } from '../rules/ruleset.ts'

const hex = (bytes: string): Buffer => Buffer.from(bytes, 'hex')

export const gameStore = (pool: pg.Pool): GameStore => ({
  async open(file) {
    const [host] = file.seats
    await pool.query({
      name: 'open-game',
      text: `WITH g AS (
          INSERT INTO game (id, status, title, visibility, host, ruleset, version, options, secret, seq, head, opened_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11) RETURNING id)
        INSERT INTO seat (game_id, seat, account, nonce) SELECT id, $12, $5, $13 FROM g`,
      values: [
        ...[file.id, file.status, file.title, file.visibility, file.host, file.ruleset, file.version],
        ...[JSON.stringify(file.options), hex(file.secret), hex(file.head), file.openedAt, host!.seat, host!.nonce],
      ],
    })
  },

  async sit(game, { seat, account, bot, nonce }) {
    const { rowCount } = await pool.query({
      name: 'sit',
      // The lock makes joining and starting one after the other.
      text: `WITH g AS (SELECT id FROM game WHERE id = $1 AND status = 'open' FOR UPDATE)
        INSERT INTO seat (game_id, seat, account, bot, nonce) SELECT id, $2, $3, $4, $5 FROM g ON CONFLICT DO NOTHING`,
      values: [game, seat, account, bot, nonce],
    })
    return rowCount === 1
  },

  async leave(game, account) {
    const { rowCount } = await pool.query({
      name: 'leave',
      text: `WITH g AS (SELECT id FROM game WHERE id = $1 AND status = 'open' FOR UPDATE)
        DELETE FROM seat USING g WHERE game_id = g.id AND account = $2`,
      values: [game, account],
    })
    return rowCount === 1
  },

  async read(game) {
    const { rows } = await pool.query<GameRow>({ name: 'read-game', text: READ, values: [game] })
    return rows[0] && openedOf(rows[0])
  },

  async list({ of, from, limit }) {
    const mine = 'account' in of
    const { rows } = await pool.query<GameRow>({
      name: mine ? 'list-mine' : 'list-public',
      text: `${FILES} WHERE ${mine ? MINE : PUBLIC} AND ($2::timestamptz IS NULL OR (g.opened_at, g.id) < ($2, $3::uuid))
        ORDER BY g.opened_at DESC, g.id DESC LIMIT $4`,
      values: [mine ? of.account : of.status, from?.openedAt ?? null, from?.id ?? null, limit],
    })
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

  async pages(game, after = 0) {
    const { rows } = await pool.query<PageRow>({
      name: 'pages',
      text: `SELECT after, at, events, by_seat, encode(salt, 'hex') AS salt, encode(head, 'hex') AS head
        FROM log WHERE game_id = $1 AND after >= $2 ORDER BY after`,
      values: [game, after],
    })
    return rows.map(pageOf)
  },

  async append({ game, page, status, waitsFor, snapshot, tasks }: Append) {
    const { rowCount } = await pool.query({
      name: 'append',
      text: APPEND,
      values: [
        ...[game, page.after, page.after + page.events.length, hex(page.head), status, waitsFor, page.at],
        ...[JSON.stringify(page.events), page.by, page.salt === null ? null : hex(page.salt)],
        ...[snapshot === undefined ? null : JSON.stringify(snapshot), tasks],
      ],
    })
    return rowCount === 1
  },
})

const FILE = `g.id, g.status, g.title, g.visibility, g.host, g.ruleset, g.version, g.options, g.seq, g.waits_for,
    encode(g.secret, 'hex') AS secret, encode(g.head, 'hex') AS head, g.opened_at, g.started_at, g.ended_at,
    (SELECT json_agg(json_build_object('seat', s.seat, 'account', s.account, 'bot', s.bot, 'nonce', s.nonce) ORDER BY s.seat)
       FROM seat s WHERE s.game_id = g.id) AS seats`

const FILES = `SELECT ${FILE}, NULL AS snapshot_seq, NULL AS snapshot_state, NULL AS pages FROM game g`
const MINE = 'g.id IN (SELECT s.game_id FROM seat s WHERE s.account = $1)'
const PUBLIC = "g.visibility = 'public' AND g.status = $1"

const READ = `SELECT ${FILE},
    n.seq AS snapshot_seq, n.state AS snapshot_state,
    (SELECT json_agg(json_build_object('after', l.after, 'at', l.at, 'events', l.events, 'by_seat', l.by_seat,
         'salt', encode(l.salt, 'hex'), 'head', encode(l.head, 'hex')) ORDER BY l.after)
       FROM log l WHERE l.game_id = g.id AND l.after >= coalesce(n.seq, 0)) AS pages
  FROM game g LEFT JOIN snapshot n ON n.game_id = g.id WHERE g.id = $1`

/** One statement: the game moves on from the number it was read at, or nothing happens at all. */
const APPEND = `WITH g AS (
    UPDATE game SET seq = $3, head = $4, status = $5, waits_for = $6, started_at = coalesce(started_at, $7),
      ended_at = CASE WHEN $5 = 'finished' THEN $7 ELSE ended_at END
    WHERE id = $1 AND seq = $2 RETURNING id),
  l AS (INSERT INTO log (game_id, after, at, events, by_seat, salt, head) SELECT id, $2, $7, $8, $9, $10, $4 FROM g),
  n AS (INSERT INTO snapshot (game_id, seq, state) SELECT id, $3, $11::json FROM g WHERE $11 IS NOT NULL
    ON CONFLICT (game_id) DO UPDATE SET seq = excluded.seq, state = excluded.state),
  o AS (INSERT INTO outbox (game_id, seq, task) SELECT id, $3, task FROM g, unnest($12::text[]) AS task)
  SELECT 1 FROM g`

interface PageRow {
  after: number
  at: string | Date
  events: Happening[]
  by_seat: Seat | null
  salt: string | null
  head: string
}

interface GameRow {
  id: string
  status: Status
  title: string
  visibility: Visibility
  host: string
  ruleset: string
  version: number
  options: unknown
  secret: string
  seq: number
  head: string
  waits_for: Seat[]
  opened_at: Date
  started_at: Date | null
  ended_at: Date | null
  seats: SeatHolder[] | null
  snapshot_seq: number | null
  snapshot_state: unknown
  pages: PageRow[] | null
}

const pageOf = (row: PageRow): Page => ({
  after: row.after,
  at: new Date(row.at),
  events: row.events,
  by: row.by_seat,
  salt: row.salt,
  head: row.head,
})

function openedOf(row: GameRow): OpenedGame {
  const { opened_at, started_at, ended_at, waits_for, seats, snapshot_seq, snapshot_state, pages, ...rest } = row
  const file: GameFile = {
    ...rest,
    seats: seats ?? [],
    waitsFor: waits_for,
    openedAt: opened_at,
    startedAt: started_at,
    endedAt: ended_at,
  }
  const snapshot = snapshot_seq === null ? null : { seq: snapshot_seq, state: snapshot_state }
  return { file, snapshot, pages: (pages ?? []).map(pageOf) }
}
