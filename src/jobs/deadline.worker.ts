// Looks at games at the moment they were to be looked at: reminds people, or plays for those who stayed silent. Harmless when
// the deadline has moved since, or comes twice: whether it is due is read again.
import { keepTime } from '../games/clock/lapse.ts'
import { forEachGame } from './each.ts'
import type { QueueWorker } from './worker.ts'

export const deadlineWorker: QueueWorker<'deadline'> = {
  queue: 'deadline',
  concurrency: 4,
  run: ({ deps }, { games }) => forEachGame(games, (game) => keepTime(deps, game)),
}
