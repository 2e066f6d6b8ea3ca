// What a position is worth to the lord who plans: the chance to be the one who remains, as a logarithm, so that the three
// assessments add up; and on top of it what hand and place promise.
import type { View } from '../../../rules/xidit/view.types.ts'
import { type City, type Rewards, STORIES_A_PLAYER, TALLEST_GUILD } from '../../../rules/xidit/vocabulary.ts'
import type { Planner, Titans } from './carry-out.ts'
import { type Foresight, foresee, type YearsLeft } from './foresight.ts'
import { type Land, yearsToCensus } from './land.ts'
import { KINDS, many, total, weakestOf } from './packed.ts'
import { foreseeCensus, handPromise, type Prizes, promise } from './promise.ts'
import { WEIGHTS } from './temper.ts'
import {
  BARDS_LEFT,
  GOLD,
  guildOf,
  HELD,
  heightOf,
  ownerOf,
  RAGING,
  STORIES,
  STORIES_LEFT,
  type World,
} from './world.ts'

const MOST_GOLD = 40
const FINEST = 1

export class Reckoning implements Planner {
  readonly seat: number
  readonly land: Land
  readonly titans: Titans
  readonly foresight: Foresight
  readonly yearsLeft: number
  readonly census: boolean
  /** By gold beyond what is owned now, by stories, and by half points of reputation. */
  readonly #gold: Float64Array
  readonly #stories: Float64Array
  readonly #reputation: Float64Array
  readonly #goldNow: number
  readonly prizes: Prizes
  constructor(view: View, land: Land, seat: number, titans: Titans, left: YearsLeft, now: World, dummy = view.dummy) {
    this.seat = seat
    this.land = land
    this.titans = titans
    this.yearsLeft = Math.floor(left.own)
    this.census = land.censusYears.includes(view.year)
    this.foresight = foresee(view, land, seat, left, dummy)
    const { odds, growth } = this.foresight
    const chance = (at: number, value: number) => Math.log(0.003 + odds.stays(at, value))
    const [wealth, influence, reputation] = (['wealth', 'influence', 'reputation'] as const).map((kind) =>
      view.assessments.indexOf(kind),
    ) as [number, number, number]
    this.#goldNow = now.get(GOLD)
    this.#gold = Float64Array.from({ length: MOST_GOLD }, (_, more) =>
      chance(wealth, now.get(GOLD) + more + growth[wealth]!),
    )
    this.#stories = Float64Array.from({ length: STORIES_A_PLAYER + 1 }, (_, stories) =>
      chance(influence, softly(stories + growth[influence]!)),
    )
    const most = land.regions.reduce((sum, { first }) => sum + 2 * first, 0) / 1.5
    this.#reputation = Float64Array.from({ length: Math.ceil(FINEST * most) + 2 }, (_, half) =>
      chance(reputation, half / FINEST),
    )
    const byCity = Float64Array.from(land.rewards, (rewards, city) =>
      rewards.gold > 0 ? this.worthOf(now, city, rewards) : 0,
    )
    const average = (worth: (city: City) => number) =>
      land.inPlay.reduce((sum, city) => sum + worth(city), 0) / land.inPlay.length
    const gold = (count: number) => this.#ofGold(now, count)
    const bards = (count: number) => average((city) => Math.max(0, this.#ofBards(now, city, count)))
    const story =
      now.get(STORIES_LEFT) > 0 ? this.#stories[now.get(STORIES) + 1]! - this.#stories[now.get(STORIES)]! : 0
    const toCensus = yearsToCensus(land, view.year + 1)
    const alone = [gold(1), gold(2), bards(1), bards(2), story]
    const tied = [gold(1), gold(1), bards(1), bards(1), story]
    const census = toCensus < 0 ? null : foreseeCensus(alone, tied, toCensus + 1)
    this.prizes = { byCity, usual: average((city) => byCity[city]!), yearsLeft: this.yearsLeft, census }
  }

  /** The whole of it. */
  value(world: World): number {
    const won = this.census
      ? this.#afterCensus(world)
      : this.#chance(world.get(GOLD), world.get(STORIES), this.#points(world))
    if (this.yearsLeft === 0) return won + WEIGHTS.lastUnits * total(world.hand(this.seat))
    return won + promise(world, this.land, this.seat, this.prizes)
  }

  #chance(gold: number, stories: number, points: number): number {
    return this.#gold[Math.min(MOST_GOLD - 1, gold - this.#goldNow)]! + this.#stories[stories]! + this.#ofPoints(points)
  }

  #points(world: World): number {
    const { regions } = this.foresight
    let points = 0
    for (let region = 0; region < regions.length; region++) points += regions[region]![world.bards(region)]!
    return points
  }

  #ofPoints(points: number): number {
    const at = Math.min(this.#reputation.length - 2, Math.max(0, points * FINEST))
    const half = Math.floor(at)
    const low = this.#reputation[half]!
    return low + (at - half) * (this.#reputation[half + 1]! - low)
  }

  /** what the lord would win with every unit shown. */
  #afterCensus(world: World): number {
    const hand = world.hand(this.seat)
    let gold = world.get(GOLD)
    let stories = world.get(STORIES)
    let bards = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const own = many(hand, kind)
      if (own === 0) continue
      let rivals = 0
      for (let seat = 0; seat < this.land.players; seat++)
        if (seat !== this.seat) rivals = Math.max(rivals, many(world.hand(seat), kind))
      if (rivals > own) continue
      const tied = rivals === own
      if (kind === 0) gold++
      else if (kind === 1) gold += tied ? 1 : 2
      else if (kind === 2) bards++
      else if (kind === 3) bards += tied ? 1 : 2
      else if (world.get(STORIES_LEFT) > 0) stories++
    }
    const placed = Math.min(bards, world.get(BARDS_LEFT))
    const more = placed > 0 ? this.#bestBards(world, world.city(this.seat), placed) : 0
    return this.#chance(gold, Math.min(stories, STORIES_A_PLAYER), this.#points(world) + more)
  }

  /** Gain in points by the best of: all in one region, or each where it helps most. */
  #bestBards(world: World, city: City, count: number, place = false): number {
    const { regions } = this.foresight
    const near = this.land.borders[city]!
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < near.length; i++) {
      const worth = regions[near[i]!]!
      const now = world.bards(near[i]!)
      const gain = worth[now + count]! - worth[now]!
      if (gain > most) {
        most = gain
        best = near[i]!
      }
    }
    if (best < 0) return 0
    const mark = world.mark()
    let spread = 0
    for (let bard = 0; bard < count; bard++) {
      let where = best
      let step = Number.NEGATIVE_INFINITY
      for (let i = 0; i < near.length; i++) {
        const now = world.bards(near[i]!)
        const gain = regions[near[i]!]![now + 1]! - regions[near[i]!]![now]!
        if (gain > step) {
          step = gain
          where = near[i]!
        }
      }
      spread += step
      world.addBards(where, 1)
    }
    if (place && spread >= most) return spread
    world.takeBack(mark)
    if (place) world.addBards(best, count)
    return Math.max(most, spread)
  }

  #ofGold(world: World, gold: number): number {
    const more = world.get(GOLD) - this.#goldNow
    return this.#gold[Math.min(MOST_GOLD - 1, more + gold)]! - this.#gold[Math.min(MOST_GOLD - 1, more)]!
  }

  /** -1 where they are not possible. */
  #ofBards(world: World, city: City, bards: number): number {
    const placed = Math.min(bards, world.get(BARDS_LEFT))
    if (placed === 0 || this.land.borders[city]!.length === 0) return -1
    const points = this.#points(world)
    return this.#ofPoints(points + this.#bestBards(world, city, placed)) - this.#ofPoints(points)
  }

  #room(world: World, city: City): number {
    const guild = world.guild(city)
    if (guild === 0) return TALLEST_GUILD
    return ownerOf(guild) === this.seat ? TALLEST_GUILD - heightOf(guild) : 0
  }

  /** -1 where they are not possible. */
  #ofStories(world: World, city: City, stories: number): number {
    const room = this.#room(world, city)
    const told = Math.min(stories, room, world.get(STORIES_LEFT))
    if (told === 0) return -1
    const all = told + Math.min(world.get(HELD), room - told)
    return this.#stories[world.get(STORIES) + all]! - this.#stories[world.get(STORIES)]!
  }

  single(world: World, city: City, reward: string, amount: number): number {
    if (reward === 'gold') return this.#ofGold(world, amount)
    return reward === 'bards' ? this.#ofBards(world, city, amount) : this.#ofStories(world, city, amount)
  }

  /** What the best two rewards are worth here. */
  worthOf(world: World, city: City, rewards: Rewards): number {
    const gold = this.#ofGold(world, rewards.gold)
    const bards = Math.max(0, this.#ofBards(world, city, rewards.bards))
    const stories = Math.max(0, this.#ofStories(world, city, rewards.stories))
    return gold + bards + stories - Math.min(gold, bards, stories)
  }

  take(world: World, city: City, rewards: Rewards): void {
    const gold = this.#ofGold(world, rewards.gold)
    const bards = this.#ofBards(world, city, rewards.bards)
    const stories = this.#ofStories(world, city, rewards.stories)
    const least = Math.min(gold, bards, stories)
    const left = gold === least ? 0 : bards === least ? 1 : 2
    if (left !== 0) world.add(GOLD, rewards.gold)
    if (left !== 1 && bards >= 0) {
      const placed = Math.min(rewards.bards, world.get(BARDS_LEFT))
      this.#bestBards(world, city, placed, true)
      world.add(BARDS_LEFT, -placed)
    }
    if (left !== 2 && stories >= 0) {
      const told = Math.min(rewards.stories, this.#room(world, city), world.get(STORIES_LEFT))
      const height = heightOf(world.guild(city)) + told
      const unheld = Math.min(world.get(HELD), TALLEST_GUILD - height)
      world.putGuild(city, guildOf(this.seat, height + unheld))
      world.add(STORIES, told + unheld)
      world.add(STORIES_LEFT, -told)
      world.add(HELD, -unheld)
    }
  }

  titan(world: World, city: City): number {
    const hand = world.hand(this.seat)
    const strength = total(hand)
    let best = -1
    let most = 0
    for (const [index, { size, rewards }] of this.titans.entries()) {
      if (!(world.get(RAGING) & (1 << index)) || strength < size) continue
      const cost =
        (handPromise(hand, this.yearsLeft) - handPromise(hand - weakestOf(hand, size), this.yearsLeft)) *
        this.prizes.usual
      const gain = this.worthOf(world, city, rewards!) - cost
      if (gain > most) {
        most = gain
        best = index
      }
    }
    return best
  }
}

/** Nobody has more stories than there are: the last ones are sure to be found anyway, so they count less. */
const softly = (stories: number): number => STORIES_A_PLAYER - Math.log1p(Math.exp(STORIES_A_PLAYER - stories))
