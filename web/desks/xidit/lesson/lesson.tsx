// A guided first game in ten steps: what to know above, the real desk with the real rules below.
import { useWords } from '../../../words/words.ts'
import { Coach } from '../../shared/lesson/coach.tsx'
import { useWayKeys } from '../../shared/lesson/use-way-keys.ts'
import { Board } from '../board/board.tsx'
import { Decision, hasDecision } from '../decisions/decision.tsx'
import { Orders } from '../orders/orders.tsx'
import { viewOf } from '../play.ts'
import { strayOrder, yearOf } from './steps.ts'
import { type Course, useLesson } from './use-lesson.ts'
import { Winning } from './winning.tsx'
import { lessonWords } from './words.ts'
import { YearWatch } from './year-watch.tsx'
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
  if (step === 'watch') return <YearWatch play={play} year={1} />
  if (step === 'winning') return <Winning play={play} />
  // The step that only looks leaves the question for the next one.
  if (step === 'kingdom') return <Board play={play} />
  return hasDecision(play) ? <Decision play={play} /> : <Orders key={viewOf(play).year} play={play} />
}

/** What is said at a step: what to know, what to do, and whether it is done or which order leads elsewhere. */
function Told({ course }: { readonly course: Course }) {
  const words = useWords(lessonWords)
  const { step, progress, isDone } = course
  const { title, text, task } = words.steps[step]
  const year = yearOf(step)
  const stray = strayOrder(progress, step)
  return (
    <Coach
      {...{ way: course, title, text, task: isDone && year ? null : task }}
      praise={isDone && year ? words.done[step as keyof typeof words.done] : null}
      nudge={stray !== null && year ? words.otherOrder(stray + 1, words.plans[year - 1]![stray]!) : null}
      nextSays={step === 'handIn' ? words.runYear : undefined}
    />
  )
}
