// Looks at games at the moment they were to be looked at: reminds people, or plays for those who stayed silent. Harmless when
// the deadline has moved since, or comes twice: whether it is due is read again. One that comes too early, as the queue goes by its
// machine's clock and games by the database's, is put back.
import { keepTime } from '../../games/clock/lapse.ts'
import { forEachGame } from './each.ts'
import type { QueueWorker } from './worker.ts'

export const deadlineWorker: QueueWorker<'deadline'> = {
  queue: 'deadline',
  concurrency: 4,
  async run({ deps }, { games, at = 0 }) {
    const early = at - deps.clock().getTime()
    if (early > 0) return early
    await forEachGame(games, (game) => keepTime(deps, game))
    return undefined
  },
}
