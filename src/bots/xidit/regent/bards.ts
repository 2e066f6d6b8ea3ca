// Where bards do most: in points, by the worth of having so many in a region.
import type { RegionWorth } from './regions.ts'
import type { World } from './world.ts'

/** Looked up millions of times: all in one region, or each in turn where it helps most, whichever is better. */
export function bestGain(world: World, worth: RegionWorth, near: readonly number[], count: number): number {
  const mark = world.mark()
  const gain = placeWell(world, worth, near, count)
  world.takeBack(mark)
  return gain
}

/** Places them, and tells what is gained. */
export function placeWell(world: World, worth: RegionWorth, near: readonly number[], count: number): number {
  let best = near[0]!
  let together = Number.NEGATIVE_INFINITY
  for (let i = 0; i < near.length; i++) {
    const gain = gainOf(world, worth, near[i]!, count)
    if (gain <= together) continue
    together = gain
    best = near[i]!
  }
  const mark = world.mark()
  let apart = 0
  for (let bard = 0; bard < count; bard++) {
    let where = best
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < near.length; i++) {
      const gain = gainOf(world, worth, near[i]!, 1)
      if (gain <= most) continue
      most = gain
      where = near[i]!
    }
    apart += most
    world.addBards(where, 1)
  }
  if (apart >= together) return apart
  world.takeBack(mark)
  world.addBards(best, count)
  return together
}

/** The best of all ways to split them, as a count for each of the regions. */
export function bestSplit(world: World, worth: RegionWorth, near: readonly number[], count: number): number[] {
  let best: number[] = []
  let most = Number.NEGATIVE_INFINITY
  const split = (counts: number[], left: number, gain: number) => {
    const region = near[counts.length]!
    if (counts.length === near.length - 1) {
      const all = gain + gainOf(world, worth, region, left)
      if (all > most) {
        most = all
        best = [...counts, left]
      }
      return
    }
    for (let here = 0; here <= left; here++)
      split([...counts, here], left - here, gain + gainOf(world, worth, region, here))
  }
  split([], count, 0)
  return best
}

const gainOf = (world: World, worth: RegionWorth, region: number, count: number): number => {
  const now = world.bards(region)
  return worth[region]![now + count]! - worth[region]![now]!
}
