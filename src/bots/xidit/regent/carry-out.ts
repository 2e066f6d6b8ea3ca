// Carries out orders in an imagined world. Only what the planner wins is kept; what lies deep in the piles
// is guessed, so renewal follows the lines of the guess.
import type { City, Rewards } from '../../../rules/xidit/vocabulary.ts'
import type { Land } from './land.ts'
import { both, holdsAll, one, type Packed, total, weakest, weakestOf } from './packed.ts'
import { type Lines, NO_TILE, THREAT, type World } from './world.ts'

/** Orders by number: the three roads as in ROADS, then these. */
export const ACT = 3
export const WAIT = 4

/** The lord who plans: how they take their rewards, and whether they fight a titan. */
export interface Planner {
  readonly seat: number
  /** Takes the best two rewards; the units are paid already. */
  take(world: World, city: City, rewards: Rewards): void
  /** The index of the titan worth beating here, -1 for none. */
  titan(world: World, city: City): number
}

/** Sizes and rewards of the titans on top of the piles; null where none is left. */
export type Titans = readonly { readonly size: number; readonly rewards: Rewards | null }[]

/** All that an imagined year needs besides the world itself. */
export interface Scene {
  readonly land: Land
  readonly lines: Lines
  readonly titans: Titans
  readonly planner: Planner
}

/** False when the order fails. */
export function carryOut(world: World, scene: Scene, seat: number, order: number): boolean {
  if (order === WAIT) return true
  if (order === ACT) return act(world, scene, seat)
  const to = scene.land.roads[3 * world.city(seat) + order]!
  if (to === 0) return false
  world.putHero(seat, to)
  return true
}

function act(world: World, scene: Scene, seat: number): boolean {
  const city = world.city(seat)
  if (world.hasActed(seat, city)) return false
  const tile = world.tile(city)
  if (tile === NO_TILE) return fightTitan(world, scene, seat, city)
  return tile === THREAT ? beatThreat(world, scene, seat, city) : recruit(world, scene, seat, city, tile)
}

function recruit(world: World, scene: Scene, seat: number, city: City, tile: Packed): true {
  const unit = one(weakest(tile))
  world.putHand(seat, world.hand(seat) + unit)
  world.putTile(city, tile - unit)
  world.putActed(seat, city)
  if (tile === unit) {
    world.recruitTiles -= 1
    world.emptied += 1
    recruitsCome(world, scene)
  }
  return true
}

function beatThreat(world: World, scene: Scene, seat: number, city: City): boolean {
  const { land, planner } = scene
  const needs = land.needs[city]!
  if (!holdsAll(world.hand(seat), needs)) return false
  pay(world, seat, needs)
  world.putActed(seat, city)
  if (seat === planner.seat) planner.take(world, city, land.rewards[city]!)
  world.putTile(city, NO_TILE)
  threatComes(world, scene)
  recruitsCome(world, scene)
  return true
}

function fightTitan(world: World, scene: Scene, seat: number, city: City): boolean {
  if (world.raging === 0) return false
  const { planner, titans } = scene
  const own = seat === planner.seat
  const index = own ? planner.titan(world, city) : strongestAffordable(world, titans, seat)
  if (index < 0) return false
  beatTitan(world, scene, seat, index, weakestOf(world.hand(seat), titans[index]!.size))
  return true
}

/** With these units, which the lord must have. */
export function beatTitan(world: World, scene: Scene, seat: number, index: number, units: Packed): void {
  const { planner, titans } = scene
  const city = world.city(seat)
  world.raging &= ~(1 << index)
  pay(world, seat, units)
  world.putActed(seat, city)
  if (seat === planner.seat) planner.take(world, city, titans[index]!.rewards!)
  recruitsCome(world, scene)
}

export function strongestAffordable(world: World, titans: Titans, seat: number): number {
  const strength = total(world.hand(seat))
  for (let index = titans.length - 1; index >= 0; index--)
    if (world.raging & (1 << index) && titans[index]!.size <= strength) return index
  return -1
}

function pay(world: World, seat: number, units: Packed): void {
  world.putHand(seat, world.hand(seat) - units)
  world.barracks += units
}

/** where none can follow, the titans awaken. */
function threatComes(world: World, { lines }: Scene): void {
  const next = lines.threat[world.threatsCame]
  if (next !== undefined) {
    world.putTile(next, THREAT)
    world.threatsCame += 1
  }
  if (world.threatsCame < lines.threat.length || world.emptied > 0) return
  world.raging |= world.slumbering
  world.slumbering = 0
}

/** X-7.1a. */
function recruitsCome(world: World, { land, lines }: Scene): void {
  while (world.recruitTiles < land.recruitTiles) {
    const next = lines.recruit[world.recruitsCame]
    if (next === undefined) return
    const units = both(land.recruits[next]!, world.barracks)
    if (units === 0) return
    world.putTile(next, units)
    world.barracks -= units
    world.recruitTiles += 1
    world.recruitsCame += 1
  }
}
