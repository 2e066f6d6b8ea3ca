// A game's row is another one from now on: whoever remembers the game reads it again.

/**
 * For every statement that changes a game, its seats, or what its file tells of the people there. The stamp follows from the one
 * before and this moment, so that it is another one wherever the same revision is given twice; drawn by chance it could not be
 * in a statement that goes to another machine.
 */
export const RAISED = `revision = game.revision + 1, stamp = md5(game.stamp::text || now()::text)::uuid, changed_at = now()`
