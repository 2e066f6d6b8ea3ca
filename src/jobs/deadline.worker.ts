// Looks at a game at the moment it was to be looked at: reminds people, or plays for those who stayed silent. Harmless when
// the deadline has moved since, or comes twice: whether it is due is read again.
import { keepTime } from '../games/lapse.ts'
import type { QueueWorker } from './worker.ts'

export const deadlineWorker: QueueWorker<'deadline'> = {
  queue: 'deadline',
  concurrency: 4,
  run: ({ tools }, { game }) => keepTime(tools, game),
}
