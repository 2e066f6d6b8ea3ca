// What a lord's hand and place at the end of a year promise for the years after it.
import type { Land } from './land.ts'
import { likelihood } from './odds.ts'
import { KINDS, lacking, many, type Packed } from './packed.ts'
import { WEIGHTS } from './temper.ts'
import { NO_TILE, THREAT, type World } from './world.ts'

/** What there is to win, in the measure of the lord who plans. */
export interface Prizes {
  /** For beating a threat: in each city, and as a rule. */
  readonly byCity: Float64Array
  readonly usual: number
  readonly yearsLeft: number
  /** For the next census, by kind and lead over the rival with the most; see `foreseeCensus`. Null when none is to come. */
  readonly census: readonly Float64Array[] | null
}

export function promise(world: World, land: Land, seat: number, prizes: Prizes): number {
  const hand = world.hand(seat)
  const deeds =
    handPromise(hand, prizes.yearsLeft) * prizes.usual +
    boardPromise(world, land, hand, land.far[world.city(seat)]!, prizes)
  return prizes.census ? deeds + censusPromise(world, land, seat, hand, prizes.census) : deeds
}

/** Leads are between these, either way. */
const WIDEST = 20

/** The sooner the census, the surer it is that who leads in a kind will lead then. */
export function foreseeCensus(alone: readonly number[], tied: readonly number[], years: number): Float64Array[] {
  const spread = Math.sqrt(WEIGHTS.censusNow + WEIGHTS.censusYear * years)
  return alone.map((prize, kind) =>
    Float64Array.from({ length: 2 * WIDEST + 1 }, (_, at) => {
      const above = likelihood((at - WIDEST - 0.5) / spread)
      const atLeast = likelihood((at - WIDEST + 0.5) / spread)
      return WEIGHTS.census * (above * prize + (atLeast - above) * tied[kind]!)
    }),
  )
}

function censusPromise(world: World, land: Land, seat: number, hand: Packed, census: readonly Float64Array[]): number {
  let worth = 0
  for (let kind = 0; kind < KINDS; kind++) {
    let most = 0
    for (let rival = 0; rival < land.players; rival++) {
      if (rival === seat) continue
      const their = many(world.hand(rival), kind)
      if (their > most) most = their
    }
    worth += census[kind]![WIDEST + many(hand, kind) - most]!
  }
  return worth
}

export function handPromise(hand: Packed, yearsLeft: number): number {
  const { units, repeats } = WEIGHTS
  let worth = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const count = many(hand, kind)
    if (count > 0) worth += units[kind]! * repeats[count < repeats.length ? count : repeats.length - 1]!
  }
  return worth * WEIGHTS.yearsLeft[Math.min(yearsLeft, WEIGHTS.yearsLeft.length - 1)]!
}

/** The best three threats within reach: more of them one lord seldom beats in a year. */
function boardPromise(world: World, land: Land, hand: Packed, far: Int32Array, { byCity, usual }: Prizes): number {
  const { near, ready } = WEIGHTS
  const { needs } = land
  let first = 0
  let second = 0
  let third = 0
  let muster = 0
  for (let city = 1; city < far.length; city++) {
    const tile = world.tile(city)
    if (tile === NO_TILE) continue
    const roads = far[city]!
    if (roads >= near.length) continue
    if (tile !== THREAT) {
      muster += near[roads]!
      continue
    }
    const lacks = lacking(hand, needs[city]!)
    if (lacks >= ready.length) continue
    const worth = byCity[city]! * ready[lacks]! * near[roads]!
    if (worth <= third) continue
    if (worth > first) {
      third = second
      second = first
      first = worth
    } else if (worth > second) {
      third = second
      second = worth
    } else third = worth
  }
  return first + WEIGHTS.secondBest * second + WEIGHTS.thirdBest * third + WEIGHTS.muster * muster * usual
}
