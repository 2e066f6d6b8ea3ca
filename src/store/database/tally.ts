// How often somebody has asked lately, counted in PostgreSQL by all processes that share it: many counts, one statement.
import type pg from 'pg'
import type { Tally } from '../../http/ports.ts'
import { dropSome } from './drop-some.ts'

interface Row {
  key: string
  current: number
  ttl: number
}

// In the order of their keys, so that two that count the same do not wait for each other in a ring.
const ADD = `
  INSERT INTO request_count AS c (key, count, ends_at)
  SELECT key, more, now() + lasts * interval '1 millisecond'
  FROM unnest($1::text[], $2::integer[], $3::integer[]) AS t (key, more, lasts) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.ends_at <= now() THEN excluded.count ELSE c.count + excluded.count END,
    ends_at = CASE WHEN c.ends_at <= now() THEN excluded.ends_at ELSE c.ends_at END
  RETURNING key, count AS current, (extract(epoch FROM ends_at - now()) * 1000)::integer AS ttl`

const SWEEP = dropSome('request_count', 'ends_at <= now()', 'ends_at')

export const tallyIn = (pool: pg.Pool): Tally & { sweep(): Promise<void> } => ({
  async add(counts) {
    const values = [
      counts.map(({ key }) => key),
      counts.map(({ more }) => more),
      counts.map(({ windowMs }) => windowMs),
    ]
    const { rows } = await pool.query<Row>({ name: 'tally', text: ADD, values })
    const found = new Map(rows.map((row) => [row.key, row]))
    return counts.map(({ key }) => found.get(key)!)
  },

  /** What is over is forgotten. */
  async sweep() {
    await pool.query(SWEEP)
  },
})
