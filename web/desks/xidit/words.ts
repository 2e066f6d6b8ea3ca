// Words of this game's desk. Names of cities, regions and creatures come with the board.
import { spoken } from '../../words/words.ts'

export const xiditWords = spoken(
  {
    start: { title: 'Where does your hero begin?', hint: 'Choose a city where nobody stands yet.' },
  },
  {
    start: { title: 'Wo beginnt dein Held?', hint: 'Wähle eine Stadt, in der noch niemand steht.' },
  },
)
