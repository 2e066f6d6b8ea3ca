// A clock that stands until the test moves it.
import { milliseconds } from '../../src/games/model/time/duration.ts'

export class TestClock {
  #now: Date
  constructor(start: string) {
    this.#now = new Date(start)
  }

  readonly now = (): Date => this.#now

  /** So much later: `P1D`, `PT10M`. */
  pass(duration: string): Date {
    this.#now = this.in(duration)
    return this.#now
  }

  set(at: Date): void {
    this.#now = at
  }

  in(duration: string): Date {
    return new Date(this.#now.getTime() + milliseconds(duration)!)
  }
}

/** A day as people write it, so many days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
