// Words of the standing instructions. What each is about, and its default, the rules say themselves.
import { spoken } from '../../../words/words.ts'

export const standingWords = spoken(
  {
    intro:
      'A round runs from window to window without stopping. These instructions decide for you on the way. Nobody else sees them, and you can change them at any time.',
    values: { steward: 'The steward places for me', auto: 'By themselves' },
    even: 'Evenly',
    wound: 'A wound',
    ownOrder: 'In my order',
    ownOrderHint: 'What is not in the list comes after it, as usual.',
    addOne: 'Next in the list',
    campOwn: 'As I say',
    campMost: 'At most so many at a time',
    campFirst: (what: string) => `${what} first`,
    said: (title: string, what: string) => `${title}: ${what}.`,
    asked: (what: string) => `You are asked about: ${what}.`,
    camp: (most: number, first: string) => `at most ${most}, ${first} first`,
    afterwards: ', then ',
    allUsual: 'Everything goes as usual.',
    restUsual: 'All else as usual.',
  },
  {
    intro:
      'Eine Runde läuft von Fenster zu Fenster ohne Halt. Diese Anweisungen entscheiden unterwegs für dich. Niemand sonst sieht sie, und du kannst sie jederzeit ändern.',
    values: { steward: 'Der Verwalter setzt für mich', auto: 'Von selbst' },
    even: 'Gleichmäßig',
    wound: 'Eine Wunde',
    ownOrder: 'In meiner Reihenfolge',
    ownOrderHint: 'Was nicht in der Liste steht, kommt danach, wie üblich.',
    addOne: 'Als Nächstes in die Liste',
    campOwn: 'Wie ich sage',
    campMost: 'Höchstens so viele auf einmal',
    campFirst: (what: string) => `Zuerst ${what}`,
    said: (title: string, what: string) => `${title}: ${what}.`,
    asked: (what: string) => `Gefragt wirst du zu: ${what}.`,
    camp: (most: number, first: string) => `höchstens ${most}, zuerst ${first}`,
    afterwards: ', dann ',
    allUsual: 'Alles geschieht wie üblich.',
    restUsual: 'Alles andere wie üblich.',
  },
)
