// Words of the board.
import { spoken } from '../../../words/words.ts'

export const boardWords = spoken({ board: 'The board' }, { board: 'Der Spielplan' })
