// What the lesson says at a step: the thing to know, the thing to do, and the way on.
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import { STEPS, strayOrder, yearOf } from './steps.ts'
import type { Course } from './use-lesson.ts'
import { lessonWords } from './words.ts'

export function Coach({ course }: { readonly course: Course }) {
  const words = useWords(lessonWords)
  const { step, progress, isDone } = course
  const { title, text, task } = words.steps[step]
  const label = useId()
  const isFirst = useRef(true)
  // A new step is seen from its beginning. The focus goes where every key is heard, and what is said is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is what has changed
  useEffect(() => {
    if (!isFirst.current) {
      document.getElementById('main')?.focus({ preventScroll: true })
      scrollTo(0, 0)
    }
    isFirst.current = false
  }, [step])
  return (
    <>
      <section className="coach" aria-labelledby={label} aria-live="polite">
        <div className="way" aria-hidden="true">
          {STEPS.map((one, i) => (
            <span key={one} className={i < progress.step ? 'gone' : i === progress.step ? 'here' : ''} />
          ))}
        </div>
        <p className="which">{words.count(progress.step + 1, STEPS.length)}</p>
        <h1 id={label}>{title}</h1>
        <p>{text}</p>
      </section>
      {/* What is to be done stays in sight; what is to be known scrolls away. */}
      <section className="coach-now" aria-label={words.now}>
        {isDone && yearOf(step) ? null : <p className="task">{task}</p>}
        <Hint course={course} />
        <div className="row">
          {progress.step > 0 ? (
            <button type="button" onClick={course.back} aria-keyshortcuts="p">
              {words.back}
            </button>
          ) : null}
          {isDone ? null : (
            <button type="button" onClick={course.showMe}>
              {words.showMe}
            </button>
          )}
          {step === 'winning' ? (
            <button type="button" className="quiet" onClick={course.again}>
              {words.again}
            </button>
          ) : isDone ? (
            <button type="button" className="main" onClick={course.next} aria-keyshortcuts="n">
              {step === 'handIn' ? words.runYear : words.next}
            </button>
          ) : null}
          <span className="keys">{words.keys}</span>
        </div>
      </section>
    </>
  )
}

/** Told as soon as it is so: that it is done, or which order leads elsewhere. */
function Hint({ course: { step, progress, isDone } }: { readonly course: Course }) {
  const words = useWords(lessonWords)
  const year = yearOf(step)
  const stray = strayOrder(progress, step)
  const isPraised = isDone && year !== undefined
  return (
    <div role="status">
      {isPraised ? <p className="done">{words.done[step as keyof typeof words.done]}</p> : null}
      {stray !== null && year ? (
        <p className="nudge">{words.otherOrder(stray + 1, words.plans[year - 1]![stray]!)}</p>
      ) : null}
    </div>
  )
}
