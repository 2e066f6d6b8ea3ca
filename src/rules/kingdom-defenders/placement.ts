// Placement (KD-5): whether a space may be occupied, and if not, why.
import type { Seat } from '../ruleset.ts'
import type { Requirement, Space } from './pack/pack.ts'
import { cardOn, characterOn, emit, isThere, playerOf, type Table } from './table.ts'

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
    case 'A':
      return characterOn(table, space) && (space.req ?? characterOn(table, space)!.req)
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

/** What a player may occupy once a round: an area, or a building; adventures are free. */
const group = ({ area, building }: Space): string | null => (area === 'B3' ? null : (building ?? area))

/** Undefined where the space is legal. It must be one that is open to this number of players. */
export function whyClosed(table: Table, seat: Seat, space: Space): Closed | undefined {
  const { state, pack } = table
  if (state.spaces[space.id]) return 'occupied'
  const req = requirementOf(table, space)
  if (!req) return 'nothing-there'
  const { hero, coin, fame } = playerOf(table, seat)
  if (hero < req.discs) return 'lacking-discs'
  if (coin < req.coins) return 'lacking-coins'
  if (fame < req.fame) return 'lacking-fame'
  if (space.area === 'C' && state.horde === null) return 'no-horde'
  const same = group(space)
  for (const id in state.spaces) {
    if (state.spaces[id]!.seat !== seat) continue
    const other = pack.spaces.get(id)!
    if (space.zone === 'city' && other.zone === 'kingdom') return 'beyond-the-wall'
    if (same !== null && group(other) === same) return 'one-a-round'
  }
  return undefined
}

export const isLegal = (table: Table, seat: Seat, space: Space): boolean => whyClosed(table, seat, space) === undefined

export const hasLegalSpace = (table: Table, seat: Seat): boolean =>
  table.layout.spaces.some((space) => isLegal(table, seat, space))

/** KD-5.6: met at once, nothing is refunded. */
export function occupy(table: Table, seat: Seat, space: Space, used?: number): void {
  const { round } = table.state
  const { discs, coins, fame } = requirementOf(table, space)!
  emit(table, {
    ...{ t: 'placed', round, seat, space: space.id, discs, coins, fame },
    ...(used !== undefined && { used }),
  })
}
