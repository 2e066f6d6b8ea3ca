// Whom the game waits for and what for: each kind of question, with every legal option.
import type { Seat } from '../ruleset.ts'
import { bardsWon, guildsWithRoom } from './census-prizes.ts'
import type { Step } from './orders/step.ts'
import type { Pack } from './pack/pack.ts'
import type { Question, QuestionOf } from './questions.ts'
import { ragingTitans, spoilsOf } from './spoils.ts'
import type { State } from './state.ts'
import { lordOf, playOrder, type Table, tableFor } from './table.ts'
import { copyUnits, ORDERS, ORDERS_A_YEAR } from './vocabulary.ts'

export function awaits(pack: Pack, state: State): Question[] {
  if (state.pending) return [pendingQuestion(tableFor(pack, state))]
  switch (state.stage) {
    case 'start':
      return [startQuestion(tableFor(pack, state))]
    case 'orders':
      return stillMissing(state, 'orders').map((seat) => ordersQuestion(state, seat))
    case 'census':
      return stillMissing(state, 'census').map((seat) => censusQuestion(state, seat))
    default:
      return []
  }
}

/** Seats whose orders, or census numbers, are not in. */
export const stillMissing = (state: State, what: 'orders' | 'census'): Seat[] =>
  state.lords.flatMap((lord, seat) => (lord[what] === null ? [seat] : []))

function pendingQuestion(table: Table): Question {
  const { state } = table
  const pending = state.pending!
  if (pending.t === 'spoils') return spoilsQuestion(table, { year: state.year, ...pending })
  if (pending.t === 'titan') return titanQuestion(table, { year: state.year, ...pending })
  if (pending.t === 'census-bards') return censusBardsQuestion(table, pending.seat)
  return censusStoryQuestion(table, pending.seat)
}

/** in play order each lord picks a city where no hero stands yet. */
export function startQuestion({ pack, state }: Table): QuestionOf<'start'> {
  const seat = playOrder(state).find((next) => lordOf(state, next).city === null)!
  const cities = pack.cities.filter((city) => state.lords.every((lord) => lord.city !== city))
  return { id: `start/${seat}`, seat, t: 'start', cities }
}

export const ordersQuestion = ({ year }: State, seat: Seat): QuestionOf<'orders'> => ({
  id: `orders/${year}/${seat}`,
  seat,
  t: 'orders',
  year,
  count: ORDERS_A_YEAR,
  words: ORDERS.slice(),
})

export function spoilsQuestion(table: Table, { year, slot, seat, city }: Step): QuestionOf<'spoils'> {
  const { creature, rewards } = table.layout.tiles[city]!
  return {
    id: `spoils/${year}/${slot}/${seat}`,
    seat,
    t: 'spoils',
    year,
    slot,
    city,
    creature,
    offered: { ...rewards },
    ...spoilsOf(table, seat, city, rewards),
  }
}

export const titanQuestion = (table: Table, { year, slot, seat, city }: Step): QuestionOf<'titan'> => ({
  id: `titan/${year}/${slot}/${seat}`,
  seat,
  t: 'titan',
  year,
  slot,
  city,
  hand: copyUnits(lordOf(table.state, seat).units),
  titans: ragingTitans(table, seat, city),
})

export const censusQuestion = (state: State, seat: Seat): QuestionOf<'census'> => ({
  id: `census/${state.year}/${seat}`,
  seat,
  t: 'census',
  year: state.year,
  most: copyUnits(lordOf(state, seat).units),
})

export function censusBardsQuestion(table: Table, seat: Seat): QuestionOf<'census-bards'> {
  const { year, judging } = table.state
  const { kind } = judging!
  const city = lordOf(table.state, seat).city!
  return {
    id: `census-bards/${year}/${kind}/${seat}`,
    seat,
    t: 'census-bards',
    year,
    kind,
    city,
    ...bardsWon(table, seat),
  }
}

export const censusStoryQuestion = ({ state }: Table, seat: Seat): QuestionOf<'census-story'> => ({
  id: `census-story/${state.year}/${seat}`,
  seat,
  t: 'census-story',
  year: state.year,
  cities: guildsWithRoom(state, seat),
})
