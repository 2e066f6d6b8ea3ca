// Gates, maintenance and the new round (KD-9.1, KD-9.2, KD-4.1).

import { cardOn, changesMade, emit, type Table } from '../table.ts'
import { goHome } from './activation.ts'
import { favourOrder } from './favour.ts'
import { nextHorde } from './horde.ts'

/** Who stands at a gate is lifted out of the order and put in at its place, the first gate first. */
export function openGates(table: Table): void {
  const { state, layout } = table
  let order = state.order
  for (const { id, door } of layout.gates) {
    const there = state.spaces[id]
    if (!there) continue
    order = order.filter((seat) => seat !== there.seat).toSpliced(door! - 1, 0, there.seat)
    goHome(table, there.seat, id)
  }
  const changes = changesMade(table)
  if (changes.length > 0) emit(table, { t: 'order-changed', round: state.round, order, changes })
}

export function maintain(table: Table): void {
  const { state, pack, layout } = table
  const building = state.revealed < pack.content.constants.buildingTiles ? state.buildings[state.revealed]! : null
  for (const { id } of layout.council) {
    const there = state.spaces[id]
    if (there) goHome(table, there.seat, id)
  }
  const { row, drawn } = renewRow(table)
  emit(table, {
    t: 'maintained',
    round: state.round,
    building,
    deeds: filled(state.deeds, state.deedPile),
    rewards: filled(state.rewards, state.rewardPile),
    row,
    drawn,
    top: state.deck[drawn] ?? null,
    grey: state.grey.now,
    changes: changesMade(table),
  })
}

/** Empty places from the pile, as far as it lasts. */
function filled(places: readonly (string | null)[], pile: readonly string[]): (string | null)[] {
  let next = 0
  return places.map((place) => place ?? pile[next++] ?? null)
}

/** Cards on marked slots leave; the others move up, highest first; the deck fills what is left. */
function renewRow(table: Table): { row: Record<string, string | null>; drawn: number } {
  const { state, layout } = table
  const slots = layout.row.toReversed()
  const staying = slots.flatMap((slot) => (layout.expiring.includes(slot) ? [] : (cardOn(table, slot)?.id ?? [])))
  let drawn = 0
  const row: Record<string, string | null> = {}
  for (const slot of slots) row[slot] = staying.shift() ?? state.deck[drawn++] ?? null
  return { row, drawn: Math.min(drawn, state.deck.length) }
}

export function beginRound(table: Table): void {
  const { state, layout } = table
  const round = state.round + 1
  emit(table, { t: 'round-begun', round, grey: state.grey.next, favour: favourOrder(state) })
  if (round === 2 && layout.horde === 'round-2') nextHorde(table)
}
