// What is said of Lords of Xidit where it is only named.
import { spoken } from '../../words/words.ts'

export const about = spoken(
  {
    name: 'Lords of Xidit',
    line: 'Six secret orders a year: travel, recruit, beat what threatens the cities. And never be the last. For three to five.',
    picture:
      'A board in the middle of a game: cities joined by red, blue and black roads, with four heroes on their way.',
    asked: { orders: 'Your orders' },
  },
  {
    name: 'Lords of Xidit',
    line: 'Sechs geheime Befehle im Jahr: reisen, rekrutieren, Bedrohungen besiegen. Und nie Letzter sein. Zu dritt bis zu fünft.',
    picture:
      'Ein Brett mitten im Spiel: Städte, verbunden durch rote, blaue und schwarze Straßen, und vier Helden unterwegs.',
    asked: { orders: 'Deine Befehle' },
  },
)
