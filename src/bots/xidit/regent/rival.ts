// How a rival is taken to plan: by the plain worth of rewards, each measured by what a threat usually brings of it.
import type { City, Rewards } from '../../../rules/xidit/vocabulary.ts'
import { type Planner, strongestAffordable, type Titans } from './carry-out.ts'
import type { Land } from './land.ts'
import { foreseeCensus, type Prizes, promise } from './promise.ts'
import { ownerOf, WON, type World } from './world.ts'

/** Worlds hold whole numbers only. */
const FINE = 1024

export class Rival implements Planner {
  readonly seat: number
  readonly #land: Land
  readonly #titans: Titans
  readonly #prizes: Prizes

  constructor(world: World, land: Land, seat: number, titans: Titans, yearsLeft: number, toCensus: number) {
    this.seat = seat
    this.#land = land
    this.#titans = titans
    const byCity = Float64Array.from(land.rewards, (rewards, city) => this.worthOf(world, city, rewards))
    const { gold, bards, stories } = land.usual
    const alone = [1 / gold, 2 / gold, 1 / bards, 2 / bards, 1 / stories]
    const tied = [1 / gold, 1 / gold, 1 / bards, 1 / bards, 1 / stories]
    const census = toCensus < 0 ? null : foreseeCensus(alone, tied, toCensus)
    this.#prizes = { byCity, usual: 2, yearsLeft, census }
  }

  worthOf(world: World, city: City, { gold, bards, stories }: Rewards): number {
    const { usual } = this.#land
    const guild = world.guild(city)
    const free = guild === 0 || ownerOf(guild) === this.seat
    const worths = [gold / usual.gold, bards / usual.bards, free ? stories / usual.stories : 0]
    return worths[0]! + worths[1]! + worths[2]! - Math.min(...worths)
  }

  take(world: World, city: City, rewards: Rewards): void {
    world.add(WON, Math.round(FINE * this.worthOf(world, city, rewards)))
  }

  titan(world: World): number {
    return strongestAffordable(world, this.#titans, this.seat)
  }

  value(world: World): number {
    return world.get(WON) / FINE + promise(world, this.#land, this.seat, this.#prizes)
  }
}
