// What opens each part below the board.
import { text } from '../svg.ts'
import { INK } from './paint.ts'

/** The left edge of all that is not the map. */
export const LEFT = 30

export const heading = (words: string): string =>
  text(LEFT, 14, words, { size: 21, bold: true, italic: true, fill: INK })
