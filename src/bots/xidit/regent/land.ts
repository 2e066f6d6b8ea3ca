// What does not change during a game: roads, borders, both sides of every tile, indexed for looking far ahead.
import type { Options } from '../../../rules/xidit/options.ts'
import type { Pack } from '../../../rules/xidit/pack/pack.ts'
import { type City, REWARDS, type Rewards, ROADS } from '../../../rules/xidit/vocabulary.ts'
import { type Packed, pack as packUnits } from './packed.ts'

export interface Land {
  readonly players: number
  readonly years: number
  readonly censusYears: readonly number[]
  /** N of. */
  readonly recruitTiles: number
  readonly inPlay: readonly City[]
  readonly supply: Packed
  /** `roads[3 * city + colour]`: where it leads, 0 for nowhere. */
  readonly roads: Int32Array
  /** `far[city][other]`: how many roads lie between. */
  readonly far: readonly Int32Array[]
  /** By city; 0 where no tile is in play. */
  readonly recruits: Int32Array
  readonly needs: Int32Array
  readonly rewards: readonly Rewards[]
  /** By city: the open regions it borders, as indexes into the open regions. */
  readonly borders: readonly (readonly number[])[]
  readonly regions: readonly { readonly id: string; readonly first: number; readonly second: number }[]
  /** What a threat brings of each reward on average. */
  readonly usual: Rewards
}

const NOTHING: Rewards = { gold: 0, bards: 0, stories: 0 }

export function surveyLand(pack: Pack, options: Options): Land {
  const layout = pack.layout(options)
  const size = pack.roads.length
  const index = new Map(layout.regions.map(({ id }, at) => [id, at]))
  const tiles = Array.from({ length: size }, (_, city) => layout.tiles[city])
  return {
    players: options.players,
    years: layout.years,
    censusYears: layout.censusYears,
    recruitTiles: layout.recruitTiles,
    inPlay: layout.inPlay,
    supply: packUnits(pack.supply),
    roads: Int32Array.from(pack.roads.flatMap((roads) => ROADS.map((colour) => roads[colour]))),
    far: Array.from({ length: size }, (_, city) => distancesFrom(pack, city)),
    recruits: Int32Array.from(tiles, (tile) => (tile ? packUnits(tile.recruits) : 0)),
    needs: Int32Array.from(tiles, (tile) => (tile ? packUnits(tile.needs) : 0)),
    rewards: tiles.map((tile) => tile?.rewards ?? NOTHING),
    borders: layout.borders.map((regions) => regions.map((id) => index.get(id)!)),
    regions: layout.regions,
    usual: averageOf(layout.inPlay.map((city) => layout.tiles[city]!.rewards)),
  }
}

/** From this year on; -1 when there is none to come. */
export function yearsToCensus(land: Land, year: number): number {
  const next = land.censusYears.find((census) => census >= year)
  return next === undefined ? -1 : next - year
}

function distancesFrom(pack: Pack, start: City): Int32Array {
  const far = new Int32Array(pack.roads.length).fill(pack.roads.length)
  far[start] = 0
  const reached = [start]
  for (const city of reached)
    for (const colour of ROADS) {
      const next = pack.roads[city]![colour]
      if (next === 0 || far[next]! <= far[city]! + 1) continue
      far[next] = far[city]! + 1
      reached.push(next)
    }
  return far
}

function averageOf(all: readonly Rewards[]): Rewards {
  const usual = { ...NOTHING }
  for (const rewards of all) for (const reward of REWARDS) usual[reward] += rewards[reward] / all.length
  return usual
}
