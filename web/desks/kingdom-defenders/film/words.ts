// Words of this game's film.
import { spoken } from '../../../words/words.ts'

export const roundWords = spoken(
  {
    title: (round: number, of: number) => `Round ${round} of ${of}`,
    rounds: 'Rounds',
    round: (round: number) => `Round ${round}`,
    next: (round: number) => `On to round ${round}`,
    watch: (round: number) => `Watch round ${round}`,
    watchAgain: 'Watch the rounds:',
    place: 'Place in the round',
    nothingYet: 'Nothing has happened in this round yet.',
    some: (rounds: string) => `rounds ${rounds}`,
    one: (round: string) => `round ${round}`,
    by: (what: string) => `${what}, by round`,
    column: 'Round',
  },
  {
    title: (round: number, of: number) => `Runde ${round} von ${of}`,
    rounds: 'Runden',
    round: (round: number) => `Runde ${round}`,
    next: (round: number) => `Weiter mit Runde ${round}`,
    watch: (round: number) => `Runde ${round} ansehen`,
    watchAgain: 'Runden ansehen:',
    place: 'Stelle in der Runde',
    nothingYet: 'In dieser Runde ist noch nichts geschehen.',
    some: (rounds: string) => `Runden ${rounds}`,
    one: (round: string) => `Runde ${round}`,
    by: (what: string) => `${what} nach Runden`,
    column: 'Runde',
  },
)

export const chapterWords = spoken(
  {
    'set-up': 'Set-up',
    favour: 'Favour of the King',
    placement: 'Placement',
    'area-a': 'Characters',
    'area-b': 'Deeds, buildings, adventures',
    'area-c': 'Camps',
    horde: 'The Horde',
    gates: 'Gates and maintenance',
    end: 'The end',
  },
  {
    'set-up': 'Aufbau',
    favour: 'Gunst des Königs',
    placement: 'Einsetzen',
    'area-a': 'Charaktere',
    'area-b': 'Taten, Gebäude, Abenteuer',
    'area-c': 'Lager',
    horde: 'Die Horde',
    gates: 'Tore und Instandsetzung',
    end: 'Das Ende',
  },
)

export const ledgerWords = spoken(
  {
    title: 'Where everybody stands',
    figure: {
      ...{ fame: 'Fame', hero: 'discs on the hero', wounds: 'wounds', strength: 'Strength', magic: 'Magic' },
      ...{ cards: 'adventures', rewards: 'Rewards' },
    },
  },
  {
    title: 'So stehen alle da',
    figure: {
      ...{ fame: 'Ruhm', hero: 'Scheiben auf dem Helden', wounds: 'Wunden', strength: 'Stärke', magic: 'Magie' },
      ...{ cards: 'Abenteuer', rewards: 'Belohnungen' },
    },
  },
)
