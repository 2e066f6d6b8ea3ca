// Sends the letters that are due. Several may do so at once: each mail is in one hand.
import { sendDueLetters } from '../games/letters/send.ts'
import type { JobDependencies, QueueWorker } from './worker.ts'

export const mailWorker: QueueWorker<'mail'> = { queue: 'mail', concurrency: 1, run: sendLetters }

export async function sendLetters({ letters, log }: JobDependencies): Promise<void> {
  if (!letters) return
  await sendDueLetters(letters, ({ last, ...about }) =>
    last ? log.error(about, 'A letter could not be sent') : log.warn(about, 'A letter is tried again later'),
  )
}
