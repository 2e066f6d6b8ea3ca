// Putting games away in PostgreSQL. A log is packed, unpacked again and compared before anything of it goes; then one statement
// replaces it, from the state of the game it was read at, or nothing happens at all.
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { ChainForm, GameId } from '../../../games/model/game.ts'
import type { ArchiveStore } from '../../../games/ports/archive.ts'
import type { Seat } from '../../../rules/ruleset.ts'
import { textOf } from '../packed.ts'
import { type KeptPage, MOST_BYTES, pack, readArchive, unpack } from './form.ts'

export const archiveStore = (pool: pg.Pool): ArchiveStore => ({
  async ended(before, limit) {
    const { rows } = await pool.query<{ id: string }>({ name: 'ended', text: ENDED, values: [before, limit] })
    return rows.map(({ id }) => id)
  },

  async putAway(game, now) {
    const { rows } = await pool.query<Ended>({ name: 'to-put-away', text: TO_PUT_AWAY, values: [game] })
    const [ended] = rows
    if (!ended) return 'moved-on'
    const log = await readLog(pool, game)
    const packed = log === 'too-long' ? log : await packedOf(ended, log)
    const isPacked = typeof packed !== 'string'
    const { rowCount } = await pool.query({
      name: 'put-away',
      text: PUT_AWAY,
      values: [game, ended.revision, ended.stamp, now, isPacked ? packed : null],
    })
    if (rowCount === 0) return 'moved-on'
    return isPacked ? 'put-away' : packed
  },
})

const IS_OVER = `status IN ('finished', 'abandoned') AND archived_at IS NULL`

/**
 * Not before the tables have been able to hold archives for as long as a game waits for it: servers of the release before, which may
 * go on for a while after an upgrade, would find no log.
 */
const ENDED = `SELECT id FROM game WHERE ${IS_OVER} AND ended_at < $1
    AND EXISTS (SELECT 1 FROM _prisma_migrations WHERE migration_name = '0060_archive' AND finished_at < $1)
  ORDER BY ended_at, id LIMIT $2`

const TO_PUT_AWAY = `SELECT id, revision, stamp, chain, seq, encode(head, 'hex') AS head FROM game WHERE id = $1 AND ${IS_OVER}`

interface Ended {
  id: GameId
  revision: number
  stamp: string
  chain: ChainForm
  seq: number
  head: string
}

/** Without anything packed it is noted that this was tried. */
const PUT_AWAY = `WITH g AS (UPDATE game SET archived_at = $4
      WHERE id = $1 AND revision = $2 AND stamp = $3 AND ${IS_OVER} RETURNING id),
  packed AS (SELECT id FROM g WHERE $5::bytea IS NOT NULL),
  a AS (INSERT INTO archive (game_id, pages) SELECT id, $5 FROM packed),
  l AS (DELETE FROM log USING packed WHERE log.game_id = packed.id),
  n AS (DELETE FROM snapshot USING packed WHERE snapshot.game_id = packed.id)
  SELECT id FROM g`

interface LogRow {
  after: number
  at: Date
  events: Buffer
  schema: number
  by_seat: Seat | null
  salt: Buffer | null
  head: string
}

const PAGES_AT_A_TIME = 1000

const LOG = `SELECT after, at, events, schema, by_seat, salt, encode(head, 'hex') AS head
  FROM log WHERE game_id = $1 AND after > $2 ORDER BY after LIMIT $3`

/** Some pages at a time, and no more than can be packed. */
async function readLog(pool: pg.Pool, game: GameId): Promise<LogRow[] | 'too-long'> {
  const pages: LogRow[] = []
  let bytes = 0
  for (let last = -1; ; ) {
    const { rows } = await pool.query<LogRow>({ name: 'whole-log', text: LOG, values: [game, last, PAGES_AT_A_TIME] })
    pages.push(...rows)
    bytes += rows.reduce((sum, { events }) => sum + events.length, 0)
    if (bytes > MOST_BYTES) return 'too-long'
    if (rows.length < PAGES_AT_A_TIME) return pages
    last = rows.at(-1)!.after
  }
}

/** What cannot be read, or does not fit together, is for a person to look into. */
async function packedOf(ended: Ended, log: readonly LogRow[]): Promise<Buffer | 'too-long' | 'unsound'> {
  try {
    const pages = log.map(keptOf)
    if (pages.reduce((sum, { text }) => sum + text.length, 0) > MOST_BYTES) return 'too-long'
    const packed = await pack(ended.chain, pages)
    return holds(packed, { chain: ended.chain, pages }) && fits(ended, packed, log) ? packed : 'unsound'
  } catch {
    return 'unsound'
  }
}

const keptOf = ({ at, events, schema, by_seat, salt }: LogRow): KeptPage => ({
  ...{ at, schema, by: by_seat, text: textOf(events), salt },
})

const holds = (packed: Buffer, contents: ReturnType<typeof unpack>): boolean =>
  isDeepStrictEqual(unpack(packed), contents)

/** What a reader would make of it is what the log says. */
function fits({ id, seq, head }: Ended, packed: Buffer, log: readonly LogRow[]): boolean {
  const pages = readArchive(id, packed)
  const last = pages.at(-1)
  const isWhole = last ? last.after + last.events.length === seq && last.head === head : seq === 0
  return isWhole && pages.every((page, i) => page.after === log[i]!.after && page.head === log[i]!.head)
}
