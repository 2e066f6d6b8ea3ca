// When a letter is due, by its receiver's wishes and clock; and when to try one again.
import type { Letterbox } from '../model/game.ts'
import { nextHour } from '../model/time/next-hour.ts'

/** Null for one that is not wanted. */
export function dueAt({ wishes, timeZone, digestHour }: Letterbox, wish: string, now: Date, atOnce: Date): Date | null {
  switch (wishes[wish]) {
    case 'off':
      return null
    case 'digest':
      return nextHour(new Date(now.getTime() + 1), digestHour, timeZone) // one at this very moment has gone
    default:
      return atOnce
  }
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
