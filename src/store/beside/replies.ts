// Answers by mail that came lately, in PostgreSQL.
import type pg from 'pg'
import type { Arrival, ReplyStore } from '../../games/ports/replies.ts'
import { dropSome } from '../database/drop-some.ts'

const DAY_MS = 24 * 3_600_000
/** Longer than reading one, and answering it over a slow server, takes. */
const IN_HAND_MS = 2 * 60_000

const DROP_BEFORE = dropSome('reply', 'came_at < $1', 'came_at')

interface Found {
  taken: boolean
  /** Null for one that has not come before. */
  done: boolean | null
  lately: number
  refused: number
}

export const replyStore = (pool: pg.Pool): ReplyStore => ({
  async arrive({ letter, digest, now }, mostADay) {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const { rows } = await pool.query<Found>({
      name: 'reply-arrives',
      text: `WITH lately AS (
          SELECT count(*)::integer AS lately, count(*) FILTER (WHERE was_refused)::integer AS refused
          FROM reply WHERE letter_id = $1 AND came_at > $4
        ), taken AS (
          INSERT INTO reply (letter_id, digest, came_at) SELECT $1, $2, $3 FROM lately WHERE lately < $6
          ON CONFLICT (letter_id, digest) DO UPDATE SET came_at = excluded.came_at
            WHERE reply.done_at IS NULL AND reply.came_at < $5
          RETURNING 1
        )
        SELECT lately, refused, EXISTS (SELECT FROM taken) AS taken,
          (SELECT done_at IS NOT NULL FROM reply WHERE letter_id = $1 AND digest = $2) AS done
        FROM lately`,
      values: [letter, digest, now, ago(DAY_MS), ago(IN_HAND_MS), mostADay],
    })
    const { refused, ...found } = rows[0]!
    return { is: kindOf(found, mostADay), refused }
  },

  async settle({ letter, digest, now }, refused) {
    await pool.query({
      name: 'reply-settled',
      text: 'UPDATE reply SET done_at = $3, was_refused = $4 WHERE letter_id = $1 AND digest = $2',
      values: [letter, digest, now, refused],
    })
  },

  async forget({ letter, digest }) {
    await pool.query('DELETE FROM reply WHERE letter_id = $1 AND digest = $2 AND done_at IS NULL', [letter, digest])
  },

  async dropBefore(at) {
    await pool.query(DROP_BEFORE, [at])
  },
})

function kindOf({ taken, done, lately }: Omit<Found, 'refused'>, mostADay: number): Arrival['is'] {
  if (taken) return 'new'
  if (done) return 'known'
  // Not there a moment ago and not taken now: it is too many, or somebody was faster.
  return done === null && lately >= mostADay ? 'too-many' : 'in-hand'
}
