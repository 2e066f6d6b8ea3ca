// Work on one thing at a time in this process, in the order it came: whoever waits does so here, with no connection in hand.

export class Lines {
  readonly #most: number
  readonly #lines = new Map<string, { last: Promise<unknown>; length: number }>()

  /** So many at a thing, the one that is being done among them. */
  constructor(most: number) {
    this.#most = most
  }

  /** `full` where too many wait already. */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T | 'full'> {
    const line = this.#lines.get(thing) ?? { last: Promise.resolve(), length: 0 }
    if (line.length >= this.#most) return 'full'
    this.#lines.set(thing, line)
    line.length++
    const mine = line.last.then(work).finally(() => {
      if (--line.length === 0) this.#lines.delete(thing)
    })
    line.last = mine.catch(() => {})
    return mine
  }
}
