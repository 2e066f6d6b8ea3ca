// Carries games on until a person is asked, and writes the letters about it. Harmless when late, early or repeated: what is
// to be done is read again, and the log takes every number once.
import { carryOnUntilAsked } from '../games/carry-on.ts'
import { writeLetters } from '../games/letters/write.ts'
import type { GameId } from '../games/ports.ts'
import { forEachGame } from './each.ts'
import type { JobTools, QueueWorker } from './worker.ts'

export const resolveWorker: QueueWorker<'resolve'> = {
  queue: 'resolve',
  concurrency: 8,
  run: (tools, { games }) => forEachGame(games, (game) => carryOnAndTell(tools, game)),
}

/** Who dies in between has left the job behind, and whoever does it again finds what is untold. */
async function carryOnAndTell({ tools, letters }: JobTools, game: GameId): Promise<void> {
  if (!letters) return carryOnUntilAsked(tools, game)
  await carryOnUntilAsked(tools, game, ['letters'])
  await writeLetters(letters, game)
}
