// What a position is worth to the lord who plans: the chance to be the one who remains, and what hand and place promise.
import type { View } from '../../../rules/xidit/view.types.ts'
import { type City, type Rewards, STORIES_A_PLAYER, TALLEST_GUILD } from '../../../rules/xidit/vocabulary.ts'
import { bestGain, placeWell } from './bards.ts'
import type { Planner, Titans } from './carry-out.ts'
import { censusWins } from './census-wins.ts'
import { Chances } from './chances.ts'
import { foresee, type YearsLeft } from './foresight.ts'
import { likelyMost } from './imagine.ts'
import { type Land, yearsToCensus } from './land.ts'
import { total, weakestOf } from './packed.ts'
import { handWorths, type Prizes, type PrizeWorth, promise, worthOfHand } from './promise.ts'
import type { RegionWorth } from './regions.ts'
import { guildOf, heightOf, ownerOf, type World } from './world.ts'

/** A reward that would do nothing. */
const IMPOSSIBLE = -1
/** Units break ties in the end. */
const TIE_BREAK = 0.01

export class Reckoning implements Planner {
  readonly seat: number
  readonly titans: Titans
  readonly regions: RegionWorth
  readonly #land: Land
  readonly #chances: Chances
  readonly #prizes: Prizes
  readonly #censusNow: boolean
  readonly #lastYear: boolean

  /** `left` counts the years after the one that is planned; `now` is the known position. */
  constructor(view: View, land: Land, seat: number, titans: Titans, left: YearsLeft, now: World, dummy = view.dummy) {
    const foresight = foresee(view, land, seat, left, dummy)
    this.seat = seat
    this.titans = titans
    this.regions = foresight.regions
    this.#land = land
    this.#chances = new Chances(view, land, foresight, now.gold)
    this.#censusNow = land.censusYears.includes(view.year)
    this.#lastYear = view.year === land.years
    this.#prizes = this.#prizesFrom(view, now)
  }

