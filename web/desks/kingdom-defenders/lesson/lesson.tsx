// A guided first game in ten steps: what to know above, the real desk with the real rules below.
import { useWords } from '../../../words/words.ts'
import { Coach } from '../../shared/lesson/coach.tsx'
import { useWayKeys } from '../../shared/lesson/use-way-keys.ts'
import { Board } from '../board/board.tsx'
import { Asked } from '../table.tsx'
import { RoundWatch } from './round-watch.tsx'
import { planOf, strayWish } from './steps.ts'
import { type Course, useLesson } from './use-lesson.ts'
import { Winning } from './winning.tsx'
import { lessonWords } from './words.ts'
import '../../shared/layout/desk.css'

export default function Lesson() {
  const course = useLesson()
  useWayKeys(course)
  return (
    <div className="lesson">
      <Told course={course} />
      <Scene course={course} />
    </div>
  )
}

function Scene({ course: { step, play } }: { readonly course: Course }) {
  // The step that only looks leaves the question for the next one.
  if (step === 'city') return <Board play={play} />
  if (step === 'watch') return <RoundWatch play={play} round={1} />
  if (step === 'winning') return <Winning play={play} />
  return <Asked play={play} />
}

/** What is said at a step: what to know, what to do, and whether it is done or which wish leads elsewhere. */
function Told({ course }: { readonly course: Course }) {
  const words = useWords(lessonWords)
  const { step, progress, isDone } = course
  const { title, text, task } = words.steps[step]
  const round = planOf(step)
  const stray = strayWish(progress, step)
  const wanted = stray !== null && round ? words.plans[round - 1]![stray] : undefined
  const praise = isDone && step in words.done ? words.done[step as keyof typeof words.done] : null
  return (
    <Coach
      {...{ way: course, title, text, task: praise ? null : task, praise }}
      nudge={stray === null ? null : wanted === undefined ? words.tooMany : words.otherWish(stray + 1, wanted)}
      nextSays={step === 'wall' && progress.given ? words.place : undefined}
    />
  )
}
