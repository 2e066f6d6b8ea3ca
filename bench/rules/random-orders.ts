// Games of Lords of Xidit with random orders and default standing instructions, so that nothing else is ever asked.
import type { Luck } from '../../src/bots/bot.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import { ORDERS, ORDERS_A_YEAR, type Order } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { pick, seedFrom } from '../luck.ts'

export const PLAYERS = 4
export const YEARS = 12
export const ORDERS_ALL_YEAR = ORDERS_A_YEAR * PLAYERS

/** A long game of four, with all heroes on the board and the first orders due. */
export function openGame(luck: Luck): State {
  let state = xidit.fold(xidit.begin({ players: PLAYERS, length: 'long' }, seedFrom(luck)))
  for (let [question] = xidit.awaits(state); question?.t === 'start'; [question] = xidit.awaits(state))
    state = say(state, question.seat, { t: 'start', city: pick(question.cities, luck) })
  return state
}

/** Six orders for every seat. */
export const randomOrders = (luck: Luck): Order[][] =>
  Array.from({ length: PLAYERS }, () => Array.from({ length: ORDERS_A_YEAR }, () => pick(ORDERS, luck)))

export function handIn(state: State, orders: Order[][]): State {
  let next = state
  for (const { t, seat } of xidit.awaits(state)) {
    if (t !== 'orders') throw new Error(`Orders were to be due, but seat ${seat} is asked for ${t}`)
    next = say(next, seat, { t, year: state.year, orders: orders[seat]! })
  }
  return next
}

function say(state: State, seat: number, command: Parameters<typeof xidit.answer>[2]): State {
  const ruling = xidit.answer(state, seat, command)
  if (!ruling.ok) throw new Error(ruling.refusal.message)
  return xidit.fold(ruling.events, state)
}
