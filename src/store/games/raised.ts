// A game's row is another one from now on: whoever remembers the game reads it again.

/** For every statement that changes a game, its seats, or what its file tells of the people there. */
export const RAISED = 'revision = game.revision + 1, stamp = gen_random_uuid(), changed_at = now()'
