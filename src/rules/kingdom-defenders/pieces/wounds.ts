// Wounds and healing, and the disc that marks them (KD-6.12, KD-6.13).
import type { Seat } from '../../ruleset.ts'
import { change, playerOf, spaceOf, spacesOf, type Table } from '../table.ts'
import { loseFame } from './fame.ts'

export const maxWounds = ({ pack }: Table): number => pack.content.constants.maxWounds

export const canSuffer = (table: Table, seat: Seat, n: number): boolean =>
  playerOf(table, seat).wounds + n <= maxWounds(table)

/** Whether the disc for the wound track must come from a space. */
export const needsMarker = (table: Table, seat: Seat, n: number): boolean => {
  const { wounds, hero } = playerOf(table, seat)
  return n > 0 && wounds === 0 && hero === 0
}

/** Spaces that may be given up: any but the one being activated. */
export const markerSpaces = (table: Table, seat: Seat, but?: string): string[] =>
  spacesOf(table, seat).flatMap(({ id }) => (id === but ? [] : [id]))

/** Wounds a player pays; `marker` is the space given up, where it is needed. */
export function suffer(table: Table, seat: Seat, n: number, marker?: string): void {
  if (n === 0) return
  const { wounds } = playerOf(table, seat)
  if (marker !== undefined) giveUp(table, seat, marker)
  change(table, { c: 'wounded', seat, n, ...(wounds === 0 && marker === undefined && { disc: 'hero' }) })
}

/** A wound by attack: the victim says later what is given up, if that is needed. */
export function strike(table: Table, seat: Seat): void {
  const { wounds } = playerOf(table, seat)
  if (wounds === maxWounds(table)) return
  const disc = needsMarker(table, seat, 1) ? 'later' : 'hero'
  change(table, { c: 'wounded', seat, n: 1, ...(wounds === 0 && { disc }) })
}

/** One disc goes to the wound track, another one home; nothing is activated. An adventure given up costs Fame. */
export function giveUp(table: Table, seat: Seat, space: string): void {
  change(table, { c: 'given-up', seat, space, discs: table.state.spaces[space]!.discs })
  if (spaceOf(table, space).area === 'B3') loseFame(table, seat, table.pack.content.constants.failFame)
}

export function heal(table: Table, seat: Seat, most: number): void {
  const { wounds } = playerOf(table, seat)
  const n = Math.min(most, wounds)
  if (n > 0) change(table, { c: 'healed', seat, n, disc: n === wounds })
}
