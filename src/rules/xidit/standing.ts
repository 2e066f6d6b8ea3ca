// Standing instructions: how a lord who is not there decides. The instruction in force when the decision comes up
// counts. Where there is only one answer nobody is asked.
import type { Command, Ranking, Spoils, Standing } from './commands.ts'
import type { Decider } from './decider.ts'
import type { Pack } from './pack/pack.ts'
import type { BardsOptions, Question, QuestionOf, SpoilsOptions, TitanOptions } from './questions.ts'
import { PAY_DEFAULT, STANDING_DEFAULTS } from './standing-facts.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import {
  type Assessment,
  type City,
  copyUnits,
  countUnits,
  noUnits,
  ORDERS_A_YEAR,
  type Order,
  type Placement,
  type RegionId,
  type Reward,
  ROADS,
  UNIT_KINDS,
  type UnitKind,
  type Units,
} from './vocabulary.ts'

/** What to do where an instruction says `ask`: stop for the lord, or take the default. */
type WhenAsked = 'stop' | 'default'

/** Decides by the instructions and stops for a lord who wants to be asked. */
export const byStanding = ((table: Table, question: Question) => decide(table, question, 'stop')) as Decider

/** Decides for a lord who was asked and stayed silent: by the instructions, and where they say `ask`, by the defaults. */
export const bySilence = ((table: Table, question: Question) => decide(table, question, 'default')) as Decider

function decide(table: Table, question: Question, whenAsked: WhenAsked): Command | undefined {
  const standing = table.state.lords[question.seat]?.standing ?? {}
  switch (question.t) {
    case 'start':
      return chooseStart(table, question, standing, whenAsked)
    case 'orders':
      // orders have no default; who is silent waits, unless somebody else plays for them.
      return whenAsked === 'stop' ? undefined : { t: 'orders', year: question.year, orders: waits() }
    case 'spoils': {
      const spoils = chooseSpoils(table, question.city, question, standing, whenAsked)
      return spoils && { t: 'spoils', year: question.year, slot: question.slot, ...spoils }
    }
    case 'titan':
      return chooseTitan(table, question, standing, whenAsked)
    case 'census': {
      const wish = heed(standing.census, whenAsked)
      if (countUnits(question.most) === 0) return { t: 'census', year: question.year, show: noUnits() }
      if (wish === 'ask') return undefined
      return { t: 'census', year: question.year, show: show(question.most, wish ?? STANDING_DEFAULTS.census) }
    }
    case 'census-bards': {
      const bards = placeBards(table, question, standing, whenAsked)
      return bards && { t: 'census-bards', year: question.year, kind: question.kind, bards }
    }
    case 'census-story': {
      const city = chooseGuild(table.state, question.cities, standing, whenAsked)
      return city === undefined ? undefined : { t: 'census-story', year: question.year, city }
    }
  }
}

const heed = <T>(instruction: T | 'ask' | undefined, whenAsked: WhenAsked): T | 'ask' | undefined =>
  instruction === 'ask' && whenAsked === 'default' ? undefined : instruction

const waits = (): Order[] => Array.from({ length: ORDERS_A_YEAR }, () => 'wait')

/** A lord without a list is asked: nobody's first city is taken for granted. */
function chooseStart(
  table: Table,
  { cities }: QuestionOf<'start'>,
  { start = STANDING_DEFAULTS.start }: Standing,
  whenAsked: WhenAsked,
): Command | undefined {
  const wish = heed(start, whenAsked)
  if (wish === 'ask') return undefined
  const city = wish?.find((wished) => cities.includes(wished)) ?? busiestCity(table.pack, table.state, cities)
  return { t: 'start', city }
}

/** together: asked as one where any of them says so and there is something to choose. */
function chooseSpoils(
  table: Table,
  city: City,
  options: SpoilsOptions,
  standing: Standing,
  whenAsked: WhenAsked,
): Spoils | undefined {
  const possible = options.rewards.map(({ reward }) => reward)
  const wish = heed(standing.rewardsIn?.[city] ?? standing.rewards, whenAsked)
  if (wish === 'ask' && possible.length > options.choose) return undefined
  const ranking = wish === 'ask' || !wish ? rewardsAsAssessed(table.state) : wish
  const take = ranking.filter((reward) => possible.includes(reward)).slice(0, options.choose)

  const bards = take.includes('bards') ? placeBards(table, options.bards!, standing, whenAsked) : null
  if (bards === undefined) return undefined

  const track = options.dummy.length > 0 ? (heed(standing.dummy, whenAsked) ?? lastAssessed(table.state)) : null
  if (track === 'ask') return undefined
  return { take, ...(bards && { bards }), ...(track && { dummy: track }) }
}

