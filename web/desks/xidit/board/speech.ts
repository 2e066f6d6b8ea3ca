// What is needed to say something of the board, and what is said of a place.
import type { Words } from '../../../../src/picture/xidit/words.ts'
import type { Nouns } from '../../../../src/rules/xidit/words/nouns.ts'
import type { boardWords } from './words.ts'

export interface Place {
  readonly name: string
  readonly facts: readonly string[]
}

export interface Speech {
  readonly words: (typeof boardWords)['en']
  /** The picture's own words for pieces. */
  readonly picture: Words
  readonly nouns: Nouns
  seatName(seat: number): string
}
