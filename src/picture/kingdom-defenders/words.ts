// What only the picture says, in English and German. The names of things, stages and people come from the rules.
import type { Die } from '../../rules/kingdom-defenders/vocabulary.ts'
import type { Locale } from '../../rules/ruleset.ts'

export interface Words {
  board: string
  round: string
  roundOf(round: number, of: number): string
  saved: string
  fallen: string
  wall: string
  wallState: Record<'A' | 'B' | 'none', string>
  towers: Record<Die, string>
  phases: Record<string, string>
  noHorde: string
  special: string
  missing: string
  siege: string
  path: string
  pile: string
  empty: string
  faceDown: string
  closed(players: number): string
  asks: string
  most(count: number): string
  wounds: string
  discs: string
  disc(count: number): string
  aside: string
  cards: string
  rewards: string
  goods: string
  bonus: string
  dieOut: string
  turn(place: number): string
  total(points: number): string
  waiting: string
  you: string
  camp: string
  step(step: number): string
  legend: string
  signs: Record<LegendSign, string>
}

export const LEGEND_SIGNS = [
  ...(['weapon', 'spell', 'both', 'coin', 'loot', 'fame'] as const),
  ...(['wound', 'heal', 'strength', 'magic', 'disc', 'tent'] as const),
  ...(['card', 'deed', 'chest', 'trophy', 'legendaryWeapon', 'arcaneTome'] as const),
  ...(['orb', 'rune:wild', 'passive', 'attack', 'expires', 'shut'] as const),
]
export type LegendSign = (typeof LEGEND_SIGNS)[number]

const en: Words = {
  board: 'Kingdom Defenders',
  round: 'Round',
  roundOf: (round, of) => `Round ${round} of ${of}`,
  saved: 'The city stands. Defender of the Kingdom',
  fallen: 'The city has fallen. Did best',
  wall: 'Wall',
  wallState: { A: 'whole', B: 'damaged', none: 'fallen' },
  towers: { force: 'Force', magic: 'Magic', healing: 'Healing', wealth: 'Wealth' },
  phases: {
    '1': 'New round',
    '2': 'Favour of the King',
    '3': 'Placement',
    '4.1': 'Characters',
    '4.2': 'Deeds, buildings, adventures',
    '4.3': 'Camps',
    '4.4': 'The Horde',
    '4.5': 'Gates',
    '5': 'Maintenance',
  },
  noHorde: 'No Horde',
  special: 'Special Horde',
  missing: 'missing',
  siege: 'siege',
  path: 'Path of the Horde',
  pile: 'pile',
  empty: 'empty',
  faceDown: 'face down',
  closed: (players) => (players === 4 ? 'for 4 players' : `for ${players} or more players`),
  asks: 'asks',
  most: (count) => `at most ${count}`,
  wounds: 'Wounds',
  discs: 'discs on the hero',
  disc: (count) => (count === 1 ? '1 disc' : `${count} discs`),
  aside: 'set aside',
  cards: 'adventures',
  rewards: 'Rewards',
  goods: 'in hand',
  bonus: 'bonus',
  dieOut: 'stays out',
  turn: (place) => `place ${place} in turn order`,
  total: (points) => `${points} points`,
  waiting: 'is asked',
  you: 'you',
  camp: 'Camp',
  step: (step) => `step ${step}`,
  legend: 'Legend',
  signs: {
    ...{ weapon: 'weapon', spell: 'spell', both: 'weapon or spell', coin: 'coin', loot: 'loot', fame: 'Fame' },
    ...{ wound: 'wound', heal: 'healing', strength: 'step of Strength', magic: 'step of Magic' },
    ...{ disc: 'disc', tent: 'into the camp', card: 'adventure', deed: 'deed', chest: 'Reward', trophy: 'Trophy' },
    ...{ legendaryWeapon: 'Legendary Weapon', arcaneTome: 'Arcane Tome', orb: 'Orb', 'rune:wild': 'Rune' },
    ...{ passive: 'works all round', attack: 'attack', expires: 'leaves the row', shut: 'closed' },
  },
}

const de: Words = {
  board: 'Verteidiger des Königreichs',
  round: 'Runde',
  roundOf: (round, of) => `Runde ${round} von ${of}`,
  saved: 'Die Stadt steht. Verteidigung des Königreichs',
  fallen: 'Die Stadt ist gefallen. Am besten war',
  wall: 'Mauer',
  wallState: { A: 'heil', B: 'beschädigt', none: 'gefallen' },
  towers: { force: 'Kraft', magic: 'Magie', healing: 'Heilung', wealth: 'Reichtum' },
  phases: {
    '1': 'Neue Runde',
    '2': 'Gunst des Königs',
    '3': 'Einsetzen',
    '4.1': 'Charaktere',
    '4.2': 'Taten, Gebäude, Abenteuer',
    '4.3': 'Lager',
    '4.4': 'Die Horde',
    '4.5': 'Tore',
    '5': 'Instandsetzung',
  },
  noHorde: 'Keine Horde',
  special: 'Besondere Horde',
  missing: 'fehlen',
  siege: 'Belagerung',
  path: 'Weg der Horde',
  pile: 'Stapel',
  empty: 'leer',
  faceDown: 'verdeckt',
  closed: (players) => (players === 4 ? 'zu viert' : `ab ${players} Personen`),
  asks: 'verlangt',
  most: (count) => `höchstens ${count}`,
  wounds: 'Wunden',
  discs: 'Scheiben auf dem Helden',
  disc: (count) => (count === 1 ? '1 Scheibe' : `${count} Scheiben`),
  aside: 'beiseite',
  cards: 'Abenteuer',
  rewards: 'Belohnungen',
  goods: 'auf der Hand',
  bonus: 'dazu',
  dieOut: 'bleibt draußen',
  turn: (place) => `Platz ${place} der Reihenfolge`,
  total: (points) => `${points} Punkte`,
  waiting: 'ist gefragt',
  you: 'du',
  camp: 'Lager',
  step: (step) => `Stufe ${step}`,
  legend: 'Legende',
  signs: {
    ...{ weapon: 'Waffe', spell: 'Zauber', both: 'Waffe oder Zauber', coin: 'Münze', loot: 'Beute', fame: 'Ruhm' },
    ...{ wound: 'Wunde', heal: 'Heilung', strength: 'Stufe Stärke', magic: 'Stufe Magie' },
    ...{ disc: 'Scheibe', tent: 'ins Lager', card: 'Abenteuer', deed: 'Tat', chest: 'Belohnung', trophy: 'Trophäe' },
    ...{ legendaryWeapon: 'Legendäre Waffe', arcaneTome: 'Arkanes Buch', orb: 'Kugel', 'rune:wild': 'Rune' },
    ...{ passive: 'wirkt dauernd', attack: 'Angriff', expires: 'verlässt die Reihe', shut: 'geschlossen' },
  },
}

const WORDS: Readonly<Record<Locale, Words>> = { en, de }

export const wordsOf = (locale: Locale): Words => WORDS[locale]
