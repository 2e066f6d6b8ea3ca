// Judging what a player sends, whatever it looks like. A refusal is a value; nothing has changed then.
import type { Refusal, Ruling, Seat } from '../ruleset.ts'
import { checkFields, type Fields, isObject, isWhole, notAsked, notUnderstood } from '../shape.ts'
import { checkAnswer, checkShape, isRecorded } from './answer-check.ts'
import type { Command, Recorded, Siege, Victory } from './commands.ts'
import type { Point } from './decider.ts'
import type { Event } from './events.ts'
import { checkActs, checkPlan } from './orders/orders-check.ts'
import type { Pack } from './pack/pack.ts'
import { carryOut } from './resolve.ts'
import { hasSiegeStep, siegePays } from './round/horde.ts'
import { nextPoint, waitingFor } from './round/points.ts'
import { missingIn, windowOf } from './standing.ts'
import { checkStanding } from './standing-check.ts'
import type { State } from './state.ts'
import { freshTable, type Table, tableFor } from './table.ts'

const refuse = (refusal: Refusal): Ruling<Event> => ({ ok: false, refusal })
const accept = (...events: Event[]): Ruling<Event> => ({ ok: true, events })

export function answer(pack: Pack, state: State, seat: Seat, command: Command): Ruling<Event> {
  const given: unknown = command
  if (!isWhole(seat, 0, state.options.players - 1))
    return refuse(notUnderstood('no-such-seat', 'KD-2.1', '', 'There is no such seat at this table.'))
  if (!isObject(given)) return refuse(notUnderstood('no-object', 'KD-12.5', '', 'An answer is an object.'))
  const table = tableFor(pack, state)
  switch (given.t) {
    case 'standing':
      return leaveStanding(table, seat, given)
    case 'plan':
      return givePlan(table, seat, given)
    case 'acts':
      return giveActs(table, seat, given)
    case 'withdraw-plan':
      return withdraw(table, seat, 'plan', given)
    case 'withdraw-acts':
      return withdraw(table, seat, 'acts', given)
  }
  if (!isRecorded(given.t))
    return refuse(notUnderstood('unknown-kind', 'KD-15.1', '/t', 'There is no such kind of answer.'))
  const misshapen = checkShape(given.t, given)
  if (misshapen) return refuse(misshapen)
  const point = pointFor(table, seat, given.t)
  if (!point) return refuse(notAskedNow(state))
  const wrong = checkAnswer(table, point, given)
  return wrong ? refuse(wrong) : { ok: true, events: eventsOf(table, seat, command) }
}

/** The decision of this kind that the seat is asked for, or may still change. */
export function pointFor(table: Table, seat: Seat, t: Recorded): Point | undefined {
  const { state } = table
  if (t === 'fate') return state.stage === 'fates' && state.seats[seat]!.fate === null ? { t: 'fate', seat } : undefined
  if (t === 'victory' || t === 'siege') return pointOfHorde(table, seat, t)
  const point = state.asked === seat ? nextPoint(table) : undefined
  return point?.t === t ? point : undefined
}

/** Whoever has something to say about it may, until all who are asked have spoken. */
function pointOfHorde(table: Table, seat: Seat, t: 'victory' | 'siege'): Point | undefined {
  const { state } = table
  const due = state.due.find((one) => one.seat === seat)
  if (state.stage !== t || !due || missingIn(table).length === 0) return undefined
  const hasFields = t === 'victory' || hasSiegeStep(table, due) || siegePays(table, due).length > 0
  return hasFields ? { t, seat } : undefined
}

export function notAskedNow(state: State): Refusal {
  if (state.stage === 'over') return notAsked('game-over', 'KD-12.4', '', 'The game is over.')
  return notAsked('not-asked', 'KD-12.1', '/t', 'You are not asked for this now.')
}

/** What a legal answer leads to, up to where the rest of the game carries on. */
function eventsOf({ pack, state }: Table, seat: Seat, command: Command): Event[] {
  const { round } = state
  if (command.t === 'victory') {
    const { goods, track, reward } = command
    const said: Victory = { ...(goods && { goods }), ...(track && { track }), ...(reward && { reward }) }
    return [{ t: 'victory-given', round, seat, ...said }]
  }
  if (command.t === 'siege') {
    const { track, pay } = command
    const said: Siege = { ...(track && { track }), ...(pay && { pay }) }
    return [{ t: 'siege-given', round, seat, ...said }]
  }
  const table = freshTable(pack, state)
  carryOut(table, seat, structuredClone(command))
  return table.events
}

/** Left at any time, kept until changed (KD-14). */
function leaveStanding({ pack, state }: Table, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'standing'], [], 'KD-14')
  if (misshapen) return refuse(misshapen)
  if (state.stage === 'over') return refuse(notAskedNow(state))
  const read = checkStanding(given.standing, pack)
  return read.ok ? accept({ t: 'standing-left', seat, standing: read.value }) : refuse(read.refusal)
}

const wrongRound = ({ state }: Table, given: Fields): Refusal | undefined =>
  given.round === state.round
    ? undefined
    : notAsked('old-question', 'KD-15.2', '/round', `The question is about round ${state.round}.`)

/** In the window, and later for turns not yet taken (KD-15.2). */
export const mayPlan = ({ state }: Table, seat: Seat): boolean => state.stage === 'placement' && !state.seats[seat]!.out

/** Likewise for activations not yet made (KD-15.4). */
export const mayAct = (table: Table, seat: Seat): boolean =>
  table.state.stage.startsWith('area-') && waitingFor(table, seat).length > 0

function givePlan(table: Table, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'round', 'wishes', 'then'], [], 'KD-15.2')
  if (misshapen) return refuse(misshapen)
  if (!mayPlan(table, seat)) return refuse(notAskedNow(table.state))
  const old = wrongRound(table, given)
  if (old) return refuse(old)
  const read = checkPlan(table, given)
  if (!read.ok) return refuse(read.refusal)
  return accept({ t: 'plan-given', round: table.state.round, seat, ...read.value })
}

function giveActs(table: Table, seat: Seat, given: Fields): Ruling<Event> {
  const misshapen = checkFields(given, ['t', 'round', 'steps', 'rest'], [], 'KD-15.4')
  if (misshapen) return refuse(misshapen)
  if (!mayAct(table, seat)) return refuse(notAskedNow(table.state))
  const old = wrongRound(table, given)
  if (old) return refuse(old)
  const read = checkActs(table, seat, given)
  if (!read.ok) return refuse(read.refusal)
  return accept({ t: 'acts-given', round: table.state.round, seat, ...read.value })
}

/** Until the last is in. */
function withdraw(table: Table, seat: Seat, kind: 'plan' | 'acts', given: Fields): Ruling<Event> {
  const { state } = table
  const rule = kind === 'plan' ? 'KD-15.2' : 'KD-15.4'
  const misshapen = checkFields(given, ['t', 'round'], [], rule)
  if (misshapen) return refuse(misshapen)
  if (windowOf(table) !== kind || missingIn(table).length === 0) return refuse(notAskedNow(state))
  const old = wrongRound(table, given)
  if (old) return refuse(old)
  if (state.seats[seat]![kind] === null)
    return refuse(notAsked(`no-${kind}`, rule, '', 'You have not handed in any this round.'))
  return accept({ t: kind === 'plan' ? 'plan-withdrawn' : 'acts-withdrawn', round: state.round, seat })
}
