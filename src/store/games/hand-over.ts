// Somebody goes from a game that runs, in PostgreSQL: a bot plays on for the others, if there are any.
import type pg from 'pg'
import type { GameStore } from '../../games/ports/store.ts'
import { inTransaction } from '../database/transaction.ts'
import { RAISED } from './raised.ts'

export const handsOverIn =
  (pool: pg.Pool): GameStore['handOver'] =>
  (game, account, bot, at) =>
    inTransaction(pool, async (client) => {
      // While the game's row is held, nobody else goes: of the last two who do so at once, one is the last.
      const { rowCount: runs } = await client.query(HOLD, [game])
      const { rowCount: gone } = runs ? await client.query(LEAVE, [game, account, bot]) : { rowCount: 0 }
      if (!gone) return undefined
      await client.query(RAISE, [game, at])
      const { rowCount: people } = await client.query(PEOPLE, [game])
      await (people ? client.query(ASK_BOT, [game]) : client.query(GIVE_UP, [game, at]))
      return people ? 'handed-over' : 'abandoned'
    })

const HOLD = `SELECT 1 FROM game WHERE id = $1 AND status IN ('running', 'parked') FOR UPDATE`
const LEAVE = `UPDATE seat SET account = NULL, bot = $3, absent_rounds = 0, absent_in = NULL, offered_at = NULL,
    wishes_pause = false
  WHERE game_id = $1 AND account = $2`
/** A bot that sits down where the game waits is asked from now on. */
const RAISE = `UPDATE game SET ${RAISED}, owed_at = CASE WHEN status = 'running' AND (waits_for = '{}' OR EXISTS (
    SELECT 1 FROM seat WHERE game_id = $1 AND bot IS NOT NULL AND seat = ANY (waits_for))) THEN coalesce(owed_at, $2) END
  WHERE id = $1`
const PEOPLE = 'SELECT 1 FROM seat WHERE game_id = $1 AND account IS NOT NULL LIMIT 1'
const ASK_BOT = `INSERT INTO outbox (game_id, seq, task) SELECT id, seq, 'bots' FROM game WHERE id = $1`
const GIVE_UP = `WITH g AS (
    UPDATE game SET status = 'abandoned', trouble = NULL, ended_at = $2, occasion = NULL, asked_at = NULL, own_until = NULL, due_at = NULL,
      graced = false, paused_until = NULL, wakes_at = NULL, owed_at = NULL
    WHERE id = $1 RETURNING id)
  DELETE FROM draft USING g WHERE draft.game_id = $1`
