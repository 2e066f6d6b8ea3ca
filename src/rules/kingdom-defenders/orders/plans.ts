// A turn of placement by plan (KD-15.3), and the refs it is written in.
import type { Seat } from '../../ruleset.ts'
import type { Plan } from '../commands.ts'
import type { Decision } from '../decider.ts'
import type { Pack, Space } from '../pack/pack.ts'
import { isLegal, requirementOf } from '../placement.ts'
import { cardOn, characterOn, playerOf, type Table } from '../table.ts'
import { largestWagon, stewardsSpace } from './automatic.ts'

/** Silence in the window. */
export const SILENT_PLAN: Plan = { wishes: [], then: 'steward' }

/** Areas that stand for the best of their spaces. */
const AREA_REFS = ['B1', 'C', 'D']
/** What a wish may be besides a ref. */
export const WISH_WORDS = ['pass', 'ask']

/** Whether a pack knows this ref: a space, a building, a character, a card or an area. */
export const isRef = (pack: Pack, ref: unknown): ref is string =>
  typeof ref === 'string' &&
  (AREA_REFS.includes(ref) ||
    [pack.spaces, pack.buildings, pack.characters, pack.adventures].some((known) => known.has(ref)))

/** The legal space a ref stands for now, if any. */
export function spaceFor(table: Table, seat: Seat, ref: string): Space | undefined {
  const { layout } = table
  if (ref === 'C') return largestWagon(table, seat)
  if (ref === 'D') return layout.gates.find((space) => isLegal(table, seat, space))
  let best: Space | undefined
  for (const space of spacesNamed(table, ref))
    if (isLegal(table, seat, space) && (!best || isCheaper(table, space, best))) best = space
  return best
}

/** Fewer coins, then fewer discs; of equals the first in the pack stays. */
function isCheaper(table: Table, space: Space, than: Space): boolean {
  const [cost, other] = [requirementOf(table, space)!, requirementOf(table, than)!]
  return cost.coins < other.coins || (cost.coins === other.coins && cost.discs < other.discs)
}

/** Every space a ref may mean, legal or not, in pack order. */
export function spacesNamed(table: Table, ref: string): readonly Space[] {
  const { layout, pack } = table
  const always = layout.named.get(ref)
  if (always) return always
  if (pack.adventures.has(ref)) return layout.roads.filter(({ slot }) => cardOn(table, slot!)?.id === ref)
  return layout.council.filter((space) => characterOn(table, space)?.id === ref)
}

export function turnByPlan(table: Table, seat: Seat): Decision<'place'> {
  const { plan, planUsed } = playerOf(table, seat)
  const { wishes, then } = plan ?? SILENT_PLAN
  for (let at = planUsed; at < wishes.length; at++)
    for (const ref of wishes[at]!) {
      if (ref === 'pass') return place(table, null, at + 1)
      if (ref === 'ask') return { ask: true, used: at + 1 }
      const space = spaceFor(table, seat, ref)
      if (space) return place(table, space.id, at + 1)
    }
  if (then === 'ask') return { ask: true, used: wishes.length }
  return place(table, then === 'steward' ? stewardsSpace(table, seat) : null, wishes.length)
}

const place = ({ state }: Table, space: string | null, used: number): Decision<'place'> => ({
  answer: { t: 'place', round: state.round, space },
  used,
})
