// Games of people, one after the other in the order of their ids, so that two who do this at once do not wait for each other; and
// one a statement, as each may be on another machine. The functions are in the migrations (0052), with their numbers.

/**
 * What mail they wish for stands in the files of people's games: whoever remembers one of these games reads it again, as its revision
 * has changed. `people` is an array of accounts; of their games those that are not over, or those that run.
 */
export const renewGamesOf = (people: string, which: 'going' | 'running' = 'going'): string =>
  `renew_games_1(${people}, '${which}', NULL, NULL)`

/** Some may have played so many that one statement for all would take too long. */
const AT_A_TIME = 2000

/**
 * Their names stand on the cards of all, also of those that are over. `$1` is the account, `$2` the last game that was renewed;
 * gives, as `last`, the one to go on from.
 */
export const RENEW_SOME = `SELECT renew_games_1(ARRAY[$1::uuid], 'all', $2::uuid, ${AT_A_TIME}) AS last`

/** Rows of these games, as `id` and `status`, held until the transaction ends. `games` is an array of ids. */
export const holdGames = (games: string): string => `hold_games_1(${games})`
