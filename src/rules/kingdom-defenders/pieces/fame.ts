// Fame won and lost (KD-1.2), and what passive characters make of what happens (KD-6.15).
import type { Seat } from '../../ruleset.ts'
import type { Character } from '../pack/pack.ts'
import { change, characterOn, heldBy, playerOf, type Table } from '../table.ts'
import type { Good, Trigger } from '../vocabulary.ts'

const POPULAR = 5

export function gain(table: Table, seat: Seat, what: Good | 'fame', n: number): void {
  if (n > 0) change(table, { c: 'count', seat, what, n })
}

/** Whoever would lose more loses what they have. */
export function loseFame(table: Table, seat: Seat, most: number): void {
  const n = Math.min(most, playerOf(table, seat).fame)
  if (n > 0) change(table, { c: 'count', seat, what: 'fame', n: -n })
}

export function pay(table: Table, seat: Seat, what: Good, n: number): void {
  if (n > 0) change(table, { c: 'count', seat, what, n: -n })
}

/** The passive character whose effect a seat has: the disc lies there. */
export function passiveOf(table: Table, seat: Seat): Character | undefined {
  for (const space of heldBy(table, seat)) {
    const character = space.area === 'A' ? characterOn(table, space) : undefined
    if (character?.passive) return character
  }
  return undefined
}

export const hasShield = (table: Table, seat: Seat): boolean =>
  passiveOf(table, seat)?.effects.some(({ op }) => op === 'shield') ?? false

/** At each trigger the owner takes the gains. */
export function trigger(table: Table, seat: Seat, name: Trigger): void {
  for (const effect of passiveOf(table, seat)?.effects ?? []) {
    if (effect.op !== 'on' || !effect.triggers.includes(name)) continue
    for (const { res, n } of effect.do)
      if (res !== 'weaponOrSpell') change(table, { c: 'count', seat, what: res, n, on: true })
  }
  const { roundHerald, feats } = playerOf(table, seat)
  if (roundHerald >= POPULAR && !feats.includes('popular')) change(table, { c: 'feat', seat, feat: 'popular' })
}
