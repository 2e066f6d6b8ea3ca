// Writes the letters of some games: who is to be told of what. They are sent by mail.worker.ts.
import { writeLetters } from '../games/letters/write.ts'
import { forEachGame } from './each.ts'
import type { QueueWorker } from './worker.ts'

export const lettersWorker: QueueWorker<'letters'> = {
  queue: 'letters',
  concurrency: 4,
  async run({ letters }, { games }) {
    if (letters) await forEachGame(games, (game) => writeLetters(letters, game))
  },
}
