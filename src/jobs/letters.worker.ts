// Writes the letters of a game: who is to be told of what. They are sent by mail.worker.ts.
import { writeLetters } from '../games/letters/write.ts'
import type { QueueWorker } from './worker.ts'

export const lettersWorker: QueueWorker<'letters'> = {
  queue: 'letters',
  concurrency: 4,
  async run({ letters }, { game }) {
    if (letters) await writeLetters(letters, game)
  },
}
