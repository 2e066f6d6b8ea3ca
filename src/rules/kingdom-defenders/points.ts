// Which decision comes up next, and which spaces wait (KD-6.5, KD-6.6, KD-7.1).
import type { Seat } from '../ruleset.ts'
import type { Point } from './decider.ts'
import { diceOut, nextInFavour } from './favour.ts'
import { hasLegalSpace } from './placement.ts'
import type { State } from './state.ts'
import { characterOn, type Table } from './table.ts'

/** The next seat whose fate is open, in ascending seats. */
export const nextFate = ({ seats }: State): Seat | undefined => {
  const seat = seats.findIndex(({ fate }) => fate === null)
  return seat < 0 ? undefined : seat
}

/** Whose turn of placement it is; undefined when all are out. */
export function nextToPlace({ order, turn, seats }: State): Seat | undefined {
  for (let i = 0; i < order.length; i++) {
    const seat = order[(turn + i) % order.length]!
    if (!seats[seat]!.out) return seat
  }
  return undefined
}

/** Occupied characters that are activated, by slot. */
export const waitingInA = (table: Table): string[] =>
  table.layout.audiences.flatMap((space) =>
    table.state.spaces[space.id] && !characterOn(table, space)!.passive ? [space.id] : [],
  )

/** A seat's spaces in B that wait, in pack order. */
export function waitingInB({ state, layout }: Table, seat: Seat): string[] {
  const waiting: string[] = []
  for (const { id } of layout.areaB) if (state.spaces[id]?.seat === seat) waiting.push(id)
  return waiting
}

export const waitingInC = ({ state, layout }: Table): string[] =>
  layout.wagons.flatMap(({ id }) => (state.spaces[id] ? [id] : []))

/** What a seat has still to activate, anywhere, this round. */
export const waitingFor = (table: Table, seat: Seat): string[] =>
  [...waitingInA(table), ...waitingInB(table, seat), ...waitingInC(table)].filter(
    (id) => table.state.spaces[id]!.seat === seat,
  )

function actIn(table: Table, [space]: readonly string[]): Point | undefined {
  return space === undefined ? undefined : { t: 'act', seat: table.state.spaces[space]!.seat, spaces: [space] }
}

function actInB(table: Table): Point | undefined {
  for (const seat of table.state.areaB) {
    const spaces = waitingInB(table, seat)
    if (spaces.length > 0) return { t: 'act', seat, spaces }
  }
  return undefined
}

/** Undefined when nobody has anything to decide before the stage moves on, or their turn passes by itself. */
export function nextPoint(table: Table): Point | undefined {
  const { state } = table
  if (state.victim !== null) return { t: 'marker', seat: state.victim }
  switch (state.stage) {
    case 'fates':
      return { t: 'fate', seat: nextFate(state)! }
    case 'favour':
      if (state.favour!.dice.length > 0) return { t: 'die', seat: nextInFavour(state) }
      return diceOut(table) > 0 && state.favour!.out === null ? { t: 'dice', seat: state.favour!.order[0]! } : undefined
    case 'placement': {
      const seat = nextToPlace(state)
      return seat === undefined || !hasLegalSpace(table, seat) ? undefined : { t: 'place', seat }
    }
    case 'area-a':
      return actIn(table, waitingInA(table))
    case 'area-b':
      return actInB(table)
    case 'area-c':
      return actIn(table, waitingInC(table))
    case 'victory':
    case 'siege':
      return state.due.length > 0 ? { t: state.stage, seat: state.due[0]!.seat } : undefined
    default:
      return undefined
  }
}
