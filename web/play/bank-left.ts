// What somebody still has in the table's bank of time, as a duration that can be said.
import type { Card, SeatCard } from '../api/types.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** A duration without a figure but nought. */
export const isNothing = (duration: string): boolean => !/[1-9]/.test(duration)

/** Null where there is none. It runs while they are asked and their own time is over, but for vacations. */
export function bankLeft({ waitsFor, ownUntil }: Card, { seat, bank, away }: SeatCard, now: number): string | null {
  if (bank === null) return null
  const from = ownUntil === null || !waitsFor.includes(seat) ? now : Math.min(now, Date.parse(ownUntil))
  const rests = (away ?? []).map((span) => Math.min(now, Date.parse(span.to)) - Math.max(from, Date.parse(span.from)))
  const used = now - from - rests.reduce((sum, rest) => sum + Math.max(0, rest), 0)
  return spelled(Math.max(0, bank - Math.max(0, used) / 1000))
}

/** The two units that say most: days and hours, or hours and minutes. */
function spelled(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ]
  return days > 0 ? `P${days}DT${hours}H` : `PT${hours}H${minutes}M`
}
