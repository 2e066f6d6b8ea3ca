// When a letter is due, by its receiver's wishes and clock; and when to try one again.
import type { Letterbox } from '../model/game.ts'

const QUARTER_MS = 15 * 60_000
const QUARTERS_IN_TWO_DAYS = 2 * 24 * 4

/** Null for one that is not wanted. */
export function dueAt({ wishes, timeZone, digestHour }: Letterbox, wish: string, now: Date, atOnce: Date): Date | null {
  switch (wishes[wish]) {
    case 'off':
      return null
    case 'digest':
      return nextTime(digestHour, timeZone, now)
    default:
      return atOnce
  }
}

/** The next time it is this hour there. A day without that hour (clocks go forward) is left out. */
export function nextTime(hour: number, timeZone: string, now: Date): Date {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
  const wanted = `${String(hour).padStart(2, '0')}:00`
  // Every zone there is stands at a quarter of an hour from the others.
  let at = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  for (let quarters = 0; quarters < QUARTERS_IN_TWO_DAYS; quarters++) {
    at += QUARTER_MS
    if (clock.format(at) === wanted) return new Date(at)
  }
  return new Date(at)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Two days in all. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 7 * HOUR, 12 * HOUR, 24 * HOUR]

/** After so many tries; null when that was the last one. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : new Date(now.getTime() + pause)
}
