// Decisions other than orders: each possible answer is weighed by what the position would be worth with it.
import type { Command, Spoils } from '../../../rules/xidit/commands.ts'
import type { Question, QuestionOf, SpoilsOptions } from '../../../rules/xidit/questions.ts'
import type { View } from '../../../rules/xidit/view.types.ts'
import {
  type Assessment,
  type City,
  type Placement,
  type RegionId,
  UNIT_KINDS,
  type Units,
} from '../../../rules/xidit/vocabulary.ts'
import { known, titansOf, unitsOfRivals } from './imagine.ts'
import type { Land } from './land.ts'
import { many } from './packed.ts'
import { Reckoning } from './reckoning.ts'
import type { World } from './world.ts'

export function decide(view: View, land: Land, question: Exclude<Question, { t: 'orders' }>): Command {
  const { seat } = question
  const now = known(view, land, seat)
  const left = land.years - view.year
  const reckoningWith = (dummy: View['dummy']) =>
    new Reckoning(view, land, seat, titansOf(view), { own: left, rivals: left + 0.5 }, now, dummy)
  const reckoning = reckoningWith(view.dummy)
  const spoilsOf = (options: SpoilsOptions, city: City): Spoils => {
    const { rewards, choose, bards, dummy } = options
    const gain = new Map(rewards.map(({ reward, amount }) => [reward, reckoning.single(now, city, reward, amount)]))
    const take = rewards
      .map(({ reward }) => reward)
      .sort((a, b) => gain.get(b)! - gain.get(a)!)
      .slice(0, choose)
    return {
      take,
      ...(take.includes('bards') && bards && { bards: place(reckoning, now, land, bards.count, bards.regions) }),
      ...(dummy.length > 0 && { dummy: bestTrack(view, dummy, (tracks) => reckoningWith(tracks).value(now)) }),
    }
  }
  const { t } = question
  switch (t) {
    case 'start':
      return { t, city: best(question.cities, (city) => standingIn(now, seat, city, reckoning)) }
    case 'spoils':
      return { t, year: question.year, slot: question.slot, ...spoilsOf(question, question.city) }
    case 'titan': {
      const { year, slot, city, titans } = question
      const size = view.titans[reckoning.titan(now, city)]?.size
      const titan = titans.find((raging) => raging.size === size && raging.affordable)
      if (!titan) return { t, year, slot, beat: null }
      return { t, year, slot, beat: titan.size, units: weakestUnits(question, titan.size), ...spoilsOf(titan, city) }
    }
    case 'census':
      return { t, year: question.year, show: enough(question.most, unitsOfRivals(now, land, seat)) }
    case 'census-bards': {
      const { year, kind, count, regions } = question
      return { t, year, kind, bards: place(reckoning, now, land, count, regions) }
    }
    case 'census-story': {
      const heights = new Map(view.guilds.map(({ city, height }) => [city, height]))
      return { t, year: question.year, city: best(question.cities, (city) => heights.get(city) ?? 0) }
    }
  }
}

function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0] as T
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = worth(option)
    if (value > most) {
      most = value
      found = option
    }
  }
  return found
}

function standingIn(world: World, seat: number, city: City, reckoning: Reckoning): number {
  const mark = world.mark()
  world.putHero(seat, city)
  const value = reckoning.value(world)
  world.takeBack(mark)
  return value
}

/** Where a stronger dummy hurts least: it takes part in every assessment until it is out. */
const bestTrack = (view: View, tracks: readonly Assessment[], worth: (dummy: View['dummy']) => number): Assessment =>
  best(tracks, (track) => worth({ ...view.dummy!, [track]: view.dummy![track] + 1 }))

/** Every split of the bards, by what the regions would be worth. */
function place(reckoning: Reckoning, world: World, land: Land, count: number, regions: readonly RegionId[]): Placement {
  const at = regions.map((id) => land.regions.findIndex((region) => region.id === id))
  const worthOf = (placement: Placement) =>
    at.reduce((sum, region, i) => {
      const bards = world.bards(region) + (placement[regions[i]!] ?? 0)
      return sum + reckoning.foresight.regions[region]![bards]!
    }, 0)
  return best(splits(count, regions), worthOf)
}

function splits(count: number, [first, ...others]: readonly RegionId[]): Placement[] {
  if (others.length === 0 || count === 0) return count > 0 ? [{ [first!]: count }] : [{}]
  return Array.from({ length: count + 1 }, (_, here) => here).flatMap((here) =>
    splits(count - here, others).map((rest) => (here > 0 ? { [first!]: here, ...rest } : rest)),
  )
}

function weakestUnits({ hand }: QuestionOf<'titan'>, size: number): Partial<Units> {
  const units: Partial<Units> = {}
  let left = size
  for (const kind of UNIT_KINDS) {
    const paid = Math.min(left, hand[kind])
    if (paid > 0) units[kind] = paid
    left -= paid
  }
  return units
}

/** One more than all rivals together could show is sure to win; what is beyond that need not be seen. */
function enough(hand: Units, rivals: number): Units {
  const show = { ...hand }
  for (const [index, kind] of UNIT_KINDS.entries()) show[kind] = Math.min(hand[kind], many(rivals, index) + 1)
  return show
}
