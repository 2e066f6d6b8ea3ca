// The lesson as it goes: the step, the game at that step, and what the learner can do.
import { useMemo } from 'react'
import type { Command } from '../../../../src/rules/xidit/commands.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Way } from '../../shared/lesson/coach.tsx'
import { FRESH, useProgress } from '../../shared/lesson/use-progress.ts'
import { lessonWords as common } from '../../shared/lesson/words.ts'
import { gameAfter, localPlay, said } from './local-game.ts'
import { PLANS, RIVALS, SPOILS, START_CITY } from './plan.ts'
import {
  isDone,
  isWritten,
  movesFor,
  type Progress,
  STEPS,
  type Step,
  shownDraft,
  stepAt,
  strays,
  yearOf,
} from './steps.ts'
import { lessonWords } from './words.ts'

export interface Course extends Way {
  readonly step: Step
  readonly progress: Progress
  readonly play: Play
}

const KEEPING = {
  ...{ name: 'herald.lesson.xidit', steps: STEPS.length },
  check: (progress: Progress) => void gameAfter(movesFor(progress)),
}

export function useLesson(): Course {
  const words = useWords(lessonWords)
  const { title, you } = useWords(common)
  const locale = useLocale()
  const [progress, change] = useProgress(KEEPING)
  const step = stepAt(progress)
  const play = useMemo(() => {
    const moves = movesFor(progress)
    const { draft } = progress
    const here = gameAfter(moves)
    // Whoever goes back finds the orders as they were handed in.
    const given = progress.moves[moves.length] ?? progress.given
    const game = given && yearOf(step) ? said(here, given) : here
    return localPlay({
      ...{ game, locale, draft, title, names: [you, ...RIVALS] },
      keepDraft: (kept) => change((before) => ({ ...before, draft: kept })),
      take: (kind, command) => change((before) => taken(before, kind, command)),
      objection: (command) => objectionTo(command, words),
    })
  }, [progress, step, locale, words, title, you, change])

  return {
    ...{ step, progress, play, at: progress.step, of: STEPS.length, isDone: isDone(progress, step) },
    back: () => change((before) => ({ ...before, step: Math.max(0, before.step - 1) })),
    next: () => change(onward),
    showMe() {
      if (step === 'start') void play.give('start', { city: START_CITY })
      else if (step === 'spoils') void play.give('spoils', { year: 2, slot: 3, ...SPOILS })
      else if (step === 'handIn' || (step === 'threat' && isWritten(progress, step))) {
        const year = yearOf(step)!
        void play.give('orders', { year, orders: [...PLANS[year - 1]!] })
      } else play.keepDraft(shownDraft(step))
    },
    again: () => change(() => FRESH),
  }
}

/** What the learner handed in is carried on from when they go on; only the first orders wait to be looked at. */
function taken(before: Progress, kind: string, command: Command | null): Progress {
  if (kind === 'standing') return before
  const moves = movesFor(before)
  if (stepAt(before) === 'handIn' || command === null) return { ...before, moves, given: command }
  if (yearOf(stepAt(before)) === 1) return { ...before, moves, given: command, step: STEPS.indexOf('handIn') }
  return { ...before, moves: [...moves, command], given: null, draft: null, step: before.step + 1 }
}

function onward(before: Progress): Progress {
  if (!isDone(before, stepAt(before))) return before
  const step = Math.min(STEPS.length - 1, before.step + 1)
  if (STEPS[step] !== 'watch' || !before.given) return { ...before, step }
  return { ...before, step, moves: [...before.moves, before.given], given: null, draft: null }
}

function objectionTo(command: Command, words: typeof lessonWords.en): string | null {
  const stray = strays(command)
  if (!stray) return null
  return 'city' in stray
    ? words.otherCity
    : words.otherOrder(stray.order + 1, words.plans[stray.year - 1]![stray.order]!)
}
