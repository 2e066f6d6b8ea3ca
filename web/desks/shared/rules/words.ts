// What every page of rules says around them.
import { spoken } from '../../../words/words.ts'

export const rulesPageWords = spoken(
  {
    toLesson: 'Rather learn by playing',
    contents: 'Contents',
    print: 'Print',
    numbered: 'Every rule by its number',
    example: 'Example',
  },
  {
    toLesson: 'Lieber beim Spielen lernen',
    contents: 'Inhalt',
    print: 'Drucken',
    numbered: 'Jede Regel mit ihrer Nummer (englisch)',
    example: 'Beispiel',
  },
)
