// Whose turn it is with a game in this process: what is done without a person is done by one at a time, so that two do not
// think about the same move. Others may be at it in other processes; the log takes every number once.
import type { GameId } from '../model/game.ts'

interface Turn {
  readonly over: Promise<void>
  /** What is done in it. */
  readonly kind: string
  /** Has not begun: whoever comes meanwhile for the same is served by it as well. */
  isWaiting: boolean
}

export class Turns {
  readonly #last = new Map<GameId, Turn>()

  /** After those that came before, if any. All of a kind do the same work, so one that waits stands for others. */
  take(game: GameId, kind: string, work: () => Promise<void>): Promise<void> {
    const last = this.#last.get(game)
    if (last?.isWaiting && last.kind === kind) return last.over
    const begin = () => {
      turn.isWaiting = false
      return work().finally(() => this.#last.get(game) === turn && this.#last.delete(game))
    }
    const turn: Turn = {
      kind,
      isWaiting: true,
      over: (last ? last.over.catch(() => {}) : Promise.resolve()).then(begin),
    }
    this.#last.set(game, turn)
    return turn.over
  }
}
