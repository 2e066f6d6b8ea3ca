// Pieces of the game as words within a sentence: units, rewards, where bards go. Shared by whatever tells of them.
import type { Pack } from '../pack/pack.ts'
import {
  type City,
  type Placement,
  REWARDS,
  type RegionId,
  type Rewards,
  UNIT_KINDS,
  type Units,
} from '../vocabulary.ts'
import type { Nouns } from './nouns.ts'

export const cityName = (pack: Pack, city: City): string =>
  pack.board.cities.find(({ id }) => id === city)?.name ?? String(city)

export const regionName = (pack: Pack, region: RegionId): string =>
  pack.board.regions.find(({ id }) => id === region)?.name ?? region

const kindsIn = (units: Partial<Units>) => UNIT_KINDS.filter((kind) => (units[kind] ?? 0) > 0)

/** Standing by themselves: `2 militia, 1 archer`. */
export const unitList = (nouns: Nouns, units: Partial<Units>): string =>
  kindsIn(units)
    .map((kind) => nouns.count(units[kind]!, kind))
    .join(', ') || nouns.nothing

/** Done something to: `2 militia and 1 archer`. */
export const unitObjects = (nouns: Nouns, units: Partial<Units>): string =>
  nouns.and(kindsIn(units).map((kind) => nouns.object(units[kind]!, kind))) || nouns.nothing

export const rewardList = (nouns: Nouns, rewards: Rewards): string =>
  REWARDS.map((reward) => nouns.count(rewards[reward], reward)).join(', ')

/** How many bards, and where they go: `3 bards (1 in Ombel, 2 in the Bastion)`. */
export function bardsPlaced(nouns: Nouns, pack: Pack, bards: Placement): string {
  const places = pack.board.regions.flatMap(({ id, name }) => {
    const into = id === pack.central ? nouns.intoBastion : nouns.into(name)
    return bards[id] ? [{ into, count: bards[id] }] : []
  })
  const count = places.reduce((sum, place) => sum + place.count, 0)
  const where = places.length === 1 ? places[0]!.into : `(${places.map((it) => `${it.count} ${it.into}`).join(', ')})`
  return `${nouns.object(count, 'bards')} ${where}`
}
