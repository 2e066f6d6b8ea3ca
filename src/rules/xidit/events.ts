// The story of a game, at the grain a person would tell it. Events say what happened (the tile that came, the unit taken),
// never "draw something", so that history does not change when the code does. What of it is secret is in tell.ts.
import type { Seat, Seed } from '../ruleset.ts'
import type { Standing } from './commands.ts'
import type { Options } from './options.ts'
import type { AssessmentResult, Contender, Queue, Tracks } from './state.ts'
import type {
  Assessment,
  City,
  Failure,
  Order,
  Placement,
  RegionId,
  Reward,
  Road,
  Side,
  TitanSize,
  UnitKind,
  Units,
} from './vocabulary.ts'

/** Whose order it was, and which one of the year. */
interface Step {
  year: number
  slot: number
  seat: Seat
}

/** A tile on the way to the table, with the units it is filled with. */
export interface Filled {
  city: City
  units: Units
}

export type Event =
  // Set-up
  | {
      t: 'begun'
      ruleset: string
      version: number
      pack: { name: string; fingerprint: string }
      options: Options
      seed: Seed
      /** How many cities there are, and which regions are open. */
      cities: number
      regions: RegionId[]
      recruits: Filled[]
      threats: City[]
      queue: Queue
      /** What is left there when the recruitment tiles are filled. */
      barracks: Units
      titans: Record<TitanSize, string[]>
      assessments: Assessment[]
      dummy: Tracks | null
      first: Seat
    }
  | { t: 'start-chosen'; seat: Seat; city: City }
  // What players leave for later
  | { t: 'standing-left'; seat: Seat; standing: Standing }
  | { t: 'orders-given'; year: number; seat: Seat; orders: Order[] }
  | { t: 'orders-withdrawn'; year: number; seat: Seat }
  // The year runs
  | { t: 'orders-revealed'; year: number; orders: Order[][] }
  | (Step & { t: 'moved'; road: Road; from: City; to: City })
  | (Step & { t: 'waited'; city: City })
  | (Step & { t: 'failed'; order: Order; city: City; reason: Failure; missing?: Partial<Units> })
  | (Step & { t: 'recruited'; city: City; unit: UnitKind })
  | (Step & { t: 'threat-beaten'; city: City; creature: string; units: Units })
  | (Step & { t: 'titan-beaten'; city: City; size: TitanSize; titan: string; creature: string; units: Units })
  | (Step & {
      t: 'spoils-taken'
      city: City
      take: Reward[]
      gold?: number
      bards?: Placement
      stories?: number
      /** Held stories that followed onto the guild. */
      unheld?: number
      dummy?: Assessment
    })
  | (Step & { t: 'asked'; what: 'spoils' | 'titan'; city: City })
  // Tiles come and go
  | { t: 'tile-left'; city: City; side: Side }
  | { t: 'tile-came'; city: City; side: 'recruit'; units: Units }
  | { t: 'tile-came'; city: City; side: 'threat' }
  | { t: 'next-drawn'; side: Side; city: City; from: Side }
  | { t: 'pile-turned'; pile: Side; tiles: City[] }
  | { t: 'titans-awoke'; awakening: number; sizes: TitanSize[] }
  | { t: 'reinforced'; recruitPile: City[]; threatPile: City[]; threatNext: City | null }
  // The census
  | { t: 'census-called'; year: number }
  | { t: 'census-given'; year: number; seat: Seat; show: Units }
  | { t: 'census-revealed'; year: number; shown: Units[] }
  | { t: 'census-judged'; year: number; kind: UnitKind; winners: Seat[] }
  | { t: 'census-asked'; year: number; what: 'census-bards' | 'census-story'; kind: UnitKind; seat: Seat }
  | {
      t: 'census-won'
      year: number
      kind: UnitKind
      seat: Seat
      gold?: number
      bards?: Placement
      /** The city whose guild grew. */
      story?: City
      /** A story was set aside. */
      held?: boolean
    }
  // The end
  | { t: 'year-begun'; year: number; first: Seat }
  | ({ t: 'assessed' } & AssessmentResult)
  | { t: 'game-ended'; standings: Contender[]; winner: Seat | null }

export type EventOf<T extends Event['t']> = Extract<Event, { t: T }>
