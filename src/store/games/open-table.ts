// Opening a table in PostgreSQL: once a request, and not more of them than its host may have.
import type pg from 'pg'
import type { Allowance, Tables } from '../../games/model/allowance.ts'
import type { AccountId, GameFile } from '../../games/model/game.ts'
import type { GameStore, RequestKey, TableOpened } from '../../games/ports/store.ts'
import { hex } from '../database/hex.ts'
import { inTransaction } from '../database/transaction.ts'

export const opensIn =
  (pool: pg.Pool): GameStore['open'] =>
  (file, allowance, key, source) =>
    inTransaction(pool, async (client) => {
      // One of somebody's wishes after the other, so that they are counted together, and a repeated one finds the first.
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('tables/' || $1, 0))`, [file.host])
      const refused =
        (key && (await usedBefore(client, file.host, key))) ?? (await isTooMuch(client, file, allowance, source))
      if (refused) return refused
      if (key) await client.query(KEEP_KEY, [file.host, hex(key.name), hex(key.content), file.id, file.openedAt])
      await insert(client, file)
      if (isCounted(file, source)) await client.query(KEEP_SOURCE, [file.id, file.host, hex(source!)])
      return { t: 'opened' }
    })

async function usedBefore(
  client: pg.PoolClient,
  host: AccountId,
  { name, content }: RequestKey,
): Promise<TableOpened | undefined> {
  const { rows } = await client.query<{ game: string; isSame: boolean }>(
    `SELECT game_id AS game, content_hash = $3 AS "isSame" FROM opening_key WHERE account_id = $1 AND key_hash = $2`,
    [host, hex(name), hex(content)],
  )
  const [before] = rows
  return before && (before.isSame ? { t: 'before', game: before.game } : { t: 'key-used' })
}

/** The host is held until the table is there, so that they neither go meanwhile nor say that they are a program. */
async function isTooMuch(
  client: pg.PoolClient,
  file: GameFile,
  { people, guests, guestsOfNetwork }: Allowance,
  source: string | null,
): Promise<TableOpened | undefined> {
  const { host, agreement } = file
  const { rows: hosts } = await client.query<Host>(HOST, [host])
  if (hosts[0]?.isGone) return { t: 'gone' }
  if (agreement.programs === 'not' && hosts[0]?.isProgram) return { t: 'no-programs' }
  const { rows } = await client.query<Record<keyof Tables, number>>(COUNT, [host])
  const tables = rows[0]!
  const isGuest = hosts[0]?.isGuest ?? false
  const most = isGuest ? guests : people
  const which = (['open', 'running'] as const).find((one) => tables[one] >= most[one])
  if (which) return { t: 'too-many', which, most: most[which] }
  if (!isGuest || !isCounted(file, source)) return undefined
  // Anybody can be many guests: those of one network open theirs one after the other, and are counted together.
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('source/' || $1, 0))`, [source])
  const { rowCount } = await client.query(OF_NETWORK, [hex(source!), guestsOfNetwork])
  return rowCount === guestsOfNetwork ? { t: 'too-many', which: 'network', most: guestsOfNetwork } : undefined
}

interface Host {
  readonly isGone: boolean
  readonly isProgram: boolean
  readonly isGuest: boolean
}

const HOST = `SELECT deleted_at IS NOT NULL AS "isGone", program_owner IS NOT NULL AS "isProgram", email IS NULL AS "isGuest"
  FROM account WHERE id = $1 FOR SHARE`

/** What is seen by all, and known to come from somewhere. */
const isCounted = ({ visibility }: GameFile, source: string | null): boolean =>
  visibility === 'public' && source !== null

const OF_NETWORK = `SELECT 1 FROM table_source t JOIN game g ON g.id = t.game_id
  WHERE t.source_hash = $1 AND g.status = 'open' LIMIT $2`
/** Looked at in one go, of tables that have begun or not; the next one goes on after them. */
const LOOKED_AT = 1000

/** They are kept for tables that wait for players. */
export function forgetsSourcesIn(pool: pg.Pool): () => Promise<void> {
  let last: string | null = null
  return async () => {
    const { rows } = await pool.query<{ last: string | null; seen: number }>(FORGET_SOURCES, [last])
    const [{ last: reached, seen }] = rows as [{ last: string | null; seen: number }]
    last = seen < LOOKED_AT ? null : reached
  }
}

const FORGET_SOURCES = `WITH looked AS MATERIALIZED (
    SELECT t.game_id, (SELECT g.status FROM game g WHERE g.id = t.game_id) AS status FROM table_source t
    WHERE t.game_id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY t.game_id LIMIT ${LOOKED_AT}),
  gone AS (DELETE FROM table_source t USING looked WHERE t.game_id = looked.game_id AND looked.status <> 'open')
  SELECT (SELECT game_id FROM looked ORDER BY game_id DESC LIMIT 1) AS last, (SELECT count(*)::integer FROM looked) AS seen`

const KEEP_SOURCE = `INSERT INTO table_source (game_id, source_hash)
  SELECT $1, $3 FROM account WHERE id = $2 AND email IS NULL`

const COUNT = `SELECT count(*) FILTER (WHERE status = 'open')::integer AS open,
    count(*) FILTER (WHERE status <> 'open')::integer AS running
  FROM game WHERE host = $1 AND status IN ('open', 'running', 'parked')`

const KEEP_KEY =
  'INSERT INTO opening_key (account_id, key_hash, content_hash, game_id, used_at) VALUES ($1, $2, $3, $4, $5)'

async function insert(client: pg.PoolClient, file: GameFile): Promise<void> {
  await client.query({
    name: 'open-game',
    text: `INSERT INTO game (id, status, title, visibility, host, ruleset, version, options, agreement, secret, seq, head,
        opened_at, chain, stamp, pack, owed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11, $12, $13, $14, $15, $16)`,
    values: [
      ...[file.id, file.status, file.title, file.visibility, file.host, file.ruleset, file.version],
      ...[JSON.stringify(file.options), JSON.stringify(file.agreement), hex(file.secret), hex(file.head)],
      ...[file.openedAt, file.chain, file.stamp, file.pack, file.owedAt],
    ],
  })
  await client.query({
    name: 'open-seats',
    text: `INSERT INTO seat (game_id, seat, account, bot, colour, nonce, sat_at)
      SELECT $1, s.* FROM json_to_recordset($2)
        AS s(seat smallint, account uuid, bot text, colour text, nonce text, "satAt" timestamptz)`,
    values: [file.id, JSON.stringify(file.seats)],
  })
}
