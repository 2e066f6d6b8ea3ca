// The words of the picture, in English and German. Names of cities, regions and creatures come from the pack.
import type { Stage } from '../../rules/xidit/state.ts'
import type { Assessment, Reward, Road, Side, UnitKind } from '../../rules/xidit/vocabulary.ts'

export interface Words {
  locale: string
  board: string
  year(year: number, of: number): string
  stages: Record<Stage, string>
  census: string
  assessments: string
  assessment: Record<Assessment, string>
  dummy: string
  first: string
  you: string
  seat: string
  influence: string
  unit: Record<UnitKind, string>
  reward: Record<Reward, string>
  road: Record<Road, string>
  side: Record<Side, string>
  destiny: string
  next: string
  pile: string
  discard: string
  nothing: string
  titan: string
  titans: string
  raging: string
  slumbering: string
  left: string
  gone: string
  legend: string
  barracks: string
  hero: string
  guild: string
  height: string
  bards: string
  unknown: string
  closed: string
  needs: string
  firstAndSecond: string
  winner: string
  saved: string
}

const en: Words = {
  locale: 'en',
  board: 'The Kingdom of Xidit',
  year: (year, of) => `Year ${year} of ${of}`,
  stages: {
    start: 'Heroes choose their cities',
    orders: 'Orders are awaited',
    year: 'The year is under way',
    census: 'Military census',
    judging: 'The census is judged',
    over: 'The game is over',
  },
  census: 'census',
  assessments: 'Assessments',
  assessment: { wealth: 'Wealth', influence: 'Influence', reputation: 'Reputation' },
  dummy: 'Dummy',
  first: 'first',
  you: 'you',
  seat: 'Seat',
  influence: 'influence',
  unit: { militia: 'Militia', archer: 'Archer', infantry: 'Infantry', cleric: 'Cleric', mage: 'Mage' },
  reward: { gold: 'Gold', bards: 'Bards', stories: 'Stories' },
  road: { red: 'red road', blue: 'blue road', black: 'black road' },
  side: { recruit: 'Recruitment', threat: 'Threat' },
  destiny: 'Path of destiny',
  next: 'next',
  pile: 'pile',
  discard: 'discard',
  nothing: 'none',
  titan: 'Titan',
  titans: 'Titans',
  raging: 'raging',
  slumbering: 'slumbering',
  left: 'left',
  gone: 'all beaten',
  legend: 'Legend',
  barracks: 'in the barracks',
  hero: 'Hero',
  guild: 'Guild',
  height: 'height',
  bards: 'Bards',
  unknown: 'unknown',
  closed: 'closed',
  needs: 'needs',
  firstAndSecond: 'Score: most | second most bards',
  winner: 'Savior of the Kingdom',
  saved: 'nobody saved the Kingdom',
}

const de: Words = {
  locale: 'de',
  board: 'Das Königreich Xidit',
  year: (year, of) => `Jahr ${year} von ${of}`,
  stages: {
    start: 'Die Helden wählen ihre Städte',
    orders: 'Befehle werden erwartet',
    year: 'Das Jahr ist im Gange',
    census: 'Heerschau',
    judging: 'Die Heerschau wird gewertet',
    over: 'Das Spiel ist zu Ende',
  },
  census: 'Heerschau',
  assessments: 'Wertungen',
  assessment: { wealth: 'Reichtum', influence: 'Einfluss', reputation: 'Ansehen' },
  dummy: 'Strohmann',
  first: 'beginnt',
  you: 'du',
  seat: 'Platz',
  influence: 'Einfluss',
  unit: { militia: 'Miliz', archer: 'Schütze', infantry: 'Fußvolk', cleric: 'Kleriker', mage: 'Magier' },
  reward: { gold: 'Gold', bards: 'Barden', stories: 'Stockwerke' },
  road: { red: 'rote Straße', blue: 'blaue Straße', black: 'schwarze Straße' },
  side: { recruit: 'Rekrutierung', threat: 'Bedrohung' },
  destiny: 'Pfad des Schicksals',
  next: 'als Nächstes',
  pile: 'Stapel',
  discard: 'Ablage',
  nothing: 'keine',
  titan: 'Titan',
  titans: 'Titanen',
  raging: 'wütet',
  slumbering: 'schlummert',
  left: 'übrig',
  gone: 'alle besiegt',
  legend: 'Legende',
  barracks: 'in der Kaserne',
  hero: 'Held',
  guild: 'Gilde',
  height: 'Höhe',
  bards: 'Barden',
  unknown: 'unbekannt',
  closed: 'gesperrt',
  needs: 'verlangt',
  firstAndSecond: 'Wertung: meiste | zweitmeiste Barden',
  winner: 'Retter des Königreichs',
  saved: 'niemand hat das Königreich gerettet',
}

export const wordsOf = (locale: 'en' | 'de' | undefined): Words => (locale === 'de' ? de : en)
