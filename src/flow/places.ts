// Places of which everybody has so many: taken at once, before anything is waited for, and given back once.

/** Of what has this name somebody has so many. */
export type Count = readonly [key: string, most: number]

export class Places {
  readonly #taken = new Map<string, number>()

  /** One of each of these, or none: gives what gives them back, and undefined where one of them has none left. */
  take(kinds: readonly Count[]): (() => void) | undefined {
    if (kinds.some(([key, most]) => (this.#taken.get(key) ?? 0) >= most)) return undefined
    for (const [key] of kinds) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1)
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      for (const [key] of kinds) this.#giveBack(key)
    }
  }

  #giveBack(key: string): void {
    const left = this.#taken.get(key)! - 1
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }
}
