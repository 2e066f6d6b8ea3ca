// How a rival is taken to plan: by the plain worth of rewards, each measured by what a threat usually brings of it.
import type { City, Rewards } from '../../../rules/xidit/vocabulary.ts'
import { type Planner, strongestAffordable, type Titans } from './carry-out.ts'
import { mostOfOthers } from './census-wins.ts'
import { type Land, yearsToCensus } from './land.ts'
import { handWorths, type Prizes, promise } from './promise.ts'
import { ownerOf, type World } from './world.ts'

/** Worlds hold whole numbers only. */
const FINE = 1024
/** A threat brings two rewards. */
const USUAL_THREAT = 2

export class Rival implements Planner {
  readonly seat: number
  readonly #land: Land
  readonly #titans: Titans
  readonly #prizes: Prizes

  constructor(world: World, land: Land, seat: number, titans: Titans, year: number) {
    this.seat = seat
    this.#land = land
    this.#titans = titans
    const usual = { gold: land.usual.gold, bards: land.usual.bards, story: land.usual.stories }
    this.#prizes = {
      byCity: Float64Array.from(land.rewards, (rewards, city) => this.#worthOf(world, city, rewards)),
      usual: USUAL_THREAT,
      hand: handWorths(USUAL_THREAT, land.years - year, {
        years: yearsToCensus(land, year),
        rivals: mostOfOthers(world, land.players, seat),
        worth: (what, amount) => amount / usual[what],
      }),
    }
  }

  take(world: World, city: City, rewards: Rewards): void {
    world.won += Math.round(FINE * this.#worthOf(world, city, rewards))
  }

  titan(world: World): number {
    return strongestAffordable(world, this.#titans, this.seat)
  }

  value(world: World): number {
    return world.won / FINE + promise(world, this.#land, this.seat, this.#prizes)
  }

  #worthOf(world: World, city: City, rewards: Rewards): number {
    const { usual } = this.#land
    const guild = world.guild(city)
    const gold = rewards.gold / usual.gold
    const bards = rewards.bards / usual.bards
    const stories = guild === 0 || ownerOf(guild) === this.seat ? rewards.stories / usual.stories : 0
    return gold + bards + stories - Math.min(gold, bards, stories)
  }
}
