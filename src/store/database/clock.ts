// The database's clock, for all who share it: leases, deadlines and what is swept are compared with moments that others wrote, so
// nobody goes by a clock of their own. It is asked for the time now and then; in between, time passes as this process measures
// it, by a counter that nobody sets.
import type pg from 'pg'
import type { Clock } from '../../games/ports/clock.ts'

export interface DatabaseClock {
  readonly now: Clock
  close(): void
}

export interface ClockSettings {
  readonly everyMs?: number
  /** Hears how far this machine's own clock is off, in milliseconds, where that is worth knowing. */
  off?(ms: number): void
}

const EVERY_MS = 30_000
/** The answer may be from any moment between question and answer: if they are further apart, it says too little. */
const LONGEST_WAY_MS = 500
/** For the first one, which is needed. */
const TRIES = 5
const WORTH_KNOWING_MS = 2_000

export async function openClock(
  pool: pg.Pool,
  { everyMs = EVERY_MS, off = () => {} }: ClockSettings = {},
): Promise<DatabaseClock> {
  /** Of the database, when the counter stood at 0. */
  let zero: number | undefined

  const measure = async () => {
    const asked = performance.now()
    const { rows } = await pool.query<{ now: Date }>({ name: 'clock', text: 'SELECT clock_timestamp() AS now' })
    const heard = performance.now()
    const isClear = heard - asked <= LONGEST_WAY_MS
    if (isClear || zero === undefined) zero = rows[0]!.now.getTime() - (asked + heard) / 2
    const error = Date.now() - (zero + heard)
    if (isClear && Math.abs(error) > WORTH_KNOWING_MS) off(Math.round(error))
    return isClear
  }
  for (let tries = 0; tries < TRIES && !(await measure()); tries++);
  const timer = setInterval(() => void measure().catch(() => {}), everyMs).unref() // away: it goes on by what it knows
  return { now: () => new Date(zero! + performance.now()), close: () => clearInterval(timer) }
}
