// How a round of this game is watched.
import type { Filming } from '../../shared/film/filming.ts'
import { colourOf, viewOf } from '../play.ts'
import { type Chapter, chapterOf, type Frame, framesOf, lastRoundRun } from './reel.ts'
import { Stage } from './stage.tsx'
import { chapterWords, roundWords } from './words.ts'
import './film.css'

export const rounds: Filming<Frame> = {
  words: roundWords,
  courseOf(play) {
    const view = viewOf(play)
    return { round: view.round, rounds: view.rounds, last: lastRoundRun(view), stage: view.stage }
  },
  ...{ colourOf, framesOf, chapterOf, Stage },
  chapterTitle: (chapter, locale) => chapterWords[locale][chapter as Chapter],
  isScene: ({ step }) => step === 'end',
  isLong: true,
}
