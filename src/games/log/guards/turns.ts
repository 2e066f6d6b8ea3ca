// Whose turn it is with a game in this process: what is done without a person is done by one at a time, so that two do not
// think about the same move. Others may be at it in other processes; the log takes every number once.
import { Queues } from '../../../flow/queues.ts'
import type { GameId } from '../../model/game.ts'

/** Has not begun: whoever comes meanwhile for the same is served by it as well. */
interface Waiting {
  /** What is done in it. */
  readonly kind: string
  readonly over: Promise<void>
}

export class Turns {
  readonly #games = new Queues({ atOnce: 1 })
  /** The last of each game. */
  readonly #waiting = new Map<GameId, Waiting>()

  /** After those that came before, if any. All of a kind do the same work, so one that waits stands for others. */
  take(game: GameId, kind: string, work: () => Promise<void>): Promise<void> {
    const last = this.#waiting.get(game)
    if (last?.kind === kind) return last.over
    let waiting: Waiting | undefined
    let hasBegun = false
    const over = this.#games.take(game, () => {
      hasBegun = true
      if (this.#waiting.get(game) === waiting) this.#waiting.delete(game)
      return work()
    })
    if (hasBegun) return over
    waiting = { kind, over }
    this.#waiting.set(game, waiting)
    return over
  }
}
