// Places of words that are erased, in PostgreSQL: they go after a while, some at a time.
import type pg from 'pg'
import type { MessageStore } from '../../games/ports/messages.ts'

/** Looked at in one go, old or not; the next one goes on after them. */
const LOOKED_AT = 1000

interface Reached {
  game: string | null
  number: number | null
  seen: number
}

export function erasedWords(pool: pg.Pool): Pick<MessageStore, 'dropErased'> {
  let last: Pick<Reached, 'game' | 'number'> = { game: null, number: null }
  return {
    async dropErased(before) {
      const { rows } = await pool.query<Reached>(DROP, [before, last.game, last.number])
      const { seen, ...reached } = rows[0]!
      last = seen < LOOKED_AT ? { game: null, number: null } : reached
    },
  }
}

const DROP = `WITH looked AS MATERIALIZED (
    SELECT game_id, number, at FROM message WHERE erased
      AND (game_id, number) > (coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'), coalesce($3::integer, 0))
    ORDER BY game_id, number LIMIT ${LOOKED_AT}),
  gone AS (DELETE FROM message m USING looked WHERE m.game_id = looked.game_id AND m.number = looked.number AND looked.at < $1
    AND EXISTS (SELECT 1 FROM message o WHERE o.game_id = looked.game_id AND o.number > looked.number)),
  last AS (SELECT game_id, number FROM looked ORDER BY game_id DESC, number DESC LIMIT 1)
  SELECT (SELECT game_id FROM last) AS game, (SELECT number FROM last) AS number, (SELECT count(*)::integer FROM looked) AS seen`
