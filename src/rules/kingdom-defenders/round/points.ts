// Which decision comes up next, and which spaces wait (KD-6.5, KD-6.6, KD-7.1).
import type { Seat } from '../../ruleset.ts'
import type { Point } from '../decider.ts'
import type { Space } from '../pack/pack.ts'
import { hasLegalSpace } from '../placement.ts'
import type { State } from '../state.ts'
import { byOrder, characterOn, heldBy, occupantOf, spacesOf, type Table } from '../table.ts'
import { diceOut, nextInFavour } from './favour.ts'

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

/** Whether a space is activated once it is occupied: passive characters and gates are not. */
const isActivated = (table: Table, space: Space): boolean =>
  space.area === 'A' ? space.slot !== null && !characterOn(table, space)!.passive : space.area !== 'D'

const isInB = ({ area }: Space): boolean => area !== 'A' && area !== 'C' && area !== 'D'

/** What a seat has still to activate, anywhere, this round: in A, then in B in pack order, then in C. */
export const waitingFor = (table: Table, seat: Seat): string[] =>
  spacesOf(table, seat)
    .filter((space) => isActivated(table, space))
    .sort((a, b) => a.area.charCodeAt(0) - b.area.charCodeAt(0))
    .map(({ id }) => id)

/** The first occupied space of these that is activated. */
function actIn(table: Table, spaces: readonly Space[]): Point | undefined {
  for (const space of spaces) {
    const there = occupantOf(table, space)
    if (there && isActivated(table, space)) return { t: 'act', seat: there.seat, spaces: [space.id] }
  }
  return undefined
}

/** All of a seat's spaces in B that wait, in pack order. */
function actInB(table: Table): Point | undefined {
  for (const seat of table.state.areaB) {
    const waiting = heldBy(table, seat).filter(isInB)
    if (waiting.length > 0) return { t: 'act', seat, spaces: waiting.sort(byOrder).map(({ id }) => id) }
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
      return actIn(table, table.layout.audiences)
    case 'area-b':
      return actInB(table)
    case 'area-c':
      return actIn(table, table.layout.wagons)
    case 'victory':
    case 'siege':
      return state.due.length > 0 ? { t: state.stage, seat: state.due[0]!.seat } : undefined
    default:
      return undefined
  }
}
