// Work in the order it came: so much in hand at a time, so much that waits, a little for each who asks; none of it for ever, and
// none for whoever has gone.
import { NotNow } from './not-now.ts'
import { type Count, Places } from './places.ts'

export interface Room {
  /** In hand. */
  readonly atOnce: number
  /** Besides; without an end if left out. */
  readonly waiting?: number
  /** How long anything waits, in milliseconds; for ever if left out. */
  readonly patience?: number
}

export interface Asker {
  /** While it waits it takes one of each of these. */
  readonly counted?: readonly Count[]
  /** Of what has the same name one is in hand at a time; and none until the one before is done with: see `signal`. */
  readonly alone?: string
  /** Ends when nobody waits for it any more, or what came of it has been taken. */
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly alone?: string | undefined
  begin(): void
}

export class Queue {
  readonly #room: Room
  readonly #first = new Set<Waiting>()
  readonly #waiting = new Set<Waiting>()
  readonly #places = new Places()
  readonly #alone = new Set<string>()
  #inHand = 0

  constructor(room: Room) {
    this.#room = room
  }

  get isEmpty(): boolean {
    return this.#inHand + this.#first.size + this.#waiting.size + this.#alone.size === 0
  }

  /** Throws `NotNow` where it has no turn. What nobody asks for comes before all that somebody does, and always has one. */
  async take<T>(work: () => Promise<T>, asker?: Asker): Promise<T> {
    if (asker?.signal?.aborted) throw new NotNow('gone')
    if (this.#isFree(asker?.alone)) this.#begin(asker?.alone)
    else await (asker ? this.#wait(asker) : new Promise<void>((begin) => this.#first.add({ begin })))
    try {
      return await work()
    } finally {
      this.#inHand--
      if (asker?.alone !== undefined) this.#leave(asker.alone, asker.signal)
      this.#next()
    }
  }

  #isFree(alone: string | undefined): boolean {
    return this.#inHand < this.#room.atOnce && (alone === undefined || !this.#alone.has(alone))
  }

  #begin(alone: string | undefined): void {
    this.#inHand++
    if (alone !== undefined) this.#alone.add(alone)
  }

  /** Whoever is slow to take what they asked for keeps nobody else from theirs, but gets nothing else before. */
  #leave(alone: string, signal: AbortSignal | undefined): void {
    const leave = () => {
      this.#alone.delete(alone)
      this.#next()
    }
    if (!signal || signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  }

  #wait({ counted = [], alone, signal }: Asker): Promise<void> {
    const { waiting = Number.POSITIVE_INFINITY, patience } = this.#room
    const giveBack = this.#places.take(counted)
    if (!giveBack) return Promise.reject(new NotNow('too-many'))
    if (this.#waiting.size >= waiting) {
      giveBack()
      return Promise.reject(new NotNow('too-busy'))
    }
    return new Promise((resolve, reject) => {
      const over = (then: () => void) => () => {
        this.#waiting.delete(mine)
        giveBack()
        clearTimeout(timer)
        signal?.removeEventListener('abort', gone)
        then()
      }
      const gone = over(() => reject(new NotNow('gone')))
      const late = over(() => reject(new NotNow('too-busy')))
      const timer = patience === undefined ? undefined : setTimeout(late, patience).unref()
      const mine = { alone, begin: over(resolve) }
      this.#waiting.add(mine)
      signal?.addEventListener('abort', gone, { once: true })
    })
  }

  /** Whoever is next has begun when this returns, so nobody who comes meanwhile can take their turn. */
  #next(): void {
    for (const waiting of [this.#first, this.#waiting])
      for (const one of waiting) {
        if (!this.#isFree(one.alone)) continue
        waiting.delete(one)
        this.#begin(one.alone)
        one.begin()
      }
  }
}
