// What was made and may be asked for again, up to so many bytes. What was not asked for for longest goes first.

export class Kept<T extends { readonly length: number }> {
  readonly #values = new Map<string, T>()
  readonly #most: number
  #size = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  keep(key: string, value: T): void {
    this.#drop(key)
    this.#values.set(key, value)
    this.#size += key.length + value.length
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#most) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= key.length + value.length
  }
}
