// What was done by hand, in PostgreSQL: rows that are written once, which the database itself sees to.
import type pg from 'pg'
import type { Act, NewAct, OperatingStore } from '../../games/ports/operating.ts'

type Part = Pick<OperatingStore, 'beginAct' | 'endAct' | 'acts'>

export const actStore = (pool: pg.Pool): Part => ({
  async beginAct({ who, login, act, about, detail, why }: NewAct, at) {
    const { rows } = await pool.query<{ id: string }>(
      'INSERT INTO operator_act (at, who, login, act, about, detail, why) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id',
      [at, who, login, act, about, detail, why],
    )
    return rows[0]!.id
  },

  async endAct(id, outcome, at) {
    await pool.query(
      `INSERT INTO operator_act (at, who, login, act, about, answers, outcome)
       SELECT $3, who, login, act, about, id, $2 FROM operator_act WHERE id = $1`,
      [id, outcome, at],
    )
  },

  async acts(about, limit) {
    const { rows } = await pool.query<Act>(
      `SELECT b.id, b.at, b.who, b.login, b.act, b.about, b.detail, b.why, e.outcome
       FROM operator_act b LEFT JOIN operator_act e ON e.answers = b.id
       WHERE b.answers IS NULL AND ($1::text IS NULL OR b.about = $1) ORDER BY b.id DESC LIMIT $2`,
      [about, limit],
    )
    return rows
  },
})
