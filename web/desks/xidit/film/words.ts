// Words of this game's film.
import { spoken } from '../../../words/words.ts'

export const filmWords = spoken(
  {
    chapters: {
      'set-up': 'Set-up',
      orders: 'Orders',
      census: 'Military census',
      assessments: 'Assessments',
      end: 'The end',
    },
    order: (slot: number) => `Order ${slot}`,
    census: {
      title: (year: number) => `Military census of year ${year}`,
      awaited: 'Everybody decides in secret how many units to show.',
      lord: 'Lord',
      most: 'most',
      won: (count: number, what: string) => `wins ${count} ${what}`,
      held: 'set aside',
    },
    unit: { militia: 'Militia', archer: 'Archers', infantry: 'Infantry', cleric: 'Clerics', mage: 'Mages' },
    reward: { gold: 'gold', bards: 'bards', stories: 'stories' },
    dummy: 'Dummy',
  },
  {
    chapters: {
      'set-up': 'Aufbau',
      orders: 'Befehle',
      census: 'Heerschau',
      assessments: 'Wertungen',
      end: 'Das Ende',
    },
    order: (slot: number) => `Befehl ${slot}`,
    census: {
      title: (year: number) => `Heerschau des Jahres ${year}`,
      awaited: 'Alle entscheiden im Geheimen, wie viele Einheiten sie zeigen.',
      lord: 'Fürst',
      most: 'am meisten',
      won: (count: number, what: string) => `gewinnt ${count} ${what}`,
      held: 'zurückgelegt',
    },
    unit: { militia: 'Miliz', archer: 'Schützen', infantry: 'Fußvolk', cleric: 'Kleriker', mage: 'Magier' },
    reward: { gold: 'Gold', bards: 'Barden', stories: 'Stockwerke' },
    dummy: 'Strohmann',
  },
)

export const yearWords = spoken(
  {
    title: (year: number, of: number) => `Year ${year} of ${of}`,
    rounds: 'Years',
    round: (year: number) => `Year ${year}`,
    next: (year: number) => `On to year ${year}`,
    watch: (year: number) => `Watch year ${year}`,
    watchAgain: 'Watch the years:',
    place: 'Place in the year',
    nothingYet: 'Nothing has happened in this year yet.',
    some: (years: string) => `years ${years}`,
    one: (year: string) => `year ${year}`,
    by: (what: string) => `${what}, by year`,
    column: 'Year',
  },
  {
    title: (year: number, of: number) => `Jahr ${year} von ${of}`,
    rounds: 'Jahre',
    round: (year: number) => `Jahr ${year}`,
    next: (year: number) => `Weiter mit Jahr ${year}`,
    watch: (year: number) => `Jahr ${year} ansehen`,
    watchAgain: 'Jahre ansehen:',
    place: 'Stelle im Jahr',
    nothingYet: 'In diesem Jahr ist noch nichts geschehen.',
    some: (years: string) => `Jahre ${years}`,
    one: (year: string) => `Jahr ${year}`,
    by: (what: string) => `${what} nach Jahren`,
    column: 'Jahr',
  },
)
