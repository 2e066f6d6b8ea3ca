// What players send. The same words stand in a record, there with the seat.
import type { Assessment, City, Order, Placement, RegionId, Reward, TitanSize, UnitKind, Units } from './vocabulary.ts'

/** Two rewards of three, where the bards go, and the dummy's track. */
export interface Spoils {
  take: Reward[]
  bards?: Placement
  dummy?: Assessment
}

/** Which titan is fought and with whom. */
export type TitanChoice = ({ beat: TitanSize; units: Partial<Units> } & Spoils) | { beat: null }

export type Ranking = [Reward, Reward, Reward]

/** Standing instructions. What is left out is at its default; only a start city is asked for then. */
export interface Standing {
  rewards?: Ranking | 'ask'
  /** For single cities, by number, before the general one. */
  rewardsIn?: Record<string, Ranking | 'ask'>
  bards?: { region: RegionId; most?: number }[] | 'ask'
  titan?: 'decline' | 'ask' | { sizes: TitanSize[]; pay?: UnitKind[] }
  dummy?: Assessment | 'ask'
  census?: 'all' | 'none' | 'ask' | Units
  story?: City[] | 'ask'
  start?: City[] | 'ask'
}

export type Command =
  | { t: 'start'; city: City }
  | { t: 'orders'; year: number; orders: Order[] }
  | { t: 'withdraw-orders'; year: number }
  | { t: 'standing'; standing: Standing }
  /** The start cities of the standing instructions, and nothing else of them. */
  | { t: 'start-list'; cities: City[] }
  | ({ t: 'spoils'; year: number; slot: number } & Spoils)
  | ({ t: 'titan'; year: number; slot: number } & TitanChoice)
  | { t: 'census'; year: number; show: Units }
  | { t: 'census-bards'; year: number; kind: UnitKind; bards: Placement }
  | { t: 'census-story'; year: number; city: City }

export type CommandOf<T extends Command['t']> = Extract<Command, { t: T }>
