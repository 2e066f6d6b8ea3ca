// Judging what a player sends, whatever it looks like. A refusal is a value; nothing has changed then.
import type { Refusal, Ruling, Seat } from '../ruleset.ts'
import { checkFields, type Fields, isObject, isWhole, notAsked, notUnderstood } from '../shape.ts'
import { checkAnswer, checkShape, isQuestionKind } from './answer-check.ts'
import { awaits, censusQuestion, ordersQuestion, stillMissing } from './awaits.ts'
import { win } from './census.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { plunder } from './orders/threat.ts'
import { fight } from './orders/titan.ts'
import type { Pack } from './pack/pack.ts'
import type { Question } from './questions.ts'
import { checkStanding } from './standing-check.ts'
import type { State } from './state.ts'
import { freshTable } from './table.ts'
import { copyUnits } from './vocabulary.ts'

const refuse = (refusal: Refusal): Ruling<Event> => ({ ok: false, refusal })
const accept = (...events: Event[]): Ruling<Event> => ({ ok: true, events })

export function answer(pack: Pack, state: State, seat: Seat, command: Command): Ruling<Event> {
  const given: unknown = command
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'X-2.1', '', 'There is no such seat at this table.'))
  if (!isObject(given)) return refuse(notUnderstood('no-object', 'X-12.4', '', 'An answer is an object.'))
  if (given.t === 'standing') return leaveStanding(pack, state, seat, given)
  if (given.t === 'start-list') return leaveStartList(pack, state, seat, given)
  if (given.t === 'withdraw-orders') return withdrawOrders(state, seat, given)
  if (!isQuestionKind(given.t))
    return refuse(notUnderstood('unknown-kind', 'X-12.4', '/t', 'There is no such kind of answer.'))

  const misshapen = checkShape(given.t, given)
  if (misshapen) return refuse(misshapen)
  const question = answerable(pack, state, seat).find(({ t }) => t === given.t)
  if (!question) return refuse(notAskedNow(state, given.t))
  const wrong = checkAnswer(question, given)
  return wrong ? refuse(wrong) : { ok: true, events: carryThrough(pack, state, seat, command) }
}

/** Orders and census numbers may be changed until the last are in. */
export function answerable(pack: Pack, state: State, seat: Seat): Question[] {
  if (state.pending === null) {
    if (state.stage === 'orders' && stillMissing(state, 'orders').length > 0) return [ordersQuestion(state, seat)]
    if (state.stage === 'census' && stillMissing(state, 'census').length > 0) return [censusQuestion(state, seat)]
  }
  return awaits(pack, state).filter((question) => question.seat === seat)
}

export function notAskedNow(state: State, t: Question['t']): Refusal {
  if (state.stage === 'over') return notAsked('game-over', 'X-9.5', '', 'The game is over.')
  if (t === 'orders' && state.stage !== 'start')
    return notAsked(
      'orders-revealed',
      'X-3.1',
      '/orders',
      'All orders of the year are in; they can no longer be changed.',
    )
  return notAsked('not-asked', 'X-12.1', '/t', 'You are not asked for this now.')
}

/** What a legal answer leads to, up to where the rest of the game carries on. */
function carryThrough(pack: Pack, state: State, seat: Seat, command: Command): Event[] {
  const { year, pending } = state
  switch (command.t) {
    case 'start':
      return [{ t: 'start-chosen', seat, city: command.city }]
    case 'orders':
      return [{ t: 'orders-given', year, seat, orders: command.orders.slice() }]
    case 'census':
      return [{ t: 'census-given', year, seat, show: copyUnits(command.show) }]
  }
  const table = freshTable(pack, state)
  if (command.t === 'spoils' && pending?.t === 'spoils') plunder(table, { year, ...pending }, command)
  else if (command.t === 'titan' && pending?.t === 'titan') fight(table, { year, ...pending }, command)
  else if (command.t === 'census-bards') win(table, command.kind, seat, { bards: { ...command.bards } })
  else if (command.t === 'census-story') win(table, state.judging!.kind, seat, { story: command.city })
  return table.events
}

/** Left at any time, kept until changed. */
function leaveStanding(pack: Pack, state: State, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'standing'], [], 'X-14')
  if (misshapen) return refuse(misshapen)
  if (state.stage === 'over') return refuse(notAskedNow(state, 'orders'))
  const read = checkStanding(given.standing, pack)
  return read.ok ? accept({ t: 'standing-left', seat, standing: read.value }) : refuse(read.refusal)
}

/** The rest of the instructions stays as it is. */
function leaveStartList(pack: Pack, state: State, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'cities'], [], 'X-2.9')
  if (misshapen) return refuse(misshapen)
  if (state.stage !== 'start') return refuse(notAsked('not-asked', 'X-2.9', '', 'The heroes have chosen their cities.'))
  const standing = { ...state.lords[seat]!.standing, start: given.cities }
  const ruling = leaveStanding(pack, state, seat, { t: 'standing', standing })
  if (ruling.ok) return ruling
  return refuse({ ...ruling.refusal, at: ruling.refusal.at.replace('/standing/start', '/cities') })
}

function withdrawOrders(state: State, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'year'], [], 'X-3.1')
  if (misshapen) return refuse(misshapen)
  if (state.stage !== 'orders' || stillMissing(state, 'orders').length === 0)
    return refuse(notAskedNow(state, 'orders'))
  if (given.year !== state.year)
    return refuse(notAsked('old-question', 'X-3.1', '/year', `The question is about year ${state.year}.`))
  if (state.lords[seat]!.orders === null)
    return refuse(notAsked('no-orders', 'X-3.1', '', 'You have not handed in any orders this year.'))
  return accept({ t: 'orders-withdrawn', year: state.year, seat })
}
