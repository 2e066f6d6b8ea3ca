// What bards are likely to be worth in the end: majorities are soft while there are years left to change them.
import type { Land } from './land.ts'
import { likelihood } from './odds.ts'

/** By region: the worth to the lord of having 0, 1, 2 ... bards there. Rivals lose by it too, which counts in. */
export type RegionWorth = readonly Float64Array[]

export interface Reputations {
  readonly worth: RegionWorth
  /** Of each rival, as things stand. */
  readonly rivals: number[]
}

const MOST_BARDS = 24
/** How much a lord's bards in a region may well change in a year, as a variance. */
const UNREST = 0.5
/** New bards of a lord in a region and year. */
const NEWCOMERS = 0.3
/** Where nothing changes any more ties are certain: both score `first`. */
const SHARPEST = 0.25

/** `counts[region]` lists the rivals' bards, as far as they can be known; `doubts[region]` how far off these may be. */
export function reputations(
  land: Land,
  mine: readonly number[],
  counts: readonly (readonly number[])[],
  doubts: readonly number[],
  yearsLeft: number,
): Reputations {
  const rivals = counts[0]!.map(() => 0)
  const worth = land.regions.map(({ first, second }, region) => {
    const spread = Math.sqrt(SHARPEST ** 2 + 2 * UNREST * yearsLeft + doubts[region]! ** 2)
    const present = 1 - Math.exp(-NEWCOMERS * yearsLeft)
    const all = [0, ...counts[region]!]
    const score = (lord: number, own: number) => {
      all[0] = own
      return expectedScore(all, lord, first, second, spread, present)
    }
    const now = rivals.map((_, rival) => score(rival + 1, mine[region]!))
    for (let rival = 0; rival < now.length; rival++) rivals[rival]! += now[rival]!
    return Float64Array.from({ length: MOST_BARDS }, (_, own) => {
      let loss = 0
      for (let rival = 0; rival < now.length; rival++) loss += now[rival]! - score(rival + 1, own)
      return score(0, own) + loss / now.length
    })
  })
  return { worth, rivals }
}

/** Most: `first`. Exactly one above: `second`. */
function expectedScore(
  all: readonly number[],
  lord: number,
  first: number,
  second: number,
  spread: number,
  present: number,
): number {
  let none = 1
  let single = 0
  for (let other = 0; other < all.length; other++) {
    if (other === lord) continue
    const above = likelihood((all[other]! - all[lord]! - 0.5) / spread)
    single = single * (1 - above) + none * above
    none *= 1 - above
  }
  return (all[lord]! > 0 ? 1 : present) * (first * none + second * single)
}
