// What is said of Kingdom Defenders where it is only named.
import { spoken } from '../../words/words.ts'

export const about = spoken(
  {
    name: 'Kingdom Defenders',
    line: 'Plan where your discs go, win adventures and relics, and hold the Wall together. Only one of you is the Defender. For two to four.',
    picture:
      'A board in the middle of a game: the City with its buildings inside the Wall, adventures and camps before it, and a Horde on its way.',
    asked: { fate: 'Your Fate', plan: 'Your plan', acts: 'Your acts' },
  },
  {
    name: 'Verteidiger des Königreichs',
    line: 'Plane, wohin deine Scheiben gehen, bestehe Abenteuer, und haltet zusammen die Mauer. Nur einer von euch wird Verteidiger. Zu zweit bis zu viert.',
    picture:
      'Ein Spielplan mitten im Spiel: die Stadt mit ihren Gebäuden hinter der Mauer, davor Abenteuer und Lager, und eine Horde auf dem Weg.',
    asked: { fate: 'Dein Schicksal', plan: 'Dein Plan', acts: 'Deine Handlungen' },
  },
)
