// People who hand something in at one table go one after the other in this process, in the order they came. Otherwise whoever
// sends most is first most often, and all others decide again and again. Other processes are held apart by the log itself.
import { Queues } from '../../../flow/queues.ts'
import type { AccountId, GameId } from '../../model/game.ts'

/** Of one person at one table; whoever has more than this wait is told to come again. */
const MOST_WAITING = 16

export class Line {
  readonly #tables = new Queues({ atOnce: 1 })

  take<T>(game: GameId, account: AccountId, work: () => Promise<T>): Promise<T> {
    return this.#tables.take(game, work, { counted: [[account, MOST_WAITING]] })
  }
}
