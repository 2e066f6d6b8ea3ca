// When something is due: an agreed time, moved to a fixed hour where there is one, without the days somebody is away. Pure.
import type { Terms } from '../../../rules/ruleset.ts'
import type { Pace } from '../agreement.ts'
import type { Span } from '../game.ts'
import { milliseconds } from './duration.ts'
import { nextHour } from './next-hour.ts'

type Clock = Terms['clock']
/** What a table agrees on for each. */
const AGREED = { long: 'orders', short: 'decisions' } as const

const HOUR = 3_600_000

/**
 * A fixed hour may come so much earlier than the agreed time, a share of it: a round that ends at the hour ends a little
 * after it, and the day on which summer begins has 23 hours. Without it, a day's time would become two.
 */
const EARLY_SHARE = 1 / 8
const EARLIEST = 2 * HOUR

/**
 * When an answer is due that is asked for at a moment; null for never. `away` are the vacations of each of those who are
 * asked: nobody's time runs while they are on one, and all wait for the last.
 */
export function dueAfter(pace: Pace, clock: Clock, from: Date, away: readonly (readonly Span[])[]): Date | null {
  const agreed = pace[AGREED[clock]]
  if (agreed === null) return null
  const time = milliseconds(agreed)!
  const due = Math.max(...[[], ...away].map((spans) => passed(from.getTime(), time, spans)))
  return clock === 'long' ? atTheHour(pace, new Date(due), time) : new Date(due)
}

/** The same deadline, later by a duration. */
export function laterBy(pace: Pace, clock: Clock, due: Date, duration: string): Date {
  const time = milliseconds(duration)!
  const later = new Date(due.getTime() + time)
  return clock === 'long' ? atTheHour(pace, later, time) : later
}

/** The same deadline for somebody who is away meanwhile: the time they have left does not run. */
export function laterFor(pace: Pace, clock: Clock, now: Date, due: Date, away: Span): Date {
  const left = Math.max(0, due.getTime() - now.getTime())
  const later = new Date(passed(now.getTime(), left, [away]))
  return clock === 'long' && later > due ? atTheHour(pace, later, left) : later
}

/** When somebody who has not answered is reminded: when so many percent of the time are over. */
export const reminderAt = (asked: Date, due: Date, percent: number): Date =>
  new Date(asked.getTime() + (Math.max(0, due.getTime() - asked.getTime()) * percent) / 100)

/** When so much time has passed, not counting these spans. */
function passed(from: number, time: number, spans: readonly Span[]): number {
  let now = from
  let left = time
  for (const span of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const [begin, end] = [span.from.getTime(), span.to.getTime()]
    if (end <= now) continue
    if (begin >= now + left) break
    left -= Math.max(0, begin - now)
    now = end
  }
  return now + left
}

/** How much time lies between two moments, not counting these spans. */
export function timeBetween(from: Date, to: Date, spans: readonly Span[]): number {
  const [begin, end] = [from.getTime(), to.getTime()]
  const away = spans.map((span) => Math.min(end, span.to.getTime()) - Math.max(begin, span.from.getTime()))
  return Math.max(0, end - begin - away.reduce((sum, time) => sum + Math.max(0, time), 0))
}

/** When so much time has passed for whoever is last, nobody's vacations counted. */
export const lastOf = (from: Date, each: readonly { readonly time: number; readonly away: readonly Span[] }[]): Date =>
  new Date(Math.max(from.getTime(), ...each.map(({ time, away }) => passed(from.getTime(), time, away))))

function atTheHour({ hour, timeZone }: Pace, due: Date, time: number): Date {
  if (hour === undefined || timeZone === undefined) return due
  const early = Math.min(EARLIEST, time * EARLY_SHARE)
  return nextHour(new Date(due.getTime() - early), hour, timeZone)
}
