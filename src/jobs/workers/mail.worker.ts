// Sends the letters that are due, about games and about accounts. Several may do so at once: each mail is in one hand.
import { sendDueLetters } from '../../games/letters/send.ts'
import type { Log } from '../log.ts'
import type { JobDependencies, QueueWorker } from './worker.ts'

export const mailWorker: QueueWorker<'mail'> = { queue: 'mail', concurrency: 1, run: sendLetters }

export async function sendLetters({ letters, accountMail, log }: JobDependencies): Promise<void> {
  await Promise.all([letters && sendDueLetters(letters, tellTrouble(log)), accountMail?.send()])
}

/** By ids alone: what other servers say stays in the row. */
export const tellTrouble =
  (log: Log) =>
  ({ last, answer: _, ...about }: { readonly last: boolean; readonly answer?: string }): void =>
    last ? log.error(about, 'A letter could not be sent') : log.warn(about, 'A letter is tried again later')
