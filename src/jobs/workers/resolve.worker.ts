// Carries games on until somebody is asked; bots have a queue of their own. Harmless when late, early or repeated: what is to
// be done is read again, and the log takes every number once.
import { carryOn } from '../../games/advance/carry-on.ts'
import { untilDone } from './until-done.ts'
import type { QueueWorker } from './worker.ts'

export const resolveWorker: QueueWorker<'resolve'> = {
  queue: 'resolve',
  // Enough that the rules run while others are read and written; with more, games in hand crowd the memory.
  concurrency: 5,
  run: ({ deps, outbox }, { games }) => untilDone(outbox, games, (game) => carryOn(deps, game)),
}
