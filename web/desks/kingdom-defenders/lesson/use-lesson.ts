// The lesson as it goes: the step, the game at that step, and what the learner can do.
import { useMemo } from 'react'
import type { Command } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Way } from '../../shared/lesson/coach.tsx'
import { FRESH, useProgress } from '../../shared/lesson/use-progress.ts'
import { lessonWords as common } from '../../shared/lesson/words.ts'
import { gameAfter, localPlay, said } from './local-game.ts'
import { ACTS, DIE, FATE, RIVALS } from './plan.ts'
import {
  isDone,
  isWritten,
  movesFor,
  type Progress,
  planOf,
  STEPS,
  type Step,
  shownDraft,
  stepAt,
  strays,
  wantedPlan,
} from './steps.ts'
import { lessonWords } from './words.ts'

export interface Course extends Way {
  readonly step: Step
  readonly progress: Progress
  readonly play: Play
}

const KEEPING = {
  ...{ name: 'herald.lesson.kingdom-defenders', steps: STEPS.length },
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
    const here = gameAfter(moves)
    // Whoever goes back finds the first plan as it was handed in.
    const given = planOf(step) === 1 ? (progress.moves[moves.length] ?? progress.given) : null
    return localPlay({
      ...{ game: given ? said(here, given) : here, locale, draft: progress.draft, title, names: [you, ...RIVALS] },
      keepDraft: (draft) => change((before) => ({ ...before, draft })),
      take: (kind, command) => change((before) => taken(before, kind, command)),
      objection: (command) => objectionTo(command, words),
    })
  }, [progress, step, locale, words, title, you, change])

  return {
    ...{ step, progress, play, at: progress.step, of: STEPS.length, isDone: isDone(progress, step) },
    back: () => change((before) => ({ ...before, step: Math.max(0, before.step - 1) })),
    next: () => change(onward),
    showMe: () => show(step, progress, play),
    again: () => change(() => FRESH),
  }
}

/** Does what the step wants: writes it first, where it is written, and hands it in when it is there. */
function show(step: Step, progress: Progress, play: Play): void {
  const give = ({ t, ...answer }: Command) => void play.give(t, answer)
  if (step === 'fate') give(FATE)
  else if (step === 'acts') give({ t: 'acts', round: 1, ...ACTS[0]! })
  else if (step === 'favour') give(DIE)
  else if (step === 'give') give({ t: 'acts', round: 2, ...ACTS[1]! })
  else if (step !== 'wishes' && isWritten(progress, step)) {
    const round = planOf(step)!
    give({ t: 'plan', round, ...wantedPlan(round) })
  } else play.keepDraft(shownDraft(step))
}

/** What the learner handed in is carried on from at once; only the first plan waits to be looked at. */
function taken(before: Progress, kind: string, command: Command | null): Progress {
  if (kind === 'standing') return before
  const moves = movesFor(before)
  if (planOf(stepAt(before)) === 1) return { ...before, moves, given: command, step: STEPS.indexOf('wall') }
  if (command === null) return before
  return { ...before, moves: [...moves, command], given: null, draft: null, step: before.step + 1 }
}

function onward(before: Progress): Progress {
  if (!isDone(before, stepAt(before))) return before
  const step = Math.min(STEPS.length - 1, before.step + 1)
  if (STEPS[step] !== 'acts' || !before.given) return { ...before, step }
  return { ...before, step, moves: [...before.moves, before.given], given: null, draft: null }
}

function objectionTo(command: Command, words: typeof lessonWords.en): string | null {
  const stray = strays(command)
  if (!stray) return null
  if (stray === 'asks' || stray === 'declines') return words.not[stray]
  const wanted = words.plans[stray.round - 1]![stray.wish]
  return wanted === undefined ? words.tooMany : words.otherWish(stray.wish + 1, wanted)
}
