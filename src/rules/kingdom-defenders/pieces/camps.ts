// What is missing to the Horde, and what a player may put into the own camp (KD-1.9, KD-7.2).
import type { Seat } from '../../ruleset.ts'
import { change, playerOf, type Table } from '../table.ts'
import { type Pair, pairOf, RESOURCES, sumOf } from '../vocabulary.ts'
import { gain, trigger } from './fame.ts'

/** By kind; nothing where no Horde is in play. */
export function missing({ pack, state }: Table): Pair {
  if (!state.horde) return pairOf(0, 0)
  let { weapon, spell } = pack.hordes.get(state.horde.id)!.needs
  for (const { camp } of state.seats) {
    weapon -= camp.weapon
    spell -= camp.spell
  }
  return pairOf(Math.max(0, weapon), Math.max(0, spell))
}

export const campRoom = (table: Table, seat: Seat): number => table.layout.campLimit - sumOf(playerOf(table, seat).camp)

/** Everything that may be given, from `least` to `most` resources together. */
export function gifts(table: Table, seat: Seat, least: number, most: number): Pair[] {
  const player = playerOf(table, seat)
  const lacking = missing(table)
  const room = Math.min(most, campRoom(table, seat))
  const pairs: Pair[] = []
  for (let weapon = 0; weapon <= Math.min(room, player.weapon, lacking.weapon); weapon++)
    for (let spell = 0; spell <= Math.min(room - weapon, player.spell, lacking.spell); spell++)
      if (weapon + spell >= least) pairs.push(pairOf(weapon, spell))
  return pairs
}

/** For each 1 Fame, at once. */
export function contribute(table: Table, seat: Seat, give: Pair): void {
  for (const good of RESOURCES)
    for (let n = 0; n < give[good]; n++) {
      change(table, { c: 'contributed', seat, good })
      gain(table, seat, 'fame', 1)
      trigger(table, seat, 'contribution')
    }
}
