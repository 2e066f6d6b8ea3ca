// Lets bots answer, one at each table in turn: their thinking keeps no round of people waiting, and no table of theirs another.
// After each answer the log says whether there is more to do, and that job comes after those that wait already.
import { letOneAnswer } from '../../games/advance/carry-on.ts'
import { forEachGameInTurn } from './each.ts'
import type { QueueWorker } from './worker.ts'

export const botsWorker: QueueWorker<'bots'> = {
  queue: 'bots',
  // They think, and wait for nothing: two at once would take as long.
  concurrency: 1,
  run: ({ deps }, { games }) => forEachGameInTurn(games, (game) => letOneAnswer(deps, game)),
}
