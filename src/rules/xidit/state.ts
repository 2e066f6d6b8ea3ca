// The whole position of a game, secrets included. Plain JSON; changed by evolve.ts alone.
import type { Seat, Seed } from '../ruleset.ts'
import type { Standing } from './commands.ts'
import type { Options } from './options.ts'
import {
  type Assessment,
  type City,
  copyUnits,
  type Order,
  type RegionId,
  type TitanSize,
  type UnitKind,
  type Units,
} from './vocabulary.ts'

/**
 * `start`: heroes choose their cities; `orders`: the year's orders come in; `year`: they are carried out;
 * `census`: numbers come in; `judging`: the kinds are judged.
 */
export type Stage = 'start' | 'orders' | 'year' | 'census' | 'judging' | 'over'

export interface Lord {
  city: City | null
  gold: number
  units: Units
  bards: number
  stories: number
  held: number
  orders: Order[] | null
  /** Cities where this lord has succeeded this year. */
  acted: City[]
  /** The census numbers handed in. */
  census: Units | null
  standing: Standing
}

export type Tile = { side: 'recruit'; units: Units } | { side: 'threat' }

export interface Queue {
  recruitPile: City[]
  recruitNext: City | null
  recruitDiscard: City[]
  threatPile: City[]
  threatNext: City | null
  threatDiscard: City[]
}

export interface Guild {
  seat: Seat
  height: number
}

export interface Titan {
  id: string
  raging: boolean
}

export type Tracks = Record<Assessment, number>

/** The decision the game has stopped for. */
export type Pending =
  | { t: 'spoils'; seat: Seat; slot: number; city: City }
  | { t: 'titan'; seat: Seat; slot: number; city: City }
  | { t: 'census-bards'; seat: Seat }
  | { t: 'census-story'; seat: Seat }

/** Someone still in, or out, at the assessments. */
export type Contender = Seat | 'dummy'

export interface AssessmentResult {
  kind: Assessment
  values: number[]
  dummy: number | null
  ranking: Contender[]
  eliminated: Contender[]
}

export interface Result {
  assessments: AssessmentResult[]
  standings: Contender[]
  winner: Seat | null
}

export interface State {
  pack: { name: string; fingerprint: string }
  options: Options
  seed: Seed
  assessments: Assessment[]
  stage: Stage
  year: number
  first: Seat
  lords: Lord[]
  /** By city number; index 0 stays null. */
  tiles: (Tile | null)[]
  queue: Queue
  /** By city number. */
  guilds: (Guild | null)[]
  /** Open regions only, counts by seat; the central one is the Bastion. */
  bards: Record<RegionId, number[]>
  /** What is left of each pile, top first. */
  titans: Record<TitanSize, Titan[]>
  barracks: Units
  awakenings: number
  dummy: Tracks | null
  /** Orders carried out this year, by all seats together. */
  carriedOut: number
  pending: Pending | null
  /** The kind being judged, its winners in play order, and how many of them have been served. */
  judging: { kind: UnitKind; winners: Seat[]; served: number } | null
  result: Result | null
}

const copyLord = (of: Lord): Lord => ({
  city: of.city,
  gold: of.gold,
  units: copyUnits(of.units),
  bards: of.bards,
  stories: of.stories,
  held: of.held,
  orders: of.orders, // replaced whole, never changed
  acted: of.acted.slice(),
  census: of.census, // likewise
  standing: of.standing, // likewise
})

const copyTile = (of: Tile | null): Tile | null =>
  of === null || of.side === 'threat' ? of : { side: 'recruit', units: copyUnits(of.units) }

const copyTitan = (of: Titan): Titan => ({ id: of.id, raging: of.raging })

function copyBards(of: State['bards']): State['bards'] {
  const bards: State['bards'] = {}
  for (const region in of) bards[region] = of[region]!.slice()
  return bards
}

/** A copy that can be changed without the original noticing. By hand: it runs with every command. */
export const copyState = (of: State): State => ({
  pack: of.pack,
  options: of.options,
  seed: of.seed,
  assessments: of.assessments,
  stage: of.stage,
  year: of.year,
  first: of.first,
  lords: of.lords.map(copyLord),
  tiles: of.tiles.map(copyTile),
  queue: {
    recruitPile: of.queue.recruitPile.slice(),
    recruitNext: of.queue.recruitNext,
    recruitDiscard: of.queue.recruitDiscard.slice(),
    threatPile: of.queue.threatPile.slice(),
    threatNext: of.queue.threatNext,
    threatDiscard: of.queue.threatDiscard.slice(),
  },
  guilds: of.guilds.map((guild) => guild && { seat: guild.seat, height: guild.height }),
  bards: copyBards(of.bards),
  titans: { 3: of.titans[3].map(copyTitan), 4: of.titans[4].map(copyTitan), 5: of.titans[5].map(copyTitan) },
  barracks: copyUnits(of.barracks),
  awakenings: of.awakenings,
  dummy: of.dummy && { wealth: of.dummy.wealth, influence: of.dummy.influence, reputation: of.dummy.reputation },
  carriedOut: of.carriedOut,
  pending: of.pending,
  judging: of.judging && { kind: of.judging.kind, winners: of.judging.winners, served: of.judging.served },
  result: of.result && { ...of.result, assessments: of.result.assessments.slice() },
})
