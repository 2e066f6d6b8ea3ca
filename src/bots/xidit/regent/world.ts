// A position as the regent imagines it while looking ahead. All of it lies in one row of numbers, and every change is
// noted, so that a step is taken back for the price of its changes. Of what lords own it follows every hand, but gold,
// stories and bards only of the lord who plans.
import type { City } from '../../../rules/xidit/vocabulary.ts'
import type { Land } from './land.ts'
import type { Packed } from './packed.ts'

/** On a city without a tile; on one with a threat; any other number is the units on a recruitment tile. */
export const NO_TILE = 0
export const THREAT = -1

/** A guild as one number; 0 is none. */
export const guildOf = (seat: number, height: number): number => 8 * (seat + 1) + height
export const heightOf = (guild: number): number => guild & 7
export const ownerOf = (guild: number): number => (guild >> 3) - 1

/** Numbers that stand alone. */
export const BARRACKS = 0
/** On the board. */
export const RECRUIT_TILES = 1
/** How far each line of tiles has moved up. */
export const RECRUITS_CAME = 2
export const THREATS_CAME = 3
/** Recruitment tiles that have left. */
export const EMPTIED = 4
/** A bit for each titan that may be beaten now, and for each that can still awaken. */
export const RAGING = 5
export const SLUMBERING = 6
/** The planner's, as is all that follows. */
export const GOLD = 7
export const STORIES = 8
export const STORIES_LEFT = 9
export const BARDS_LEFT = 10
export const HELD = 11
/** What a planner who counts otherwise has won. */
export const WON = 12
const LONE = 13

/** Tiles in the order in which they will come, as far as it can be guessed. */
export interface Lines {
  readonly recruit: readonly City[]
  readonly threat: readonly City[]
}

/** More changes than any year can bring. */
const NOTES = 1024

export class World {
  /** Tiles by city come first. */
  readonly #cells: Int32Array
  readonly #notes = new Int32Array(2 * NOTES)
  #noted = 0
  readonly cityCount: number
  readonly #guilds: number
  readonly #cities: number
  readonly #hands: number
  readonly #acted: number
  readonly #bards: number
  readonly #lone: number

  constructor(land: Land) {
    this.cityCount = land.rewards.length
    this.#guilds = this.cityCount
    this.#cities = 2 * this.cityCount
    this.#hands = this.#cities + land.players
    this.#acted = this.#hands + land.players
    this.#bards = this.#acted + land.players
    this.#lone = this.#bards + land.regions.length
    this.#cells = new Int32Array(this.#lone + LONE)
  }

  copy(land: Land): World {
    const copy = new World(land)
    copy.#cells.set(this.#cells)
    return copy
  }

  /** How things are now, for `takeBack`. */
  mark(): number {
    return this.#noted
  }

  takeBack(mark: number): void {
    while (this.#noted > mark) {
      this.#noted -= 2
      this.#cells[this.#notes[this.#noted]!] = this.#notes[this.#noted + 1]!
    }
  }

  #put(cell: number, value: number): void {
    this.#notes[this.#noted] = cell
    this.#notes[this.#noted + 1] = this.#cells[cell]!
    this.#noted += 2
    this.#cells[cell] = value
  }

  tile(city: City): Packed {
    return this.#cells[city]!
  }
  putTile(city: City, tile: Packed): void {
    this.#put(city, tile)
  }
  guild(city: City): number {
    return this.#cells[this.#guilds + city]!
  }
  putGuild(city: City, guild: number): void {
    this.#put(this.#guilds + city, guild)
  }
  city(seat: number): City {
    return this.#cells[this.#cities + seat]!
  }
  putHero(seat: number, city: City): void {
    this.#put(this.#cities + seat, city)
  }
  hand(seat: number): Packed {
    return this.#cells[this.#hands + seat]!
  }
  putHand(seat: number, hand: Packed): void {
    this.#put(this.#hands + seat, hand)
  }
  hasActed(seat: number, city: City): boolean {
    return (this.#cells[this.#acted + seat]! & (1 << city)) !== 0
  }
  putActed(seat: number, city: City): void {
    this.#put(this.#acted + seat, this.#cells[this.#acted + seat]! | (1 << city))
  }
  /** The planner's. */
  bards(region: number): number {
    return this.#cells[this.#bards + region]!
  }
  addBards(region: number, count: number): void {
    this.#put(this.#bards + region, this.#cells[this.#bards + region]! + count)
  }
  get(lone: number): number {
    return this.#cells[this.#lone + lone]!
  }
  put(lone: number, value: number): void {
    this.#put(this.#lone + lone, value)
  }
  add(lone: number, more: number): void {
    this.#put(this.#lone + lone, this.#cells[this.#lone + lone]! + more)
  }
}
