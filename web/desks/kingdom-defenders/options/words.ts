// Words of what is agreed before a game.
import { spoken } from '../../../words/words.ts'

export const optionsWords = spoken(
  {
    players: 'How many play?',
    player: { 2: 'Two players', 3: 'Three players', 4: 'Four players' },
    playersHint: {
      2: 'A duel without attacks: fewer characters, three adventures on offer, two dice, and some spaces closed.',
      3: 'Most of the board is open, and the dice leave one out.',
      4: 'All spaces are open, and the Hordes are larger: nobody can hold the Wall alone.',
    },
    difficulty: 'Which tiles?',
    difficulties: { standard: 'Standard', advanced: 'Advanced', expert: 'Expert', custom: 'Your own choice' },
    difficultyHint: {
      standard: 'Tiles of one star: plain, friendly, good for a first game.',
      advanced: 'Tiles of one or two stars: more ways to act, still no attacks.',
      expert: 'All tiles, among them those that attack. At most two of these are dealt.',
      custom: 'You say tile by tile what may be dealt.',
    },
    variant: 'Which way to play?',
    variants: { none: 'As in the rules', family: 'Family', extreme: 'Extreme' },
    variantHint: {
      none: 'Six rounds; the first Horde comes in the second.',
      family: 'Five rounds without Hordes: no camps, no sieges, the city cannot fall.',
      extreme: 'A Horde is there from the first round on.',
    },
    pool: {
      title: 'Tiles that may be dealt',
      about:
        'What is printed on the board is always there. One or two harder tiles at a time are a good way to get to know them.',
      characters: 'Characters',
      buildings: 'Buildings',
      stars: (stars: number) => (stars === 1 ? 'one star' : `${stars} stars`),
      takenOut: 'Not in this game: the number of players or the variant takes it out.',
      enough: 'This is enough.',
      tooFew: 'This is not enough yet: the game must be able to deal tiles that attack nobody.',
      counted: {
        characters: (there: number, needed: number) => `Characters without an attack: ${there}, at least ${needed}.`,
        buildings: (there: number, needed: number) => `Buildings without an attack: ${there}, at least ${needed}.`,
      },
      advice: (harder: number) =>
        `${harder} tiles of more than one star: plenty for people who play for the first time.`,
    },
  },
  {
    players: 'Wie viele spielen?',
    player: { 2: 'Zu zweit', 3: 'Zu dritt', 4: 'Zu viert' },
    playersHint: {
      2: 'Ein Duell ohne Angriffe: weniger Charaktere, drei Abenteuer zur Wahl, zwei Würfel, und einige Felder sind zu.',
      3: 'Fast der ganze Plan ist offen, und ein Würfel bleibt draußen.',
      4: 'Alle Felder sind offen, und die Horden sind größer: Niemand hält die Mauer allein.',
    },
    difficulty: 'Welche Plättchen?',
    difficulties: { standard: 'Einfach', advanced: 'Fortgeschritten', expert: 'Anspruchsvoll', custom: 'Eigene Wahl' },
    difficultyHint: {
      standard: 'Plättchen mit einem Stern: schlicht, freundlich, gut für ein erstes Spiel.',
      advanced: 'Plättchen mit einem oder zwei Sternen: mehr Möglichkeiten, noch keine Angriffe.',
      expert: 'Alle Plättchen, auch solche, die angreifen. Davon kommen höchstens zwei ins Spiel.',
      custom: 'Du sagst Plättchen für Plättchen, was ausgeteilt werden darf.',
    },
    variant: 'Wie wird gespielt?',
    variants: { none: 'Wie in den Regeln', family: 'Familie', extreme: 'Extrem' },
    variantHint: {
      none: 'Sechs Runden; die erste Horde kommt in der zweiten.',
      family: 'Fünf Runden ohne Horden: keine Lager, keine Belagerung, die Stadt kann nicht fallen.',
      extreme: 'Von der ersten Runde an steht eine Horde vor der Tür.',
    },
    pool: {
      title: 'Plättchen, die ausgeteilt werden dürfen',
      about:
        'Was auf dem Plan gedruckt ist, ist immer da. Ein oder zwei schwerere Plättchen auf einmal: So lernt man sie gut kennen.',
      characters: 'Charaktere',
      buildings: 'Gebäude',
      stars: (stars: number) => (stars === 1 ? 'ein Stern' : `${stars} Sterne`),
      takenOut: 'Nicht in diesem Spiel: Die Zahl der Mitspielenden oder die Spielart nimmt es heraus.',
      enough: 'Das genügt.',
      tooFew: 'Das genügt noch nicht: Es müssen genug Plättchen da sein, die niemanden angreifen.',
      counted: {
        characters: (there: number, needed: number) => `Charaktere ohne Angriff: ${there}, mindestens ${needed}.`,
        buildings: (there: number, needed: number) => `Gebäude ohne Angriff: ${there}, mindestens ${needed}.`,
      },
      advice: (harder: number) =>
        `${harder} Plättchen mit mehr als einem Stern: reichlich für alle, die zum ersten Mal spielen.`,
    },
  },
)
