// Words of this game's desk. Names of cities, regions and creatures come with the board.
import { spoken } from '../../words/words.ts'

export const xiditWords = spoken(
  {
    awaited: {
      title: 'The game waits for',
      doing: {
        start: 'chooses a city to begin in',
        orders: 'writes orders',
        spoils: 'chooses rewards',
        titan: 'decides about a titan',
        census: 'chooses what to show in the census',
        'census-bards': 'places bards',
        'census-story': 'chooses a guild to build on',
      },
    },
  },
  {
    awaited: {
      title: 'Das Spiel wartet auf',
      doing: {
        start: 'wählt eine Stadt für den Anfang',
        orders: 'schreibt Befehle',
        spoils: 'wählt Belohnungen',
        titan: 'entscheidet über einen Titanen',
        census: 'wählt, was bei der Heerschau gezeigt wird',
        'census-bards': 'setzt Barden ein',
        'census-story': 'wählt eine Gilde zum Aufstocken',
      },
    },
  },
)
