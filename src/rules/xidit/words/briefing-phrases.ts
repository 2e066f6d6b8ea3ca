// The titles and lines a position is told in, one table a language. Lines are short: they are read before planning.
import type { Question } from '../questions.ts'
import type { Stage } from '../state.ts'
import type { Assessment, Road, Side, TitanSize, UnitKind } from '../vocabulary.ts'
import type { Person } from './people.ts'

export interface BriefingPhrases {
  title: {
    year(year: number, of: number): string
    asked: string
    hand: string
    heroes: string
    orders: string
    recruits: string
    threats: string
    destiny: string
    titans: string
    guilds: string
    bards: string
    result: string
  }

  stage: Record<Stage, string>
  slot(slot: number): string
  censusThisYear: string
  nextCensus(year: number): string
  noCensusLeft: string
  assessmentsAt(kinds: string, lastYear: number, now: boolean): string
  playOrder(names: string): string
  dummy(tracks: string): string
  waitsFor(kinds: string): string

  /** What is asked of the reader, and what may be done about it. */
  asked: {
    start: string
    orders(count: number, words: string): string
    ordersIn(orders: string): string
    spoils(creature: string, city: string, choose: number, rewards: string): string
    titan(city: string, titans: string): string
    census: string
    censusIn(units: string): string
    censusBards(bards: string, kind: UnitKind): string
    censusStory(cities: string): string
    bardsGoTo(regions: string): string
    dummy(tracks: string): string
    nothing: string
  }
  pending: Record<Question['t'], string>

  units(units: string): string
  noUnits: string
  holdings(gold: string, bards: string, stories: string): string
  held(stories: string): string
  hero(who: Person, city: string): string
  heroNowhere(who: Person): string
  acted(who: Person, cities: string): string
  roads(city: string, ways: readonly { road: Road; to: string }[]): string
  ordersOf(who: Person, orders: string): string

  tile(city: string, units: string): string
  threat(city: string, creature: string, needs: string, gives: string): string
  /** The same on its way. */
  queuedThreat(city: string, creature: string, needs: string, gives: string): string
  canPay: string
  lack(units: string): string
  none: string
  next: Record<Side, (tile: string) => string>
  nextNone: Record<Side, string>
  pile: Record<Side, (count: string, top: string) => string>
  pileEmpty: Record<Side, string>
  discards(recruits: string, threats: string): string
  barracks(units: string): string
  recruitTiles(count: number, of: number): string

  titan(size: TitanSize, creature: string, raging: boolean, gives: string, below: number): string
  titansGone(size: TitanSize): string
  influence(who: Person, influence: number, guilds: string): string
  region(name: string, first: number, second: number): string
  bardsIn(region: string, bards: string): string
  bastion: string
  /** What the figures behind a region's name are. */
  regionScores: string
  nobodyIn(regions: string): string
  noGuilds: string
  hiddenBards: Record<'others' | 'all', string>

  assessed(kind: Assessment, figures: string): string
  standings(places: string): string
}
