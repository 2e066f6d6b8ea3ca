// What a viewer gets to see of a position. Null stands for what they may not know.
import type { Seat, Seed, Viewer } from '../ruleset.ts'
import type { CommandOf, Standing } from './commands.ts'
import type { Options } from './options.ts'
import type { Question, QuestionOf } from './questions.ts'
import type { Guild, Result, Stage, Tracks } from './state.ts'
import type { Assessment, City, Order, RegionId, Reward, Rewards, TitanSize, UnitKind, Units } from './vocabulary.ts'

export interface LordView {
  seat: Seat
  city: City | null
  gold: number | null
  units: Units | null
  bards: number | null
  stories: number | null
  held: number | null
  /** Stories on the board. */
  influence: number
  /** Whether this year's orders, or the census numbers, are in. */
  ordersIn: boolean
  censusIn: boolean
  orders: Order[] | null
  census: Units | null
  /** Cities of this year's successes: an act there fails. */
  acted: City[]
  standing: Standing | null
}

/** Both sides of a city tile. */
export interface TileFaces {
  city: City
  creature: string
  recruits: Units
  needs: Units
  rewards: Rewards
}

/** A tile on the board: with the units still on it, or as a threat. */
export type TileView = TileFaces & ({ side: 'recruit'; units: Units } | { side: 'threat' })

export interface PileView {
  count: number
  top: TileFaces | null
}

export interface RegionView {
  region: RegionId
  first: number
  second: number
  central: boolean
  /** By seat. Of the Bastion everybody knows their own part only. */
  bards: (number | null)[]
}

export interface TitanView {
  size: TitanSize
  left: number
  top: { titan: string; creature: string; raging: boolean; rewards: Rewards } | null
}

/** A question with what silence would answer. Orders have none: somebody else may play for who is silent. */
export type QuestionViewOf<T extends Question['t']> = T extends 'orders'
  ? QuestionOf<T>
  : QuestionOf<T> & { usual: CommandOf<T> }

export interface View {
  viewer: Viewer
  pack: { name: string; fingerprint: string }
  options: Options
  years: number
  censusYears: number[]
  assessments: Assessment[]
  /** What standing instructions that follow the assessments come to where nothing is said. */
  defaults: { rewards: Reward[]; dummy: Assessment | null }
  stage: Stage
  year: number
  first: Seat
  playOrder: Seat[]
  /** The order of the year that comes up next, 1 to 6; null when the year does not run. */
  slot: number | null
  lords: LordView[]
  tiles: TileView[]
  /** N of. */
  recruitTiles: number
  queue: {
    recruitPile: PileView
    recruitNext: TileFaces | null
    recruitDiscard: City[]
    threatPile: PileView
    threatNext: TileFaces | null
    threatDiscard: City[]
  }
  guilds: (Guild & { city: City })[]
  /** The open ones, in the order of the board. */
  regions: RegionView[]
  titans: TitanView[]
  barracks: Units
  awakenings: number
  dummy: Tracks | null
  judging: UnitKind | null
  /** Whom the game waits for. */
  waitsFor: { seat: Seat; t: Question['t'] }[]
  /** What this viewer is asked. */
  questions: QuestionViewOf<Question['t']>[]
  result: Result | null
  /** When the game is over: what was hidden until then. */
  revealed: { seed: Seed; recruitPile: City[]; threatPile: City[]; titans: Record<TitanSize, string[]> } | null
}
