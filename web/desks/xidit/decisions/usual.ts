// What would be done for somebody who is asked and says nothing: filled in beforehand, so that it can be seen.
// The server decides by itself; a test holds this to what it does.
import type { Spoils, Standing, TitanChoice } from '../../../../src/rules/xidit/commands.ts'
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { BardsOptions, QuestionOf, SpoilsOptions } from '../../../../src/rules/xidit/questions.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { type City, noUnits, type Placement, UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'

/** What an instruction says, unless it says `ask`. */
const said = <T>(instruction: T | 'ask' | undefined): T | undefined => (instruction === 'ask' ? undefined : instruction)

export function usualSpoils(view: View, standing: Standing, city: City, options: SpoilsOptions): Spoils {
  const ranking = said(standing.rewardsIn?.[city] ?? standing.rewards) ?? view.defaults.rewards
  const possible = options.rewards.map(({ reward }) => reward)
  const take = ranking.filter((reward) => possible.includes(reward)).slice(0, options.choose)
  const bards = take.includes('bards') && options.bards ? usualBards(view, standing, options.bards) : null
  const dummy = options.dummy.length > 0 ? (said(standing.dummy) ?? view.defaults.dummy) : null
  return { take, ...(bards && { bards }), ...(dummy && { dummy }) }
}

/** Region after region up to its most; what is left goes to the first, without a list to the one that scores highest. */
export function usualBards(view: View, standing: Standing, { count, regions }: BardsOptions): Placement {
  const wished = (said(standing.bards) ?? []).filter(({ region }) => regions.includes(region))
  const bards: Placement = {}
  let left = count
  const place = (region: string, many: number) => {
    if (many > 0) bards[region] = (bards[region] ?? 0) + many
    left -= many
  }
  for (const { region, most = count } of wished) place(region, Math.min(left, most))
  place(wished[0]?.region ?? worthiest(view, regions), left)
  return bards
}

const worthiest = (view: View, regions: readonly string[]): string =>
  view.regions
    .filter(({ region }) => regions.includes(region))
    .reduce((best, one) => (one.first > best.first ? one : best)).region

export function usualTitan(view: View, standing: Standing, { city, hand, titans }: QuestionOf<'titan'>): TitanChoice {
  const wish = said(standing.titan) ?? 'decline'
  if (wish === 'decline') return { beat: null }
  const affordable = wish.sizes.map((size) => titans.find((one) => one.size === size && one.affordable))
  const titan = affordable.find((one) => one !== undefined)
  if (!titan) return { beat: null }
  return { beat: titan.size, units: usualPay(standing, hand, titan.size), ...usualSpoils(view, standing, city, titan) }
}

/** The weakest first, unless told otherwise. */
export function usualPay({ titan }: Standing, hand: Units, size: number): Partial<Units> {
  const order = (typeof titan === 'object' && titan.pay) || UNIT_KINDS
  const units: Partial<Units> = {}
  let left = size
  for (const kind of order) {
    const paid = Math.min(left, hand[kind])
    if (paid > 0) units[kind] = paid
    left -= paid
  }
  return units
}

export function usualCensus({ census }: Standing, most: Units): Units {
  const wish = said(census) ?? 'all'
  if (wish === 'none') return noUnits()
  if (wish === 'all') return { ...most }
  const shown = noUnits()
  for (const kind of UNIT_KINDS) shown[kind] = Math.min(most[kind], wish[kind])
  return shown
}

export function usualStory(view: View, { story }: Standing, cities: readonly City[]): City {
  const height = (city: City) => view.guilds.find((guild) => guild.city === city)?.height ?? 0
  const tallest = cities.reduce((best, city) => (height(city) > height(best) ? city : best))
  return said(story)?.find((city) => cities.includes(city)) ?? tallest
}

export function usualStart(board: BoardFile, view: View, { start }: Standing, free: readonly City[]): City {
  const busiest = free.reduce((best, city) =>
    tilesNear(board, view, city) > tilesNear(board, view, best) ? city : best,
  )
  return said(start)?.find((city) => free.includes(city)) ?? busiest
}

/** Tiles at most two roads away, here included. */
export function tilesNear({ roads }: BoardFile, { tiles }: View, city: City): number {
  const near = new Set([city])
  for (let step = 0; step < 2; step++)
    for (const from of [...near])
      for (const { a, b } of roads) {
        if (a === from) near.add(b)
        if (b === from) near.add(a)
      }
  return tiles.filter((tile) => near.has(tile.city)).length
}
