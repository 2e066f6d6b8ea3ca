// What a lord's hand and place at the end of a year promise for the years after it. The figures were found by letting
// regents play against each other.
import { PRIZES } from '../../../rules/xidit/census-prizes.ts'
import { UNIT_KINDS } from '../../../rules/xidit/vocabulary.ts'
import type { Land } from './land.ts'
import { likelihood } from './odds.ts'
import { lacking, many, type Packed } from './packed.ts'
import type { World } from './world.ts'

/** What there is to win, in the measure of the lord who plans. */
export interface Prizes {
  /** For beating a threat: in each city, and as a rule. */
  readonly byCity: Float64Array
  readonly usual: number
  /** What so many units of a kind are worth, by kind; see `handWorths`. */
  readonly hand: readonly Float64Array[]
}

/** By kind: a unit's part in a usual threat. */
const UNITS = [0.21, 0.27, 0.32, 0.37, 0.43]
/** How much so many of one kind count. */
const REPEATS = [0, 1, 2, 2.9, 3.7, 4.4, 5]
/** How much of a hand can still be used, by years left. */
const USABLE = [0, 0.4, 0.6, 0.8, 1]
/** A threat by the units lacking for it, and a tile by the roads to it. */
const READY = [0.25, 0.12, 0.05]
const NEAR = [1, 0.95, 0.85, 0.7, 0.5, 0.3]
/** A lord can seldom beat all that is near. */
const SECOND_BEST = 0.5
const THIRD_BEST = 0.25
/** A recruitment tile close by. */
const MUSTER = 0.035

/** More units of a kind than there are. */
const MOST_UNITS = 20
const CENSUS_WEIGHT = 0.5

export function promise(world: World, land: Land, seat: number, prizes: Prizes): number {
  const hand = world.hand(seat)
  return worthOfHand(hand, prizes.hand) + boardPromise(world, land, hand, land.far[world.city(seat)]!, prizes)
}

export function worthOfHand(hand: Packed, worths: readonly Float64Array[]): number {
  let worth = 0
  for (let kind = 0; kind < worths.length; kind++) worth += worths[kind]![many(hand, kind)]!
  return worth
}

/** What so much of a census prize is worth to somebody. */
export type PrizeWorth = (what: 'gold' | 'bards' | 'story', amount: number) => number

/** The next census: years until then, -1 when there is none; and the most that any rival has of each kind now. */
export interface NextCensus {
  readonly years: number
  readonly rivals: readonly number[]
  readonly worth: PrizeWorth
}

/** Units are worth something as part of a threat's price, and in a census: the sooner it is, the surer a lead lasts. */
export function handWorths(usual: number, yearsLeft: number, census: NextCensus): Float64Array[] {
  const usable = USABLE[Math.min(yearsLeft, USABLE.length - 1)]! * usual
  const spread = Math.sqrt(0.5 + 0.8 * census.years)
  return UNIT_KINDS.map((name, kind) => {
    const { what, ...prize } = PRIZES[name]
    const alone = census.years < 0 ? 0 : CENSUS_WEIGHT * census.worth(what, prize.alone)
    const tied = census.years < 0 ? 0 : CENSUS_WEIGHT * census.worth(what, prize.tied)
    return Float64Array.from({ length: MOST_UNITS }, (_, count) => {
      const price = UNITS[kind]! * REPEATS[Math.min(count, REPEATS.length - 1)]! * usable
      if (census.years < 0) return price
      const above = likelihood((count - census.rivals[kind]! - 0.5) / spread)
      const atLeast = likelihood((count - census.rivals[kind]! + 0.5) / spread)
      return price + above * alone + (atLeast - above) * tied
    })
  })
}

function boardPromise(world: World, land: Land, hand: Packed, far: Int32Array, { byCity, usual }: Prizes): number {
  let first = 0
  let second = 0
  let third = 0
  let muster = 0
  for (let city = 1; city < far.length; city++) {
    const tile = world.tile(city)
    const roads = far[city]!
    if (tile === 0 || roads >= NEAR.length) continue
    if (tile > 0) {
      muster += NEAR[roads]!
      continue
    }
    const lacks = lacking(hand, land.needs[city]!)
    if (lacks >= READY.length) continue
    const worth = byCity[city]! * READY[lacks]! * NEAR[roads]!
    if (worth > first) {
      third = second
      second = first
      first = worth
    } else if (worth > second) {
      third = second
      second = worth
    } else if (worth > third) third = worth
  }
  return first + SECOND_BEST * second + THIRD_BEST * third + MUSTER * muster * usual
}
