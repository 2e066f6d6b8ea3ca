// How a year of this game is watched.
import type { Filming } from '../../shared/film/filming.ts'
import { colourOf, viewOf } from '../play.ts'
import { chapterOf, type Frame, framesOf, lastYearRun } from './reel.ts'
import { Stage } from './stage.tsx'
import { filmWords, yearWords } from './words.ts'
import './film.css'

export const years: Filming<Frame> = {
  words: yearWords,
  courseOf(play) {
    const { year, years: many, stage } = viewOf(play)
    return { round: year, rounds: many, last: lastYearRun({ year, stage }), stage }
  },
  ...{ colourOf, framesOf, chapterOf, Stage },
  chapterTitle: (chapter, locale) => {
    const { chapters, order } = filmWords[locale]
    return typeof chapter === 'number' ? order(chapter) : chapters[chapter as keyof typeof chapters]
  },
  isScene: ({ step }) => step.startsWith('assessment') || step === 'end',
}
