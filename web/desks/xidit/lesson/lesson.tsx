// A guided first game in ten steps: what to know above, the real desk with the real rules below.
import { useEffect } from 'react'
import { Board } from '../board/board.tsx'
import { Decision, hasDecision } from '../decisions/decision.tsx'
import { Orders } from '../orders/orders.tsx'
import { viewOf } from '../play.ts'
import { Coach } from './coach.tsx'
import { type Course, useLesson } from './use-lesson.ts'
import { Winning } from './winning.tsx'
import { YearWatch } from './year-watch.tsx'
import '../../shared/layout/desk.css'
import './lesson.css'

export default function Lesson() {
  const course = useLesson()
  useKeys(course)
  return (
    <div className="lesson">
      <Coach course={course} />
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

/** N and P, as the arrows belong to the orders. Never while somebody types. */
function useKeys({ next, back }: Course) {
  useEffect(() => {
    function pressed({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || (target as Element).closest('input, select, textarea, dialog')) return
      if (key === 'n') next()
      else if (key === 'p') back()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
