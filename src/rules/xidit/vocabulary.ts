// The words of the game. Facts only.

/** Weakest to strongest. */
export const UNIT_KINDS = ['militia', 'archer', 'infantry', 'cleric', 'mage'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
export type Units = Record<UnitKind, number>

export const ROADS = ['red', 'blue', 'black'] as const
export type Road = (typeof ROADS)[number]

export const ORDERS = [...ROADS, 'act', 'wait'] as const
export type Order = (typeof ORDERS)[number]
export const ORDERS_A_YEAR = 6

export const REWARDS = ['gold', 'bards', 'stories'] as const
export type Reward = (typeof REWARDS)[number]
export type Rewards = Record<Reward, number>

export const ASSESSMENTS = ['wealth', 'influence', 'reputation'] as const
export type Assessment = (typeof ASSESSMENTS)[number]

export const TITAN_SIZES = [3, 4, 5] as const
export type TitanSize = (typeof TITAN_SIZES)[number]

export const FAILURES = ['no-road', 'already-acted', 'lacking-units', 'nothing-here', 'declined'] as const
export type Failure = (typeof FAILURES)[number]

export const BARDS_A_PLAYER = 20
export const STORIES_A_PLAYER = 15
export const TALLEST_GUILD = 4

/** A city by its number, from 1. */
export type City = number
/** A region by its id in the board file. */
export type RegionId = string
/** How many bards into which region; only counts of at least 1 stand. */
export type Placement = Record<RegionId, number>

export type Side = 'recruit' | 'threat'

export const noUnits = (): Units => ({ militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 })

export const copyUnits = (of: Units): Units => ({
  militia: of.militia,
  archer: of.archer,
  infantry: of.infantry,
  cleric: of.cleric,
  mage: of.mage,
})

export const countUnits = (of: Units): number => of.militia + of.archer + of.infantry + of.cleric + of.mage

/** True when the hand holds all the units asked for. */
export function holds(hand: Units, asked: Units): boolean {
  for (const kind of UNIT_KINDS) if (hand[kind] < asked[kind]) return false
  return true
}

export function move(units: Units, from: Units, to: Units): void {
  for (const kind of UNIT_KINDS) {
    from[kind] -= units[kind]
    to[kind] += units[kind]
  }
}
