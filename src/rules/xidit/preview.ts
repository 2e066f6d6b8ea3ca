// What six orders would lead to as things stand, from what a lord may know: others wait or do as one guesses, what they
// hold is left out, and what lies deep in the piles is anybody's guess. Nothing of it is kept.
import type { Checked, Refusal, Seat } from '../ruleset.ts'
import { checkFields, type Fields, isObject, isWhole, notAsked, notUnderstood, pointer } from '../shape.ts'
import { checkAnswer } from './answer-check.ts'
import { ordersQuestion } from './awaits.ts'
import type { Pack } from './pack/pack.ts'
import { carryOn } from './resolve.ts'
import { bySilence } from './standing.ts'
import { copyState, type State } from './state.ts'
import { tableFor } from './table.ts'
import { type Told, tell } from './tell.ts'
import { noUnits, ORDERS_A_YEAR, type Order } from './vocabulary.ts'

/** What comes after the sixth orders is no longer about them. */
const AFTERWARDS = ['census-called', 'year-begun', 'assessed']

export function preview(pack: Pack, state: State, seat: Seat, draft: unknown): Checked<Told[]> {
  const read = readDraft(state, seat, draft)
  if (!read.ok) return read
  const imagined = asKnownTo(state, seat)
  imagined.lords.forEach((lord, rival) => {
    lord.orders = read.value.get(rival) ?? Array.from({ length: ORDERS_A_YEAR }, () => 'wait')
  })
  const table = tableFor(pack, imagined)
  carryOn(table, bySilence)
  const [, ...happened] = table.events
  const end = happened.findIndex(({ t }) => AFTERWARDS.includes(t))
  const year = end < 0 ? happened : happened.slice(0, end)
  return { ok: true, value: year.flatMap((event) => tell(event, seat, false) ?? []) }
}

/** Own orders, and guesses for others by seat. */
function readDraft(state: State, seat: Seat, draft: unknown): Checked<Map<Seat, Order[]>> {
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal })
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'X-2.1', '', 'There is no such seat at this table.'))
  if (state.stage !== 'orders')
    return refuse(notAsked('not-asked', 'X-3.1', '', 'Orders are tried out while they are due.'))
  const misshapen = checkFields(draft, ['orders'], ['guesses'], 'X-3.1')
  if (misshapen) return refuse(misshapen)
  const { orders, guesses = {} } = draft as Fields
  if (!isObject(guesses))
    return refuse(notUnderstood('bad-guesses', 'X-3.1', '/guesses', 'Guesses are orders by seat.'))
  const all = new Map<Seat, Order[]>()
  for (const place of Object.keys(guesses)) {
    const rival = state.lords.findIndex((_, at) => String(at) === place && at !== seat)
    const at = pointer('guesses', place)
    if (rival < 0) return refuse(notUnderstood('no-such-seat', 'X-2.1', at, 'There is no such rival at this table.'))
    const wrong = checkAnswer(ordersQuestion(state, rival), { year: state.year, orders: guesses[place] })
    if (wrong) return refuse({ ...wrong, at: wrong.at.replace('/orders', at) })
    all.set(rival, [...(guesses[place] as Order[])])
  }
  const wrong = checkAnswer(ordersQuestion(state, seat), { year: state.year, orders })
  if (wrong) return refuse(wrong)
  return { ok: true, value: all.set(seat, [...(orders as Order[])]) }
}

/** The position without what this lord may not know. */
function asKnownTo(state: State, seat: Seat): State {
  const known = copyState(state)
  known.seed = ''
  for (const [rival, lord] of known.lords.entries()) {
    if (rival === seat) continue
    known.lords[rival] = {
      ...lord,
      gold: 0,
      units: noUnits(),
      bards: 0,
      stories: 0,
      held: 0,
      orders: null,
      standing: {},
    }
  }
  // Below the top nobody knows the order: any will do, if only it tells nothing.
  const { queue } = known
  const guessed = [...queue.recruitPile.slice(1), ...queue.threatPile.slice(1)].sort((a, b) => a - b)
  const refill = (pile: number[]) => pile.splice(1, pile.length, ...guessed.splice(0, pile.length - 1))
  for (const pile of [queue.recruitPile, queue.threatPile]) if (pile.length > 1) refill(pile)
  return known
}
