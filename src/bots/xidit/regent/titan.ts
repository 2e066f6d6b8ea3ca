// Whether a titan is fought, which one and with whom. All orders of the year are open by now: each choice is
// followed to the end of the year.
import type { CommandOf } from '../../../rules/xidit/commands.ts'
import type { QuestionOf } from '../../../rules/xidit/questions.ts'
import type { View } from '../../../rules/xidit/view.types.ts'
import { ORDERS, UNIT_KINDS, type Units } from '../../../rules/xidit/vocabulary.ts'
import type { Luck } from '../../bot.ts'
import { beatTitan, type Scene } from './carry-out.ts'
import { dealHands, dealLines, known, titansOf } from './imagine.ts'
import type { Land } from './land.ts'
import { KINDS, many, one, type Packed } from './packed.ts'
import { runYear } from './search.ts'
import { chooseSpoils, reckonMidYear } from './spoils.ts'

const DEALS = 2

export function chooseTitan(view: View, question: QuestionOf<'titan'>, land: Land, luck: Luck): CommandOf<'titan'> {
  const { seat, year, slot, city, titans } = question
  const now = known(view, land, seat)
  const reckoning = reckonMidYear(view, land, seat, now)
  const tops = titansOf(view)
  const deals = Array.from({ length: DEALS }, () => {
    const world = now.copy(land)
    dealHands(world, land, seat, luck)
    const scene: Scene = { land, lines: dealLines(view, land, luck), titans: tops, planner: reckoning }
    return { world, scene }
  })
  const programs = view.lords.map(({ orders }) => (orders ?? []).map((order) => ORDERS.indexOf(order)))
  const company = { playOrder: view.playOrder, programs }

  /** The value at the end of the year, when `units` are paid for the titan with this index; -1 is none. */
  const after = (index: number, units: Packed): number => {
    let sum = 0
    for (const { world, scene } of deals) {
      const mark = world.mark()
      if (index >= 0) beatTitan(world, scene, seat, index, units)
      runYear(world, scene, company, slot - 1, view.playOrder.indexOf(seat) + 1)
      sum += reckoning.value(world)
      world.takeBack(mark)
    }
    return sum
  }
  let best = { options: titans[0]!, units: 0, value: after(-1, 0) }
  for (const options of titans) {
    if (!options.affordable) continue
    const index = tops.findIndex(({ size }) => size === options.size)
    for (const units of payments(now.hand(seat), options.size)) {
      const value = after(index, units)
      if (value > best.value) best = { options, units, value }
    }
  }
  if (best.units === 0) return { t: 'titan', year, slot, beat: null }
  const spoils = chooseSpoils(view, land, seat, city, best.options)
  return { t: 'titan', year, slot, beat: best.options.size, units: named(best.units), ...spoils }
}

/** Every way to pay so many units. */
function payments(hand: Packed, size: number, kind = 0): Packed[] {
  if (size === 0) return [0]
  if (kind === KINDS) return []
  const ways: Packed[] = []
  for (let paid = 0; paid <= Math.min(size, many(hand, kind)); paid++)
    for (const rest of payments(hand, size - paid, kind + 1)) ways.push(paid * one(kind) + rest)
  return ways
}

function named(units: Packed): Partial<Units> {
  const paid: Partial<Units> = {}
  for (const [kind, name] of UNIT_KINDS.entries()) if (many(units, kind) > 0) paid[name] = many(units, kind)
  return paid
}
