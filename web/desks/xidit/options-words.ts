// Words of what is agreed before a game.
import { spoken } from '../../words/words.ts'

export const optionsWords = spoken(
  {
    players: 'How many play?',
    player: { 3: 'Three players', 4: 'Four players', 5: 'Five players' },
    playersHint: {
      3: 'The land is smaller, and a dummy takes part in the assessments.',
      4: 'Room enough for everybody.',
      5: 'Crowded: the first assessment sends two home.',
    },
    length: 'How long?',
    lengths: { long: 'Long: 12 years', short: 'Short: 9 years' },
    lengthHint: {
      long: 'A census every four years. At a year a day, about two weeks.',
      short: 'A census every three years, with fewer city tiles. At a year a day, about ten days.',
    },
    dummy: 'How strong is the dummy?',
    dummies: { normal: 'Normal', hard: 'Hard' },
    dummyHint: {
      normal: 'It starts with 6, 5 and 4, and rises by one with every victory.',
      hard: 'It starts with 7, 6 and 5: whoever lags behind is out sooner.',
    },
  },
  {
    players: 'Wie viele spielen?',
    player: { 3: 'Zu dritt', 4: 'Zu viert', 5: 'Zu fünft' },
    playersHint: {
      3: 'Das Land ist kleiner, und ein Strohmann zählt bei den Wertungen mit.',
      4: 'Platz genug für alle.',
      5: 'Es wird eng: Die erste Wertung schickt zwei nach Hause.',
    },
    length: 'Wie lange?',
    lengths: { long: 'Lang: 12 Jahre', short: 'Kurz: 9 Jahre' },
    lengthHint: {
      long: 'Alle vier Jahre eine Heerschau. Bei einem Jahr am Tag etwa zwei Wochen.',
      short: 'Alle drei Jahre eine Heerschau, mit weniger Stadtplättchen. Bei einem Jahr am Tag etwa zehn Tage.',
    },
    dummy: 'Wie stark ist der Strohmann?',
    dummies: { normal: 'Normal', hard: 'Schwer' },
    dummyHint: {
      normal: 'Er beginnt mit 6, 5 und 4 und steigt mit jedem Sieg um eins.',
      hard: 'Er beginnt mit 7, 6 und 5: Wer zurückliegt, ist eher draußen.',
    },
  },
)
