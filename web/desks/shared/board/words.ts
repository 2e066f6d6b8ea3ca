// Words of every board.
import { spoken } from '../../../words/words.ts'

export const boardWords = spoken(
  { larger: 'Larger map', whole: 'Whole map' },
  { larger: 'Karte größer', whole: 'Ganze Karte' },
)
