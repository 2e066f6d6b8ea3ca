// The pages of a log in PostgreSQL, wherever they are: row by row, or put away as one.
import type pg from 'pg'
import type { GameId, Page } from '../../games/model/game.ts'
import type { GameStore } from '../../games/ports/store.ts'
import type { Seat } from '../../rules/ruleset.ts'
import { readArchive } from './archive/form.ts'
import { unpacked } from './packed.ts'

export interface PageRow {
  after: number
  at: string | Date
  /** Packed, in base64. */
  events: string
  schema: number
  by_seat: Seat | null
  salt: string | null
  head: string
}

const PAGES_AT_A_TIME = 1000

/** Both in one look, as a game may be put away at any moment: it has the one or the other. */
const PAGES = `(SELECT after, at, encode(events, 'base64') AS events, schema, by_seat, encode(salt, 'hex') AS salt,
      encode(head, 'hex') AS head, NULL::bytea AS archive
    FROM log WHERE game_id = $1
      AND after >= coalesce((SELECT max(after) FROM log WHERE game_id = $1 AND after <= $2), 0)
    ORDER BY after LIMIT $3)
  UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, pages FROM archive WHERE game_id = $1`

type Row = (PageRow & { archive: null }) | { archive: Buffer }

export const pagesIn =
  (pool: pg.Pool): GameStore['pages'] =>
  async (game, since = 0, most = Number.POSITIVE_INFINITY) => {
    const pages: Page[] = []
    // Of a long log some at a time, so that whoever else is served in this process is served in between.
    for (let from = since; ; ) {
      const limit = Math.min(PAGES_AT_A_TIME, most - pages.length)
      const { rows } = await pool.query<Row>({ name: 'pages', text: PAGES, values: [game, from, limit] })
      // What was read of it before is in there, too.
      const [{ archive } = { archive: null }] = rows
      if (archive) return partOf(readArchive(game, archive), since, most)
      const read = rows as PageRow[]
      // Where the log ends with what was read before, its last page comes again.
      for (const row of read) if (pages.length === 0 || row.after >= from) pages.push(pageOf(game, row))
      if (read.length < PAGES_AT_A_TIME || pages.length === most) return pages
      const last = pages.at(-1)!
      from = last.after + last.events.length
    }
  }

/** From the page that holds the event after number `since`. */
function partOf(pages: readonly Page[], since: number, most: number): Page[] {
  const first = Math.max(
    pages.findLastIndex(({ after }) => after <= since),
    0,
  )
  return pages.slice(first, first + most)
}

const pageOf = (game: GameId, row: PageRow): Page => ({
  after: row.after,
  at: new Date(row.at),
  events: unpacked(game, row.after, Buffer.from(row.events, 'base64')),
  schema: row.schema,
  by: row.by_seat,
  salt: row.salt,
  head: row.head,
})

/** Unpacked when they are asked for: what is wrong with them is that game's trouble, and not of those it was read with. */
export const laterFrom = (game: GameId, kept: Buffer | readonly PageRow[]): { readonly pages: readonly Page[] } => ({
  get pages() {
    return Buffer.isBuffer(kept) ? readArchive(game, kept) : kept.map((row) => pageOf(game, row))
  },
})
