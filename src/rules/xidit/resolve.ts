// Carrying on until a person is needed again. This file only names who does what, and when.
import { assess } from './assessment.ts'
import { startQuestion } from './awaits.ts'
import { callCensus, judgeCensus, takeCensus } from './census.ts'
import type { Decider } from './decider.ts'
import { moveAlong } from './orders/move.ts'
import { recruit } from './orders/recruit.ts'
import { fail, type Step } from './orders/step.ts'
import { meetThreat } from './orders/threat.ts'
import { meetTitans } from './orders/titan.ts'
import { emit, lordOf, type Table } from './table.ts'
import { ORDERS_A_YEAR } from './vocabulary.ts'

export function carryOn(table: Table, decide: Decider): void {
  while (step(table, decide));
}

/** One step of the game; false when a person is needed, or nobody any more. */
function step(table: Table, decide: Decider): boolean {
  const { state } = table
  if (state.pending) return false
  switch (state.stage) {
    case 'start':
      return chooseStart(table, decide)
    case 'orders':
      return revealOrders(table)
    case 'year':
      if (state.carriedOut < ORDERS_A_YEAR * state.options.players) carryOut(table, decide)
      else endYear(table)
      return true
    case 'census':
      return takeCensus(table, decide)
    case 'judging':
      if (!judgeCensus(table, decide)) passOn(table)
      return true
    case 'over':
      return false
  }
}

/** the hero whose turn it is enters the board. */
function chooseStart(table: Table, decide: Decider): boolean {
  const question = startQuestion(table)
  const choice = decide(table, question)
  if (!choice) return false
  emit(table, { t: 'start-chosen', seat: question.seat, city: choice.city })
  return true
}

/** once all are in, they are open. */
function revealOrders(table: Table): boolean {
  const { lords, year } = table.state
  if (lords.some((lord) => lord.orders === null)) return false
  emit(table, { t: 'orders-revealed', year, orders: lords.map((lord) => lord.orders!.slice()) })
  return true
}

/** Order 1 of every lord in play order, then order 2 of every lord, to order 6. */
function carryOut(table: Table, decide: Decider): void {
  const { state } = table
  const { players } = state.options
  const slot = 1 + Math.floor(state.carriedOut / players)
  const seat = (state.first + (state.carriedOut % players)) % players
  const lord = lordOf(state, seat)
  const order = lord.orders![slot - 1]!
  const at: Step = { year: state.year, slot, seat, city: lord.city! }
  if (order === 'wait') emit(table, { t: 'waited', year: at.year, slot, seat, city: at.city })
  else if (order === 'act') act(table, at, decide)
  else moveAlong(table, at, order)
}

/** Looked up where the hero stands when the order comes up, one success a city and year. */
function act(table: Table, at: Step, decide: Decider): void {
  const tile = table.state.tiles[at.city]
  if (lordOf(table.state, at.seat).acted.includes(at.city)) fail(table, at, 'act', 'already-acted')
  else if (!tile) meetTitans(table, at, decide)
  else if (tile.side === 'threat') meetThreat(table, at, decide)
  else recruit(table, at, tile.units)
}

/** the census comes after the sixth orders, before the first seat passes on. */
function endYear(table: Table): void {
  if (table.layout.censusYears.includes(table.state.year)) callCensus(table)
  else passOn(table)
}

/** */
function passOn(table: Table): void {
  const { state, layout } = table
  if (state.year === layout.years) assess(table)
  else emit(table, { t: 'year-begun', year: state.year + 1, first: (state.first + 1) % state.options.players })
}
