// What should have gone by its time long since, in PostgreSQL: the sweep has not run, or does not come along.
import type pg from 'pg'
import type { LeftoverKind, Leftovers } from '../../games/ports/leftovers.ts'

/** Each from an index, the oldest first. */
const FOUND: Readonly<Record<LeftoverKind, string>> = {
  games: `SELECT 1 FROM game WHERE status IN ('finished', 'abandoned') AND archived_at IS NULL AND ended_at < $1`,
  letters: `SELECT 1 FROM letter WHERE state <> 'waiting' AND created_at < $1`,
  accountLetters: `SELECT 1 FROM account_letter WHERE state <> 'waiting' AND created_at < $1`,
  deliveries: `SELECT 1 FROM delivery WHERE state <> 'waiting' AND created_at < $1`,
  replies: 'SELECT 1 FROM reply WHERE came_at < $1',
  usedLinks: 'SELECT 1 FROM sign_in_link WHERE used_at IS NOT NULL AND used_at < $1',
}

/** After an upgrade there may be much to throw away that nobody could before. */
const KNOWN = `SELECT 1 FROM _prisma_migrations WHERE migration_name = '0061_retention' AND finished_at < $1`

export const leftoversIn = (pool: pg.Pool): Leftovers => ({
  async isThere(kind, before) {
    return ((await pool.query(`${FOUND[kind]} AND EXISTS (${KNOWN}) LIMIT 1`, [before])).rowCount ?? 0) > 0
  },
})
