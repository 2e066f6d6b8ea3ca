// Drafts in PostgreSQL.
import type pg from 'pg'
import type { DraftStore, KeptDraft } from '../../games/ports/drafts.ts'

interface Row {
  game_id: string
  draft: string
  saved_at: Date
}

export const draftStore = (pool: pg.Pool): DraftStore => ({
  async keep(game, account, { draft, savedAt }) {
    // The seat's row is held, so that nothing is kept of somebody who gives it up at the same moment.
    const { rows } = await pool.query(
      `INSERT INTO draft (game_id, account_id, draft, saved_at)
       SELECT s.game_id, s.account, $3, $4 FROM seat s JOIN game g ON g.id = s.game_id
       WHERE g.id = $1 AND s.account = $2 AND g.status NOT IN ('finished', 'abandoned') FOR SHARE OF s
       ON CONFLICT (game_id, account_id) DO UPDATE SET draft = excluded.draft, saved_at = excluded.saved_at
       RETURNING game_id`,
      [game, account, JSON.stringify(draft), savedAt],
    )
    return rows.length === 1
  },

  async read(game, account) {
    const { rows } = await pool.query<Row>('SELECT draft, saved_at FROM draft WHERE game_id = $1 AND account_id = $2', [
      ...[game, account],
    ])
    return rows[0] && keptOf(rows[0])
  },

  async drop(game, account) {
    await pool.query('DELETE FROM draft WHERE game_id = $1 AND account_id = $2', [game, account])
  },

  async of(account) {
    const { rows } = await pool.query<Row>(
      'SELECT game_id, draft, saved_at FROM draft WHERE account_id = $1 ORDER BY saved_at, game_id',
      [account],
    )
    return rows.map((row) => ({ game: row.game_id, ...keptOf(row) }))
  },

  async forget(account) {
    await pool.query('DELETE FROM draft WHERE account_id = $1', [account])
  },
})

const keptOf = ({ draft, saved_at }: Row): KeptDraft => ({ draft: JSON.parse(draft), savedAt: saved_at })
