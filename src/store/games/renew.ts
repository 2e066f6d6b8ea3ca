// Games of people, one after the other in the order of their ids, so that two who do this at once do not wait for each other; and
// one a statement, as each may be on another machine. The functions are in the migrations (0052), with their numbers.

/**
 * Somebody's name stands on the cards of their games, and what mail they wish for in their files: whoever remembers one of these
 * games reads it again, as its revision has changed. `people` is an array of accounts; of their games all, or those that go on.
 */
export const renewGamesOf = (people: string, which: 'all' | 'running' = 'all'): string =>
  `renew_games_1(${people}, ${which === 'running'})`

/** Rows of these games, as `id` and `status`, held until the transaction ends. `games` is an array of ids. */
export const holdGames = (games: string): string => `hold_games_1(${games})`
