// What an adventure costs (KD-6.10): level tiles, the split of the either-icons, and a passive discount.
import type { Seat } from '../../ruleset.ts'
import type { Adventure, Pack } from '../pack/pack.ts'
import { playerOf, type Table } from '../table.ts'
import { type Pair, pairOf, type Track } from '../vocabulary.ts'
import { passiveOf } from './fame.ts'
import { isSamePair } from './pair.ts'

/** The highest level tile reached (KD-6.14). */
export function levelTile({ content }: Pack, track: Track, step: number): number {
  const { steps } = content.tracks[track]
  let highest = 0
  for (let at = 0; at <= step; at++)
    for (const effect of steps[at]!.effects ?? [])
      if (effect.op === 'levelTile') highest = Math.max(highest, effect.value)
  return highest
}

interface Discount {
  resources: number
  wounds: number
}

export function discountOf(table: Table, seat: Seat): Discount {
  const total = { resources: 0, wounds: 0 }
  for (const effect of passiveOf(table, seat)?.effects ?? [])
    if (effect.op === 'discount') {
      total.resources += effect.resources
      total.wounds += effect.wounds
    }
  return total
}

/** Every pair that may be paid, owned or not; fewest weapons first. */
export function prices(table: Table, seat: Seat, { cost }: Adventure): Pair[] {
  const { strength, magic } = playerOf(table, seat)
  const tS = levelTile(table.pack, 'strength', strength)
  const tM = levelTile(table.pack, 'magic', magic)
  const { resources } = discountOf(table, seat)
  const found: Pair[] = []
  for (let a = 0; a <= cost.any; a++) {
    const weapons = Math.max(0, cost.weapon + a - tS)
    const spells = Math.max(0, cost.spell + cost.any - a - tM)
    const off = Math.min(resources, weapons + spells)
    for (let w = Math.max(0, off - spells); w <= Math.min(off, weapons); w++) {
      const pair = pairOf(weapons - w, spells - (off - w))
      if (!found.some((other) => isSamePair(other, pair))) found.push(pair)
    }
  }
  return found.sort((a, b) => a.weapon - b.weapon || a.spell - b.spell)
}

export function payable(table: Table, seat: Seat, card: Adventure): Pair[] {
  const { weapon, spell } = playerOf(table, seat)
  return prices(table, seat, card).filter((price) => price.weapon <= weapon && price.spell <= spell)
}

export const woundsDue = (table: Table, seat: Seat, { cost }: Adventure): number =>
  Math.max(0, cost.wound - discountOf(table, seat).wounds)
