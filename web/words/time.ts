// Moments, spans and numbers as people read them, in their language and their own time zone.
import { useEffect, useState } from 'react'
import { type Locale, localeNow } from './locale.ts'

const DAY = 24 * 60 * 60 * 1000

/** `Tue 3 Mar, 18:30`. */
export const moment = (at: string | number | Date, locale: Locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

/** With the year, the zone and all. */
export const exactly = (at: string | number | Date, locale: Locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at))

export const day = (at: string | number | Date, locale: Locale = localeNow()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at))

export const number = (value: number, locale: Locale = localeNow()): string =>
  new Intl.NumberFormat(locale).format(value)

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', 60_000],
]

/** `in 2 days`, `vor 3 Stunden`. */
export function fromNow(at: string | number | Date, now = Date.now(), locale: Locale = localeNow()): string {
  const ms = new Date(at).getTime() - now
  const [unit, size] = UNITS.find(([, size]) => Math.abs(ms) >= size) ?? UNITS.at(-1)!
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(ms / size), unit)
}

/** The time, looked at again and again. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
