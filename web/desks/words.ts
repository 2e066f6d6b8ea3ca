// Words of choosing among the games.
import { spoken } from '../words/words.ts'

export const desksWords = spoken(
  {
    which: 'Which game',
    learn: {
      title: 'Learn a game',
      lead: 'A guided first game in ten short steps, against bots, with the real rules.',
    },
    rules: { title: 'The rules', lead: 'All there is to know, with every tile and card, to read and to print.' },
    toLesson: 'Learn in ten steps',
    toRules: 'Read the rules',
  },
  {
    which: 'Welches Spiel',
    learn: {
      title: 'Ein Spiel lernen',
      lead: 'Ein geführtes erstes Spiel in zehn kurzen Schritten, gegen Bots, mit den echten Regeln.',
    },
    rules: {
      title: 'Die Regeln',
      lead: 'Alles, was man wissen muss, mit jedem Plättchen und jeder Karte, zum Lesen und Drucken.',
    },
    toLesson: 'In zehn Schritten lernen',
    toRules: 'Regeln lesen',
  },
)
