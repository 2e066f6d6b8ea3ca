// People who hand something in at one table go one after the other in this process, in the order they came. Otherwise whoever
// sends most is first most often, and all others decide again and again. Other processes are held apart by the log itself.
import { fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'

/** Of one person at one table; whoever sends more than this at once is told to wait. */
const MOST_AT_ONCE = 16

export class Line {
  readonly #last = new Map<GameId, Promise<void>>()
  readonly #standing = new Map<string, number>()

  async take<T>(game: GameId, account: AccountId, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const who = `${game} ${account}`
    const standing = this.#standing.get(who) ?? 0
    if (standing >= MOST_AT_ONCE) return fail({ kind: 'too-busy' })
    this.#standing.set(who, standing + 1)
    const mine = (this.#last.get(game) ?? Promise.resolve()).then(work)
    const over = mine.then(
      () => {},
      () => {},
    )
    this.#last.set(game, over)
    try {
      return await mine
    } finally {
      const left = this.#standing.get(who)! - 1
      if (left > 0) this.#standing.set(who, left)
      else this.#standing.delete(who)
      if (this.#last.get(game) === over) this.#last.delete(game)
    }
  }
}
