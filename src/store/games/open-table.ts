// Opening a table in PostgreSQL: once a request, and not more of them than its host may have.
import type pg from 'pg'
import type { Allowance, Tables } from '../../games/model/allowance.ts'
import type { AccountId, GameFile } from '../../games/model/game.ts'
import type { GameStore, RequestKey, TableOpened } from '../../games/ports/store.ts'
import { hex } from '../database/hex.ts'
import { inTransaction } from '../database/transaction.ts'

export const opensIn =
  (pool: pg.Pool): GameStore['open'] =>
  (file, allowance, key) =>
    inTransaction(pool, async (client) => {
      // One of somebody's wishes after the other, so that they are counted together, and a repeated one finds the first.
      await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('tables/' || $1, 0))`, [file.host])
      const refused = (key && (await usedBefore(client, file.host, key))) ?? (await isTooMuch(client, file, allowance))
      if (refused) return refused
      if (key) await client.query(KEEP_KEY, [file.host, hex(key.name), hex(key.content), file.id, file.openedAt])
      await insert(client, file)
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

/** Where no program may sit its host is held until the table is there, so that nobody says meanwhile that they are one. */
async function isTooMuch(
  client: pg.PoolClient,
  { host, agreement }: GameFile,
  { people, guests }: Allowance,
): Promise<TableOpened | undefined> {
  const peopleOnly = agreement.programs === 'not'
  const { rows: hosts } = await client.query<Host>(peopleOnly ? `${HOST} FOR SHARE` : HOST, [host])
  if (peopleOnly && hosts[0]?.isProgram) return { t: 'no-programs' }
  const { rows } = await client.query<Record<keyof Tables, number>>(COUNT, [host])
  const tables = rows[0]!
  const most = hosts[0]?.isGuest ? guests : people
  const which = (['open', 'running'] as const).find((one) => tables[one] >= most[one])
  return which && { t: 'too-many', which, most: most[which] }
}

interface Host {
  readonly isProgram: boolean
  readonly isGuest: boolean
}

const HOST = 'SELECT program_owner IS NOT NULL AS "isProgram", email IS NULL AS "isGuest" FROM account WHERE id = $1'

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