  /** At the end of the year: before its census, if it has one. */
  value(world: World): number {
    const won = this.#censusNow ? this.#afterCensus(world) : this.standing(world)
    if (this.#lastYear) return won + TIE_BREAK * total(world.hand(this.seat))
    return won + promise(world, this.#land, this.seat, this.#prizes)
  }

  /** The chances alone. */
  standing(world: World): number {
    return this.#standing(world.gold, world.stories, this.#points(world))
  }

  /** What one reward is worth in a city, or IMPOSSIBLE. */
  gain(world: World, city: City, reward: keyof Rewards, amount: number): number {
    if (reward === 'gold') return this.#ofGold(world, amount)
    return reward === 'bards' ? this.#ofBards(world, city, amount) : this.#ofStories(world, city, amount)
  }

  take(world: World, city: City, rewards: Rewards): void {
    const gold = this.#ofGold(world, rewards.gold)
    const bards = this.#ofBards(world, city, rewards.bards)
    const stories = this.#ofStories(world, city, rewards.stories)
    const least = Math.min(gold, bards, stories)
    const left = bards === least ? 'bards' : stories === least ? 'stories' : 'gold'
    if (left !== 'gold') world.gold += rewards.gold
    if (left !== 'bards' && bards !== IMPOSSIBLE) {
      const placed = Math.min(rewards.bards, world.bardsLeft)
      placeWell(world, this.regions, this.#land.borders[city]!, placed)
      world.bardsLeft -= placed
    }
    if (left !== 'stories' && stories !== IMPOSSIBLE) {
      const told = Math.min(rewards.stories, this.#room(world, city), world.storiesLeft)
      const height = heightOf(world.guild(city)) + told
      const unheld = Math.min(world.held, TALLEST_GUILD - height)
      world.putGuild(city, guildOf(this.seat, height + unheld))
      world.stories += told + unheld
      world.storiesLeft -= told
      world.held -= unheld
    }
  }

  titan(world: World, city: City): number {
    const hand = world.hand(this.seat)
    const strength = total(hand)
    let best = -1
    let most = 0
    for (const [index, { size, rewards }] of this.titans.entries()) {
      if (!rewards || !(world.raging & (1 << index)) || strength < size) continue
      const rest = hand - weakestOf(hand, size)
      const cost = worthOfHand(hand, this.#prizes.hand) - worthOfHand(rest, this.#prizes.hand)
      const gain = this.#ofBoth(world, city, rewards) - cost
      if (gain <= most) continue
      most = gain
      best = index
    }
    return best
  }

  #prizesFrom(view: View, now: World): Prizes {
    const land = this.#land
    const byCity = Float64Array.from(land.rewards, (rewards, city) => this.#ofBoth(now, city, rewards))
    const average = (worth: (city: City) => number) =>
      land.inPlay.reduce((sum, city) => sum + worth(city), 0) / land.inPlay.length
    const toCensus = yearsToCensus(land, view.year + 1)
    const worth: PrizeWorth = (what, amount) => {
      if (what === 'gold') return this.#ofGold(now, amount)
      if (what === 'bards') return average((city) => Math.max(0, this.#ofBards(now, city, amount)))
      const stories = now.stories
      return this.#chances.ofStories(Math.min(STORIES_A_PLAYER, stories + amount)) - this.#chances.ofStories(stories)
    }
    const usual = average((city) => byCity[city]!)
    const rivals = likelyMost(now, land, this.seat)
    const years = toCensus < 0 ? toCensus : toCensus + 1
    return { byCity, usual, hand: handWorths(usual, land.years - view.year, { years, rivals, worth }) }
  }

  /** What the best two are worth. */
  #ofBoth(world: World, city: City, rewards: Rewards): number {
    const gold = this.#ofGold(world, rewards.gold)
    const bards = Math.max(0, this.#ofBards(world, city, rewards.bards))
    const stories = Math.max(0, this.#ofStories(world, city, rewards.stories))
    return gold + bards + stories - Math.min(gold, bards, stories)
  }

  #standing(gold: number, stories: number, points: number): number {
    return this.#chances.ofGold(gold) + this.#chances.ofStories(stories) + this.#chances.ofPoints(points)
  }

  #points(world: World): number {
    let points = 0
    for (let region = 0; region < this.regions.length; region++) points += this.regions[region]![world.bards(region)]!
    return points
  }

  #afterCensus(world: World): number {
    const won = censusWins(world, this.#land.players, this.seat)
    const near = this.#land.borders[world.city(this.seat)]!
    const placed = near.length > 0 ? Math.min(won.bards, world.bardsLeft) : 0
    const more = placed > 0 ? bestGain(world, this.regions, near, placed) : 0
    const stories = world.stories + Math.min(won.story, world.storiesLeft)
    return this.#standing(world.gold + won.gold, stories, this.#points(world) + more)
  }

  #ofGold(world: World, gold: number): number {
    return this.#chances.ofGold(world.gold + gold) - this.#chances.ofGold(world.gold)
  }

  #ofBards(world: World, city: City, bards: number): number {
    const near = this.#land.borders[city]!
    const placed = Math.min(bards, world.bardsLeft)
    if (placed === 0 || near.length === 0) return IMPOSSIBLE
    const points = this.#points(world)
    const more = bestGain(world, this.regions, near, placed)
    return this.#chances.ofPoints(points + more) - this.#chances.ofPoints(points)
  }

  #ofStories(world: World, city: City, stories: number): number {
    const room = this.#room(world, city)
    const told = Math.min(stories, room, world.storiesLeft)
    if (told === 0) return IMPOSSIBLE
    const all = world.stories + told + Math.min(world.held, room - told)
    return this.#chances.ofStories(all) - this.#chances.ofStories(world.stories)
  }

  #room(world: World, city: City): number {
    const guild = world.guild(city)
    if (guild === 0) return TALLEST_GUILD
    return ownerOf(guild) === this.seat ? TALLEST_GUILD - heightOf(guild) : 0
  }
}
