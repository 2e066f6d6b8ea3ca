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

/** Tiles in the order in which they will come, as far as it can be guessed. */
export interface Lines {
  readonly recruit: readonly City[]
  readonly threat: readonly City[]
}

/** Numbers that stand alone, at the end of the row. */
const LONE = 13
/** More changes than any year can bring. */
const NOTES = 2048

export class World {
  /** Tiles by city come first. */
  readonly #cells: Int32Array
  readonly #notes = new Int32Array(2 * NOTES)
  #noted = 0
  readonly #guilds: number
  readonly #cities: number
  readonly #hands: number
  readonly #acted: number
  readonly #bards: number
  readonly #lone: number

  constructor(land: Land) {
    this.#guilds = land.rewards.length
    this.#cities = 2 * land.rewards.length
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
  get barracks(): number {
    return this.#cells[this.#lone]!
  }
  set barracks(value: number) {
    this.#put(this.#lone, value)
  }
  /** On the board. */
  get recruitTiles(): number {
    return this.#cells[this.#lone + 1]!
  }
  set recruitTiles(value: number) {
    this.#put(this.#lone + 1, value)
  }
  /** How far each line of tiles has moved up. */
  get recruitsCame(): number {
    return this.#cells[this.#lone + 2]!
  }
  set recruitsCame(value: number) {
    this.#put(this.#lone + 2, value)
  }
  get threatsCame(): number {
    return this.#cells[this.#lone + 3]!
  }
  set threatsCame(value: number) {
    this.#put(this.#lone + 3, value)
  }
  /** Recruitment tiles that have left. */
  get emptied(): number {
    return this.#cells[this.#lone + 4]!
  }
  set emptied(value: number) {
    this.#put(this.#lone + 4, value)
  }
  /** A bit for each titan that may be beaten now, and for each that can still awaken. */
  get raging(): number {
    return this.#cells[this.#lone + 5]!
  }
  set raging(value: number) {
    this.#put(this.#lone + 5, value)
  }
  get slumbering(): number {
    return this.#cells[this.#lone + 6]!
  }
  set slumbering(value: number) {
    this.#put(this.#lone + 6, value)
  }
  /** The planner's, as is all that follows. */
  get gold(): number {
    return this.#cells[this.#lone + 7]!
  }
  set gold(value: number) {
    this.#put(this.#lone + 7, value)
  }
  get stories(): number {
    return this.#cells[this.#lone + 8]!
  }
  set stories(value: number) {
    this.#put(this.#lone + 8, value)
  }
  get storiesLeft(): number {
    return this.#cells[this.#lone + 9]!
  }
  set storiesLeft(value: number) {
    this.#put(this.#lone + 9, value)
  }
  get bardsLeft(): number {
    return this.#cells[this.#lone + 10]!
  }
  set bardsLeft(value: number) {
    this.#put(this.#lone + 10, value)
  }
  get held(): number {
    return this.#cells[this.#lone + 11]!
  }
  set held(value: number) {
    this.#put(this.#lone + 11, value)
  }
  /** What a planner who counts otherwise has won. */
  get won(): number {
    return this.#cells[this.#lone + 12]!
  }
  set won(value: number) {
    this.#put(this.#lone + 12, value)
  }
}
