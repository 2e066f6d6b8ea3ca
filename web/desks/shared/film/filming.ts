// What a game brings so that its rounds can be watched: how it speaks of a round, what its frames are, and what they show.
import type { ComponentType } from 'react'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Round } from '../../../api/types.ts'
import type { Locale } from '../../../words/locale.ts'
import type { Spoken } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Chapter, Frame } from './reel.ts'

/** Whatever is said with the game's own word for a round: another word may want another sentence. */
export interface RoundWords {
  /** `Year 3 of 9`. */
  title(round: number, of: number): string
  /** `Years`. */
  rounds: string
  /** `Year 3`. */
  round(round: number): string
  next(round: number): string
  watch(round: number): string
  watchAgain: string
  /** Of the place in a film. */
  place: string
  nothingYet: string
  /** `years 3 and 4`, `year 3`: within a sentence. */
  some(rounds: string): string
  one(round: string): string
  /** Of a graph: `Wealth, by year`. */
  by(what: string): string
  /** Of its column in a table. */
  column: string
}

/** How far a game is. */
export interface Course {
  readonly round: number
  /** How many there will be. */
  readonly rounds: number
  /** The last of which there is something to see. */
  readonly last: number
  /** The stage of the round, by the rules' own name. */
  readonly stage: string
}

export interface StageProps<F extends Frame> {
  readonly play: Play
  /** Of the whole round, whoever's are watched. */
  readonly frames: readonly F[]
  readonly index: number
}

export interface Filming<F extends Frame> {
  readonly words: Spoken<RoundWords>
  courseOf(play: Play): Course
  colourOf(play: Play, seat: Seat): string | undefined
  framesOf(round: Pick<Round, 'steps'>): F[]
  chapterOf(frame: F): Chapter
  chapterTitle(chapter: Chapter, locale: Locale): string
  /** What its stage shows in words already is not written below it; it is said all the same. */
  isScene(frame: F): boolean
  readonly Stage: ComponentType<StageProps<F>>
  /** Where a stage is larger than a screen: what happens is told above it, and a bar leads from chapter to chapter. */
  readonly isLong?: true
}
