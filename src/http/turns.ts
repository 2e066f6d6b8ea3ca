// Work that is weighed and not only counted: so much of it at a time, one piece a caller, the others in the order they came.
// Only some may wait, a few for each who asks, none of them for ever, and who goes away does not wait any longer.
import { Places } from './places.ts'

/** Why there is no turn: they wait for enough already, all together do, or nobody waits for it any more. */
export class NoTurn extends Error {
  readonly why: 'too-many' | 'too-busy' | 'gone'
  constructor(why: NoTurn['why']) {
    super(why)
    this.why = why
  }
}

export interface Asker {
  /** An account, or an address without one. */
  readonly by: string
  readonly address: string
  /** Ends when the answer has gone, or whoever waited for it has. */
  readonly signal: AbortSignal
}

export interface Room {
  readonly atOnce: number
  readonly waiting: number
  readonly waitingEach: number
  readonly waitingByAddress: number
  /** How long anybody waits, in milliseconds. */
  readonly patience: number
}

interface Waiting {
  readonly by: string
  readonly begin: () => void
}

export class Turns {
  readonly #room: Room
  /** Whoever has a piece of work in hand, or an answer on its way. */
  readonly #served = new Set<string>()
  readonly #waiting = new Set<Waiting>()
  readonly #places = new Places()
  #inHand = 0

  constructor(room: Room) {
    this.#room = room
  }

  /**
   * Whoever is slow to take an answer keeps nobody else from theirs, but gets no other before: what is ready and not yet taken
   * stays in memory.
   */
  async take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const { by, signal } = asker
    if (signal.aborted) throw new NoTurn('gone')
    if (this.#isFree(by)) this.#begin(by)
    else await this.#wait(asker)
    try {
      return await work()
    } finally {
      this.#inHand--
      const leave = () => {
        this.#served.delete(by)
        this.#next()
      }
      if (signal.aborted) leave()
      else {
        signal.addEventListener('abort', leave, { once: true })
        this.#next()
      }
    }
  }

  #isFree(by: string): boolean {
    return this.#inHand < this.#room.atOnce && !this.#served.has(by)
  }

  #begin(by: string): void {
    this.#inHand++
    this.#served.add(by)
  }

  #wait({ by, address, signal }: Asker): Promise<void> {
    const { waiting, waitingEach, waitingByAddress, patience } = this.#room
    const leave = this.#places.take([
      [`somebody ${by}`, waitingEach],
      [`address ${address}`, waitingByAddress],
    ])
    if (!leave) return Promise.reject(new NoTurn('too-many'))
    if (this.#waiting.size >= waiting) {
      leave()
      return Promise.reject(new NoTurn('too-busy'))
    }
    return new Promise((resolve, reject) => {
      const over = () => {
        this.#waiting.delete(mine)
        leave()
        clearTimeout(timer)
        signal.removeEventListener('abort', gone)
      }
      const gone = () => {
        over()
        reject(new NoTurn('gone'))
      }
      const timer = setTimeout(() => {
        over()
        reject(new NoTurn('too-busy'))
      }, patience).unref()
      const begin = () => {
        over()
        resolve()
      }
      const mine = { by, begin }
      this.#waiting.add(mine)
      signal.addEventListener('abort', gone, { once: true })
    })
  }

  /** Whoever is next has begun when this returns, so nobody who comes meanwhile can take their turn. */
  #next(): void {
    for (const { by, begin } of this.#waiting) {
      if (!this.#isFree(by)) continue
      this.#begin(by)
      begin()
    }
  }
}
