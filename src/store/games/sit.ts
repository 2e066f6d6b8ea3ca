// Somebody takes a seat at a table that waits, in PostgreSQL.
import type pg from 'pg'
import type { GameStore } from '../../games/ports/store.ts'
import { inTransaction } from '../database/transaction.ts'
import { PERSON } from './commit.ts'
import { RAISED } from './raised.ts'

/**
 * The game's row is held, so that joining and starting come one after the other; then the person's, where no program may sit, so
 * that nobody says meanwhile that they are one.
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
      if (table.peopleOnly && account !== null) {
        const { rows } = await client.query<{ isProgram: boolean }>(PERSON, [account])
        if (rows[0]?.isProgram) return false
      }
      const values = [game, seat, account, bot, colour, nonce, satAt]
      const { rows } = await client.query({ name: 'sit', text: SIT, values })
      if (rows.length === 0) return false
      await client.query({ name: 'sat', text: SAT, values: [game, satAt] })
      return true
    })

const HOLD = `SELECT agreement->>'programs' = 'not' AS "peopleOnly" FROM game WHERE id = $1 AND status = 'open' FOR UPDATE`

const SIT = `INSERT INTO seat (game_id, seat, account, bot, colour, nonce, sat_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING seat`

/** Who takes the last one makes it due to begin. Every game's options say how many play. */
const SAT = `UPDATE game SET ${RAISED},
    owed_at = CASE WHEN (SELECT count(*) FROM seat WHERE game_id = $1) >= (options->>'players')::integer THEN $2::timestamptz END
  WHERE id = $1`
