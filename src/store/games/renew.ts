// Somebody's name stands on the cards of their games, and what mail they wish for in their files: whoever remembers one of
// these games reads it again, as its revision has changed.
import { RAISED } from './raised.ts'

/** `people` selects accounts. In one order, so that two who do this at once do not wait for each other. */
export const renewGamesOf = (people: string): string => `UPDATE game SET ${RAISED} FROM (
    SELECT id FROM game WHERE id IN (SELECT game_id FROM seat WHERE account IN (${people})) ORDER BY id FOR UPDATE
  ) theirs WHERE game.id = theirs.id`
