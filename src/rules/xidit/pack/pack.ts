// A pack: board and tiles, the facts a game is played with, indexed for the rules. What makes a pack sound is in check.ts.
import type { Options } from '../options.ts'
import type { City, RegionId, Rewards, Road, TitanSize, Units } from '../vocabulary.ts'

/** `board.json`. What may be left out only a picture needs. */
export interface BoardFile {
  format: string
  canvas?: { width: number; height: number }
  cities: { id: City; name: string; x?: number; y?: number; capital?: boolean }[]
  roads: { a: City; b: City; color: Road; cx?: number; cy?: number }[]
  regions: RegionFile[]
}

export interface RegionFile {
  id: RegionId
  name: string
  terrain?: string
  first: number
  second: number
  central?: boolean
  emptyToken?: number
  cities: City[]
  boundary?: City[]
  polygon?: [number, number][]
  label?: { x: number; y: number }
}

export interface TilesFile {
  format: string
  supply: Units
  set45: TileFile[]
  set3: TileFile[]
  titans: TitanTile[]
}

export interface TileFile {
  city: City
  creature: string
  recruits: Partial<Units>
  threat: { units: Partial<Units>; rewards: Rewards }
}

export interface TitanTile {
  id: string
  size: TitanSize
  creature: string
  rewards: Rewards
}

/** A city tile, all five kinds written out. */
export interface CityTile {
  city: City
  creature: string
  recruits: Units
  needs: Units
  rewards: Rewards
}

/** What players and length make of the pack. */
export interface Layout {
  years: number
  censusYears: readonly number[]
  /** N of: recruitment tiles, and threats, on the board. */
  recruitTiles: number
  /** Cities whose tiles are in play, ascending. */
  inPlay: readonly City[]
  /** By city; undefined where no tile is in play. */
  tiles: readonly (CityTile | undefined)[]
  /** Open regions, in the order of the board file. */
  regions: readonly RegionFile[]
  /** By city: the open regions it borders, in the order of the board file. */
  borders: readonly (readonly RegionId[])[]
}

export interface Pack {
  /** `standard`, or what its owner calls it. */
  readonly name: string
  /** SHA-256 over both files in canonical form: a game knows whether it is replayed with the pack it began with. */
  readonly fingerprint: string
  readonly board: BoardFile
  readonly tiles: TilesFile
  /** City numbers, ascending. */
  readonly cities: readonly City[]
  /** `roads[city][colour]`: where that road leads, 0 for nowhere. */
  readonly roads: readonly Record<Road, City>[]
  readonly central: RegionId
  readonly supply: Units
  /** By id. */
  readonly titans: ReadonlyMap<string, TitanTile>
  layout(options: Pick<Options, 'players' | 'length'>): Layout
}
