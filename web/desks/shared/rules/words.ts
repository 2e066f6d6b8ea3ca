// What every page of rules says around them.
import { spoken } from '../../../words/words.ts'

export const rulesPageWords = spoken(
  {
    toLesson: 'Rather learn by playing',
    contents: 'Contents',
    print: 'Print',
    example: 'Example',
  },
  {
    toLesson: 'Lieber beim Spielen lernen',
    contents: 'Inhalt',
    print: 'Drucken',
    example: 'Beispiel',
  },
)
