// What the game asks, with every legal option, so that whoever answers needs no rules of their own.
import type { Seat } from '../ruleset.ts'
import type { Assessment, City, Order, RegionId, Reward, Rewards, TitanSize, UnitKind, Units } from './vocabulary.ts'

/** Any split of `count` over `regions`, all of them placed. */
export interface BardsOptions {
  count: number
  regions: RegionId[]
}

export interface SpoilsOptions {
  /** How many different rewards are taken, of `rewards`. */
  choose: number
  /** The possible ones, each with what it would bring. */
  rewards: { reward: Reward; amount: number }[]
  /** Where the bards may go, if they are taken; null when they cannot be. */
  bards: BardsOptions | null
  /** The dummy's tracks, one of which is raised; empty without a dummy. */
  dummy: Assessment[]
}

export interface TitanOptions extends SpoilsOptions {
  size: TitanSize
  titan: string
  creature: string
  /** Whether the hand can pay it: `size` units of any kind. */
  affordable: boolean
}

interface Asked {
  id: string
  seat: Seat
}

export type Question = Asked &
  (
    | { t: 'start'; cities: City[] }
    | { t: 'orders'; year: number; count: number; words: Order[] }
    | ({ t: 'spoils'; year: number; slot: number; city: City; creature: string; offered: Rewards } & SpoilsOptions)
    | { t: 'titan'; year: number; slot: number; city: City; hand: Units; titans: TitanOptions[] }
    | { t: 'census'; year: number; most: Units }
    | ({ t: 'census-bards'; year: number; kind: UnitKind; city: City } & BardsOptions)
    | { t: 'census-story'; year: number; cities: City[] }
  )

export type QuestionOf<T extends Question['t']> = Extract<Question, { t: T }>
