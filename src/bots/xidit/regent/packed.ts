// Units as one number, six bits a kind, weakest first: a hand is copied, compared and paid in one step. A field holds up
// to 31, more than there are units of any kind; its sixth bit stays free, so that a comparison cannot borrow.
import { UNIT_KINDS, type Units } from '../../../rules/xidit/vocabulary.ts'

export type Packed = number

export const KINDS = UNIT_KINDS.length
const BITS = 6
const FIELD = 31
const GUARDS = 0x20820820

export const one = (kind: number): Packed => 1 << (BITS * kind)

export const many = (units: Packed, kind: number): number => (units >> (BITS * kind)) & FIELD

export function pack(units: Partial<Units>): Packed {
  let packed = 0
  for (let kind = 0; kind < KINDS; kind++) packed += (units[UNIT_KINDS[kind]!] ?? 0) << (BITS * kind)
  return packed
}

export const holdsAll = (hand: Packed, asked: Packed): boolean => (((hand | GUARDS) - asked) & GUARDS) === GUARDS

/** The weakest kind there is at least one of; there must be some. */
export const weakest = (units: Packed): number => Math.floor((31 - Math.clz32(units & -units)) / BITS)

export const total = (units: Packed): number =>
  (units & FIELD) + ((units >> 6) & FIELD) + ((units >> 12) & FIELD) + ((units >> 18) & FIELD) + ((units >> 24) & FIELD)

/** How many of the asked units the hand lacks. */
export function lacking(hand: Packed, asked: Packed): number {
  let lacks = 0
  // Kinds whose guard bit the comparison has used up.
  let short = GUARDS & ~((hand | GUARDS) - asked)
  for (; short !== 0; short &= short - 1) {
    const shift = 26 - Math.clz32(short & -short)
    lacks += ((asked >> shift) & FIELD) - ((hand >> shift) & FIELD)
  }
  return lacks
}

/** Of each kind the smaller number. */
export function both(a: Packed, b: Packed): Packed {
  let common = 0
  for (let kind = 0; kind < KINDS; kind++) common += Math.min(many(a, kind), many(b, kind)) << (BITS * kind)
  return common
}

/** `count` of the units, the weakest first; there must be as many. */
export function weakestOf(units: Packed, count: number): Packed {
  let taken = 0
  let left = count
  for (let kind = 0; kind < KINDS && left > 0; kind++) {
    const here = Math.min(left, many(units, kind))
    taken += here << (BITS * kind)
    left -= here
  }
  return taken
}
