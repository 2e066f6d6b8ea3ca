// How often somebody has asked lately. A request is counted here at once, and waits for nobody; every second the processes
// tell each other, so that a limit holds for all of them together. While they cannot, each counts for itself.
import type { Count, Counted, Tally } from '../ports.ts'

const EVERY_MS = 1_000
/** What is asked of all at once is not waited for any longer. */
const PATIENCE_MS = 1_000
/** Keys that are remembered; the oldest make room. */
const MOST = 50_000
/** Keys that are told at a time. */
const AT_A_TIME = 1_000

interface Entry {
  readonly windowMs: number
  until: number
  /** Counted by all, as far as is known; counted here and on its way to them; counted here since. */
  known: number
  sent: number
  unsent: number
}

export class Counts {
  readonly #tally: Tally | null
  readonly #entries = new Map<string, Entry>()
  readonly #waiting = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #telling = false

  /** Without a tally it counts for itself. */
  constructor(tally: Tally | null) {
    this.#tally = tally
  }

  /** Once more, by what is known here. */
  count(key: string, windowMs: number): Counted {
    const now = Date.now()
    const entry = this.#entryOf(key, windowMs, now)
    entry.unsent++
    if (this.#tally) {
      this.#waiting.add(key)
      this.#timer ??= setTimeout(() => void this.#tellAll(), EVERY_MS).unref()
    }
    return { current: entry.known + entry.sent + entry.unsent, ttl: entry.until - now }
  }

  /** Once more, by what all know: where one too many is already too many. */
  async countTogether(key: string, windowMs: number): Promise<Counted> {
    const here = this.count(key, windowMs)
    if (!this.#tally) return here
    const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS).unref())
    const [told] = (await Promise.race([this.#tell([key]), late])) ?? []
    return told ?? here
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #entryOf(key: string, windowMs: number, now: number): Entry {
    const known = this.#entries.get(key)
    if (known && known.until > now) return known
    const fresh = { windowMs, until: now + windowMs, known: 0, sent: 0, unsent: 0 }
    this.#entries.delete(key) // the order of the map is that in which times began
    this.#entries.set(key, fresh)
    if (this.#entries.size > MOST) this.#entries.delete(this.#entries.keys().next().value!)
    return fresh
  }

  async #tellAll(): Promise<void> {
    if (!this.#telling) {
      this.#telling = true
      const keys = [...this.#waiting]
      for (let at = 0; at < keys.length; at += AT_A_TIME) await this.#tell(keys.slice(at, at + AT_A_TIME))
      this.#telling = false
    }
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => void this.#tellAll(), EVERY_MS).unref() : undefined
  }

  /** Undefined where nobody hears it: then it is told again. */
  async #tell(keys: readonly string[]): Promise<readonly Counted[] | undefined> {
    const counts: Count[] = []
    const entries: Entry[] = []
    for (const key of keys) {
      const entry = this.#entries.get(key)
      this.#waiting.delete(key)
      if (!entry || entry.unsent === 0) continue
      counts.push({ key, more: entry.unsent, windowMs: entry.windowMs })
      entries.push(entry)
      entry.sent += entry.unsent
      entry.unsent = 0
    }
    if (counts.length === 0) return undefined
    const told = await this.#tally!.add(counts).catch(() => undefined)
    const now = Date.now()
    for (const [i, entry] of entries.entries()) {
      const { key, more } = counts[i]!
      entry.sent -= more
      if (told) {
        entry.known = told[i]!.current
        entry.until = now + told[i]!.ttl
      } else {
        entry.unsent += more
        if (this.#entries.get(key) === entry && entry.until > now) this.#waiting.add(key)
      }
    }
    return told
  }
}
