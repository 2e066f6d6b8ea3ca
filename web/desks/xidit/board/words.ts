// Words of the board.
import { spoken } from '../../../words/words.ts'

export const boardWords = spoken(
  {
    map: 'The map',
    inWords: 'The board in words',
    cities: 'Cities',
    capital: 'capital',
    road: (road: string, to: string) => `${road} to ${to}`,
    recruits: (units: string) => `Recruits: ${units}`,
    threat: (creature: string, needs: string, rewards: string) =>
      `Threat: ${creature}. Needs ${needs}. Brings ${rewards}`,
    guild: (who: string, height: number) => `Guild of ${who}, height ${height}`,
    heroes: (who: string) => `Here: ${who}`,
    regions: 'Regions',
    scores: (first: number, second: number) => `most bards ${first}, second most ${second}`,
    borders: (cities: string) => `Cities on its edge: ${cities}`,
    bards: (who: string) => `Bards: ${who}`,
    noBards: 'No bards yet',
    unknown: 'unknown',
    closed: 'closed',
    titans: 'Titans',
    titan: (size: number, creature: string, state: string, left: number) =>
      `Size ${size}: ${creature}, ${state}, ${left} left`,
    titanGone: (size: number) => `Size ${size}: all beaten`,
  },
  {
    map: 'Die Karte',
    inWords: 'Der Spielplan in Worten',
    cities: 'Städte',
    capital: 'Hauptstadt',
    road: (road: string, to: string) => `${road} nach ${to}`,
    recruits: (units: string) => `Rekruten: ${units}`,
    threat: (creature: string, needs: string, rewards: string) =>
      `Bedrohung: ${creature}. Verlangt ${needs}. Bringt ${rewards}`,
    guild: (who: string, height: number) => `Gilde von ${who}, Höhe ${height}`,
    heroes: (who: string) => `Hier: ${who}`,
    regions: 'Regionen',
    scores: (first: number, second: number) => `meiste Barden ${first}, zweitmeiste ${second}`,
    borders: (cities: string) => `Städte am Rand: ${cities}`,
    bards: (who: string) => `Barden: ${who}`,
    noBards: 'Noch keine Barden',
    unknown: 'unbekannt',
    closed: 'gesperrt',
    titans: 'Titanen',
    titan: (size: number, creature: string, state: string, left: number) =>
      `Größe ${size}: ${creature}, ${state}, ${left} übrig`,
    titanGone: (size: number) => `Größe ${size}: alle besiegt`,
  },
)
