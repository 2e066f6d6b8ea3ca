// Words of this game's desk. Names of cities, regions and creatures come with the board.
import { spoken } from '../../words/words.ts'

export const xiditWords = spoken(
  {
    start: { title: 'Where does your hero begin?', hint: 'Choose a city where nobody stands yet.' },
    orders: { title: 'Your six orders', handIn: 'Hand in' },
    order: { red: 'Red road', blue: 'Blue road', black: 'Black road', act: 'Act', wait: 'Wait' },
  },
  {
    start: { title: 'Wo beginnt dein Held?', hint: 'Wähle eine Stadt, in der noch niemand steht.' },
    orders: { title: 'Deine sechs Befehle', handIn: 'Abgeben' },
    order: { red: 'Rote Straße', blue: 'Blaue Straße', black: 'Schwarze Straße', act: 'Handeln', wait: 'Warten' },
  },
)
