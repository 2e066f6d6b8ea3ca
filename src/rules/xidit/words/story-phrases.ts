// The sentences a story is told in, one table a language. What is said of the reader is said in the second person.
import type { Assessment, Failure, Reward, Road, Side, TitanSize, UnitKind } from '../vocabulary.ts'
import type { Person } from './people.ts'

/** Spoils as far as they were taken, each already in words. */
export interface SpoilsSaid {
  gold?: string
  /** How many and where. */
  bards?: string
  stories?: string
  unheld?: string
  dummy?: string
}

export interface StoryPhrases {
  begun(players: number, years: number): string
  recruitsIn(cities: string): string
  threatsIn(cities: string): string
  assessmentOrder(first: string, second: string, third: string): string
  dummyStarts(tracks: string): string
  firstSeat(who: Person): string
  startChosen(who: Person, city: string): string

  revealed(year: number): string
  ordersOf(who: Person, orders: string): string
  moved(who: Person, road: Road, from: string, to: string): string
  waited(who: Person, city: string): string
  noRoad(who: Person, road: Road, city: string): string
  actFailed: Record<Exclude<Failure, 'no-road' | 'lacking-units'>, (who: Person, city: string) => string>
  /** A threat says what is missing; any units do for a titan; of others it may not be known which it was. */
  lackingForThreat(who: Person, city: string, creature: string | null, missing: string): string
  lackingForTitan(who: Person, city: string): string
  lackingUnits(who: Person, city: string): string
  recruited(who: Person, unit: string, city: string): string
  threatBeaten(who: Person, creature: string, city: string, units: string): string
  titanBeaten(who: Person, creature: string, size: TitanSize, city: string, units: string): string
  spoils(who: Person, city: string, taken: SpoilsSaid): string
  asked: Record<'spoils' | 'titan' | 'census-bards' | 'census-story', (who: Person) => string>

  recruitsGone(city: string): string
  recruitsCame(city: string, units: string): string
  threatCame(city: string, creature: string, needs: string): string
  threatCameUnknown(city: string): string
  nextFromOtherPile: Record<Side, (city: string) => string>
  pileTurned: Record<Side, (count: number) => string>
  /** With the sizes of those that did not rage before. */
  titansAwoke(sizes: readonly TitanSize[]): string
  reinforced(recruits: string, threats: string, next: string | null): string

  censusCalled(year: number): string
  shows(who: Person, units: string): string
  nobodyShows(kind: UnitKind): string
  showsMost(winners: readonly Person[], kind: UnitKind, count: number | null): string
  wonGold(who: Person, gold: string): string
  wonBards(who: Person, bards: string): string
  wonStory(who: Person, city: string): string
  wonHeld(who: Person): string
  wonNothing: Record<Exclude<Reward, 'gold'>, (who: Person) => string>
  /** After a prize that is smaller because it is shared. */
  shared(alone: string): string

  yearBegun(year: number, who: Person): string
  assessed(kind: Assessment, figures: string): string
  alreadyOut(figures: string): string
  tied(value: number, ranking: string): string
  tiedWithDummy(value: number): string
  eliminated(who: Person): string
  winner(who: Person): string
  noWinner: string
  standings(places: string): string
}
