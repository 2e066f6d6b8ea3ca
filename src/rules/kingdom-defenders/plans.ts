// A turn of placement by plan (KD-15.3), and the refs it is written in.
import type { Seat } from '../ruleset.ts'
import { largestWagon, stewardsSpace } from './automatic.ts'
import type { Plan } from './commands.ts'
import type { Decision } from './decider.ts'
import type { Pack, Space } from './pack/pack.ts'
import { isLegal, requirementOf } from './placement.ts'
import { cardOn, characterOn, playerOf, type Table } from './table.ts'

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
  const legal = spacesNamed(table, ref).filter((space) => isLegal(table, seat, space))
  const cost = (space: Space) => requirementOf(table, space)!
  const [best] = legal.sort(
    (a, b) => cost(a).coins - cost(b).coins || cost(a).discs - cost(b).discs || a.order - b.order,
  )
  return best
}

/** Every space a ref may mean, legal or not. */
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
  const place = (space: string | null, used: number): Decision<'place'> => ({
    answer: { t: 'place', round: table.state.round, space },
    used,
  })
  for (const [at, wish] of wishes.entries()) {
    if (at < planUsed) continue
    for (const ref of wish) {
      if (ref === 'pass') return place(null, at + 1)
      if (ref === 'ask') return { ask: true, used: at + 1 }
      const space = spaceFor(table, seat, ref)
      if (space) return place(space.id, at + 1)
    }
  }
  if (then === 'ask') return { ask: true, used: wishes.length }
  return place(then === 'steward' ? stewardsSpace(table, seat) : null, wishes.length)
}
