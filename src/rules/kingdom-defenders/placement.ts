// Placement (KD-5): whether a space may be occupied, and if not, why.
import type { Seat } from '../ruleset.ts'
import type { EventOf } from './events.ts'
import type { Requirement, Space } from './pack/pack.ts'
import { cardOn, characterOn, emit, heldBy, isThere, occupantOf, playerOf, type Table } from './table.ts'

/** Why a space is closed to a player, with the rule that says so. */
export const CLOSED = {
  occupied: 'KD-5.2',
  'nothing-there': 'KD-5.2',
  'lacking-discs': 'KD-5.2',
  'lacking-coins': 'KD-5.2',
  'lacking-fame': 'KD-5.2',
  'one-a-round': 'KD-5.3',
  'beyond-the-wall': 'KD-5.4',
  'no-horde': 'KD-5.5',
} as const
export type Closed = keyof typeof CLOSED

/** Discs, coins and Fame (KD-1.6); undefined where nothing lies that could be visited. */
export function requirementOf(table: Table, space: Space): Requirement | undefined {
  switch (space.area) {
    case 'A': {
      const character = characterOn(table, space)
      return character && (space.req ?? character.req)
    }
    case 'B2':
      return isThere(table, space.building!) ? space.req! : undefined
    case 'B3': {
      const card = cardOn(table, space.slot!)
      return card && { discs: card.discs, coins: 0, fame: 0 }
    }
    default:
      return space.req!
  }
}

/** Undefined where the space is legal. It must be one that is open to this number of players. */
export function whyClosed(table: Table, seat: Seat, space: Space): Closed | undefined {
  const { state } = table
  if (occupantOf(table, space)) return 'occupied'
  const req = requirementOf(table, space)
  if (!req) return 'nothing-there'
  const { hero, coin, fame } = playerOf(table, seat)
  if (hero < req.discs) return 'lacking-discs'
  if (coin < req.coins) return 'lacking-coins'
  if (fame < req.fame) return 'lacking-fame'
  if (space.area === 'C' && state.horde === null) return 'no-horde'
  for (const other of heldBy(table, seat)) {
    if (space.zone === 'city' && other.zone === 'kingdom') return 'beyond-the-wall'
    if (space.group !== null && other.group === space.group) return 'one-a-round'
  }
  return undefined
}

export const isLegal = (table: Table, seat: Seat, space: Space): boolean => whyClosed(table, seat, space) === undefined

export function hasLegalSpace(table: Table, seat: Seat): boolean {
  if (playerOf(table, seat).hero === 0) return false // every space takes a disc (KD-17.5)
  const isOpen = (space: Space) => isLegal(table, seat, space)
  return table.layout.roads.some(isOpen) || table.layout.spaces.some(isOpen) // roads are closed most seldom
}

/** KD-5.6: met at once, nothing is refunded. */
export function occupy(table: Table, seat: Seat, space: Space, used?: number): void {
  const { round } = table.state
  const { discs, coins, fame } = requirementOf(table, space)!
  const event: EventOf<'placed'> = { t: 'placed', round, seat, space: space.id, discs, coins, fame }
  if (used !== undefined) event.used = used
  emit(table, event)
}
