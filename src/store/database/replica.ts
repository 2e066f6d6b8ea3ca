// A PostgreSQL that follows the one that writes, and is only read: for what is much to read and need not be of this very moment.
// Every second it is asked how far it is; where it is behind or away, everything is read as if there were none.
import type pg from 'pg'
import { openPool } from './connection.ts'
import { soon } from './soon.ts'

/** What it says is at most so old. */
export const NEAR_MS = 3_000
const EVERY_MS = 1_000
/** Longer than anything read there takes. */
const SOON_MS = 2_000

const WRITTEN = 'SELECT pg_current_wal_lsn()::text AS at'
/** Whether it has got there. One that others follow by now has everything that it says itself. */
const REACHED = `SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END) >= at AS has
  FROM unnest($1::pg_lsn[]) AS at`

interface ReplicaSettings {
  readonly url: string
  readonly max: number
  readonly session?: Readonly<Record<string, string>>
  /** Of the PostgreSQL that writes. */
  readonly primary: pg.Pool
  say(line: string): void
}

export class Replica {
  readonly pool: pg.Pool
  /** Where it was read from: there, or not there, for it was not near enough, did not answer, or had something else than asked for. */
  readonly counts = { replica: 0, behind: 0, failed: 0, other: 0 }
  readonly #primary: pg.Pool
  readonly #say: (line: string) => void
  readonly #timer: NodeJS.Timeout
  /** How far the one that writes was, when it was last asked. */
  #before: { readonly at: string; readonly ms: number } | undefined
  /** It has everything from before this moment. */
  #hasUntil = Number.NEGATIVE_INFINITY
  #isSaid = false
  #looking: Promise<void>

  constructor({ url, max, session = {}, primary, say }: ReplicaSettings) {
    this.pool = openPool({ url, max, session: { ...session, default_transaction_read_only: 'on' } })
    this.#primary = primary
    this.#say = say
    this.#looking = this.#look()
    this.#timer = setInterval(() => {
      this.#looking = this.#looking.then(() => this.#look())
    }, EVERY_MS).unref()
  }

  /** `there` gives undefined where what it finds will not do. */
  async read<T>(there: () => Promise<T | undefined>, here: () => Promise<T>): Promise<T> {
    if (performance.now() - this.#hasUntil > NEAR_MS) return this.#instead('behind', here)
    let hasAnswered = false
    const asked = there().then((found) => {
      hasAnswered = true
      return found
    })
    const found = await soon(asked, SOON_MS)
    if (found === undefined) return this.#instead(hasAnswered ? 'other' : 'failed', here)
    this.counts.replica++
    return found
  }

  #instead<T>(why: 'behind' | 'failed' | 'other', here: () => Promise<T>): Promise<T> {
    this.counts[why]++
    // Whoever comes next does not try it in vain: it is looked at again soon enough.
    if (why === 'failed') this.#hasUntil = Number.NEGATIVE_INFINITY
    return here()
  }

  async #look(): Promise<void> {
    try {
      const ms = performance.now()
      const { rows } = await this.#primary.query<{ at: string }>(WRITTEN)
      const [now, before] = [{ at: rows[0]!.at, ms }, this.#before]
      this.#before = now
      const reached = await this.pool.query<{ has: boolean }>(REACHED, [[now, before ?? now].map(({ at }) => at)])
      const [hasAll, hasBefore] = reached.rows.map(({ has }) => has)
      if (hasAll) this.#hasUntil = now.ms
      else if (hasBefore && before) this.#hasUntil = before.ms
    } catch {} // then it has not got any further
    this.#tell(performance.now() - this.#hasUntil > NEAR_MS)
  }

  /** Once when it cannot be read any more, and once when it can be again. */
  #tell(isFar: boolean): void {
    if (isFar !== this.#isSaid)
      this.#say(
        isFar ? 'DATABASE_READ_URL is away or behind: reading where it is written' : 'DATABASE_READ_URL is back',
      )
    this.#isSaid = isFar
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await this.pool.end()
  }
}
