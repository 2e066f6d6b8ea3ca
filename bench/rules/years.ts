// Whether a late year costs more than an early one. With random orders the work is alike, but for the census in years 4, 8
// and 12 and the final assessment in 12.
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { luckFrom } from '../luck.ts'
import { mean, median } from '../measure.ts'
import type { Row } from '../report.ts'
import { handIn, openGame, randomOrders, YEARS } from './random-orders.ts'

const GAMES = 2000
const WARM_UP = 300

/** First and last year. */
type Span = [number, number]

export function costOfYears(): Row[] {
  const luck = luckFrom(4)
  const micros = Array.from({ length: YEARS }, (): number[] => [])
  for (let game = -WARM_UP; game < GAMES; game++) {
    let state = openGame(luck)
    for (let year = 1; year <= YEARS; year++) {
      const ready = handIn(state, randomOrders(luck))
      const before = performance.now()
      const events = xidit.resolve(ready)
      const spent = performance.now() - before
      state = xidit.fold(events, ready)
      if (game >= 0) micros[year - 1]!.push(1000 * spent)
    }
  }
  const years = micros.map(median)
  const ratio = (late: Span, early: Span) =>
    mean(years.slice(late[0] - 1, late[1])) / mean(years.slice(early[0] - 1, early[1]))
  const wanted = { atMost: 1.25 }
  return [
    { what: `resolve, years 1 to ${YEARS}`, figure: years, unit: 'µs' },
    { what: 'years 10-11 : years 2-3, without a census', figure: ratio([10, 11], [2, 3]), unit: 'times', wanted },
    { what: 'year 8 : year 4, with a census', figure: ratio([8, 8], [4, 4]), unit: 'times', wanted },
    // Not wanted of it: the last year holds the end of the game besides, which no other year has.
    { what: 'years 10-12 : years 2-4, the final assessment in it', figure: ratio([10, 12], [2, 4]), unit: 'times' },
  ]
}
