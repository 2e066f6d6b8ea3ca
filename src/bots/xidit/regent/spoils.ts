// Which rewards, where the bards go, and which of the dummy's tracks rises.
import type { Spoils } from '../../../rules/xidit/commands.ts'
import type { BardsOptions, SpoilsOptions } from '../../../rules/xidit/questions.ts'
import type { View } from '../../../rules/xidit/view.types.ts'
import { type Assessment, type City, ORDERS_A_YEAR, type Placement } from '../../../rules/xidit/vocabulary.ts'
import { bestSplit } from './bards.ts'
import { known, titansOf } from './imagine.ts'
import type { Land } from './land.ts'
import { Reckoning } from './reckoning.ts'
import type { World } from './world.ts'

export function chooseSpoils(view: View, land: Land, seat: number, city: City, options: SpoilsOptions): Spoils {
  const now = known(view, land, seat)
  const reckoning = reckonMidYear(view, land, seat, now)
  const gains = options.rewards.map(({ reward, amount }) => ({
    reward,
    amount,
    gain: reckoning.gain(now, city, reward, amount),
  }))
  const taken = gains.sort((a, b) => b.gain - a.gain).slice(0, options.choose)
  const take = taken.map(({ reward }) => reward)
  const bards = take.includes('bards') && options.bards ? placeBards(reckoning, land, now, options.bards) : undefined
  const amountOf = (wanted: string) => taken.find(({ reward }) => reward === wanted)?.amount ?? 0
  now.gold += amountOf('gold')
  now.stories += amountOf('stories')
  if (bards) for (const [at, { id }] of land.regions.entries()) now.addBards(at, bards[id] ?? 0)
  return {
    take,
    ...(bards && { bards }),
    ...(options.dummy.length > 0 && { dummy: chooseTrack(view, land, seat, now, options.dummy) }),
  }
}

/** The best split over these regions. */
export function placeBards(reckoning: Reckoning, land: Land, now: World, { count, regions }: BardsOptions): Placement {
  const near = regions.map((id) => land.regions.findIndex((region) => region.id === id))
  const counts = bestSplit(now, reckoning.regions, near, count)
  const bards: Placement = {}
  for (const [i, region] of regions.entries()) if (counts[i]! > 0) bards[region] = counts[i]!
  return bards
}

/** The track whose rise leaves the lord the best chances: a dummy that stays in may stay in someone's place. */
function chooseTrack(view: View, land: Land, seat: number, now: World, tracks: readonly Assessment[]): Assessment {
  const chance = (track: Assessment) => {
    const dummy = view.dummy && { ...view.dummy, [track]: view.dummy[track] + 1 }
    return reckonMidYear(view, land, seat, now, dummy).standing(now)
  }
  const chances = tracks.map(chance)
  return tracks[chances.indexOf(Math.max(...chances))]!
}

/** While the year runs; outside of it, when the year is over. */
export function reckonMidYear(view: View, land: Land, seat: number, now: World, dummy = view.dummy): Reckoning {
  const rest = view.slot === null ? 0 : (ORDERS_A_YEAR - view.slot) / ORDERS_A_YEAR
  const left = land.years - view.year + rest
  return new Reckoning(view, land, seat, titansOf(view), { own: left, rivals: left }, now, dummy)
}
