// Somebody takes a seat at a table that waits, in PostgreSQL.
import type pg from 'pg'
import type { AccountId } from '../../games/model/game.ts'
import type { GameStore, Who } from '../../games/ports/store.ts'
import { inTransaction } from '../database/transaction.ts'
import { RAISED } from './raised.ts'

/**
 * The game's row is held, so that joining and starting come one after the other; then the person's, who neither goes meanwhile nor
 * says that they are a program.
 */
export const sitsIn =
  (pool: pg.Pool): GameStore['sit'] =>
  (game, { seat, account, bot, colour, nonce, satAt }) =>
    inTransaction(pool, async (client) => {
      const { rows: tables } = await client.query<{ peopleOnly: boolean }>({
        name: 'hold-table',
        text: HOLD,
        values: [game],
      })
      const [table] = tables
      if (!table) return false
      if (account !== null && !maySit(await heldPerson(client, account), table.peopleOnly)) return false
      const values = [game, seat, account, bot, colour, nonce, satAt]
      const { rows } = await client.query({ name: 'sit', text: SIT, values })
      if (rows.length === 0) return false
      await client.query({ name: 'sat', text: SAT, values: [game, satAt] })
      return true
    })

/** Whether they may sit somewhere at all. */
export const maySit = (who: Who, peopleOnly: boolean): boolean => who === 'person' || (who === 'program' && !peopleOnly)

interface Known {
  readonly isGone: boolean
  readonly isProgram: boolean
}

const whoOf = (known: Known | undefined): Who => (known?.isGone ? 'gone' : known?.isProgram ? 'program' : 'person')

/** Until the transaction ends nobody erases them, and they become no program. After the game, as all lock them. */
export async function heldPerson(client: pg.PoolClient, account: AccountId): Promise<Who> {
  const { rows } = await client.query<Known>({ name: 'hold-person', text: `${WHO} FOR SHARE`, values: [account] })
  return whoOf(rows[0])
}

export const whoIsIn =
  (pool: pg.Pool): GameStore['whoIs'] =>
  async (account) => {
    const { rows } = await pool.query<Known>({ name: 'who-is', text: WHO, values: [account] })
    return whoOf(rows[0])
  }

const WHO =
  'SELECT deleted_at IS NOT NULL AS "isGone", program_owner IS NOT NULL AS "isProgram" FROM account WHERE id = $1'

const HOLD = `SELECT agreement->>'programs' = 'not' AS "peopleOnly" FROM game WHERE id = $1 AND status = 'open' FOR UPDATE`

const SIT = `INSERT INTO seat (game_id, seat, account, bot, colour, nonce, sat_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING seat`

/** Who takes the last one makes it due to begin. Every game's options say how many play. */
const SAT = `UPDATE game SET ${RAISED},
    owed_at = CASE WHEN (SELECT count(*) FROM seat WHERE game_id = $1) >= (options->>'players')::integer THEN $2::timestamptz END
  WHERE id = $1`