/** Wealth = gold, influence = stories, reputation = bards, in the order of the assessments. */
export function rewardsAsAssessed(state: State): Ranking {
  const rewardOf: Record<Assessment, Reward> = { wealth: 'gold', influence: 'stories', reputation: 'bards' }
  return state.assessments.map((kind) => rewardOf[kind]) as Ranking
}

export const lastAssessed = (state: State): Assessment => state.assessments.at(-1)!

/** X-14.2: regions in order, each up to its most; what is then left goes to the first of them. */
function placeBards(
  table: Table,
  { count, regions }: BardsOptions,
  standing: Standing,
  whenAsked: WhenAsked,
): Placement | undefined {
  if (regions.length === 1) return { [regions[0]!]: count }
  const wish = heed(standing.bards, whenAsked)
  if (wish === 'ask') return undefined
  const near = (wish ?? []).filter(({ region }) => regions.includes(region))
  const first = near[0]?.region ?? worthiest(table, regions)
  const bards: Placement = {}
  let left = count
  for (const { region, most = count } of near) {
    const here = Math.min(left, most)
    if (here > 0) bards[region] = here
    left -= here
  }
  if (left > 0) bards[first] = (bards[first] ?? 0) + left
  return bards
}

/** The region with the highest `first`, among equals the first in the board file. */
function worthiest({ layout }: Table, regions: readonly RegionId[]): RegionId {
  let best = { id: '', first: -1 }
  for (const region of layout.regions) if (regions.includes(region.id) && region.first > best.first) best = region
  return best.id
}

/** the first of the sizes that is raging and can be paid, or none. */
function chooseTitan(
  table: Table,
  { year, slot, city, hand, titans }: QuestionOf<'titan'>,
  standing: Standing,
  whenAsked: WhenAsked,
): Command | undefined {
  const wish = heed(standing.titan, whenAsked) ?? STANDING_DEFAULTS.titan
  if (wish === 'ask') return undefined
  const chosen = wish === 'decline' ? undefined : firstAffordable(titans, wish.sizes)
  if (wish === 'decline' || !chosen) return { t: 'titan', year, slot, beat: null }
  const spoils = chooseSpoils(table, city, chosen, standing, whenAsked)
  const units = pay(hand, chosen.size, wish.pay ?? PAY_DEFAULT)
  return spoils && { t: 'titan', year, slot, beat: chosen.size, units, ...spoils }
}

const firstAffordable = (titans: TitanOptions[], sizes: readonly number[]): TitanOptions | undefined =>
  sizes.map((size) => titans.find((titan) => titan.size === size && titan.affordable)).find((titan) => titan)

/** Kind by kind in this order. */
function pay(hand: Units, size: number, order: readonly UnitKind[]): Partial<Units> {
  const units: Partial<Units> = {}
  let left = size
  for (const kind of order) {
    const paid = Math.min(left, hand[kind])
    if (paid > 0) units[kind] = paid
    left -= paid
  }
  return units
}

/** */
function show(hand: Units, wish: 'all' | 'none' | Units): Units {
  if (wish === 'none') return noUnits()
  const shown = copyUnits(hand)
  if (wish !== 'all') for (const kind of UNIT_KINDS) shown[kind] = Math.min(hand[kind], wish[kind])
  return shown
}

/** by default the tallest, among equals the lowest city number. */
function chooseGuild(state: State, cities: City[], { story }: Standing, whenAsked: WhenAsked): City | undefined {
  if (cities.length === 1) return cities[0]
  const wish = heed(story, whenAsked)
  if (wish === 'ask') return undefined
  const height = (city: City) => state.guilds[city]?.height ?? 0
  const tallest = cities.reduce((best, city) => (height(city) > height(best) ? city : best))
  return wish?.find((city) => cities.includes(city)) ?? tallest
}

/** The free city with the most tiles at most two roads away, among equals the lowest number. */
function busiestCity(pack: Pack, state: State, free: City[]): City {
  const tiles = (city: City) => [...within(pack, city, 2)].filter((near) => state.tiles[near]).length
  return free.reduce((best, city) => (tiles(city) > tiles(best) ? city : best))
}

function within(pack: Pack, city: City, roads: number): Set<City> {
  const reached = new Set([city])
  for (let i = 0; i < roads; i++)
    for (const from of [...reached])
      for (const road of ROADS) if (pack.roads[from]![road] !== 0) reached.add(pack.roads[from]![road])
  return reached
}
