// What a lesson says at a step: the thing to know, the thing to do, and the way on.
import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import { lessonWords } from './words.ts'
import './lesson.css'

/** Where somebody is, and the ways on and back. */
export interface Way {
  /** From 0. */
  readonly at: number
  readonly of: number
  readonly isDone: boolean
  back(): void
  next(): void
  /** Does for the learner what the step wants. */
  showMe(): void
  again(): void
}

interface Props {
  readonly way: Way
  readonly title: string
  readonly text: string
  /** Null where it is done and need not be said any more. */
  readonly task: string | null
  /** Told as soon as it is so: that it is done, or what leads elsewhere. */
  readonly praise?: string | null
  readonly nudge?: string | null
  /** What going on does here, where it does more than that. */
  readonly nextSays?: string | undefined
}

export function Coach({ way, title, text, task, praise, nudge, nextSays }: Props) {
  const words = useWords(lessonWords)
  const { at, of, isDone } = way
  const isLast = at === of - 1
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
  }, [at])
  return (
    <>
      <section className="coach" aria-labelledby={label} aria-live="polite">
        <div className="way" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            <span key={i} className={i < at ? 'gone' : i === at ? 'here' : ''} />
          ))}
        </div>
        <p className="which">{words.count(at + 1, of)}</p>
        <h1 id={label}>{title}</h1>
        <p>{text}</p>
      </section>
      {/* What is to be done stays in sight; what is to be known scrolls away. */}
      <section className="coach-now" aria-label={words.now}>
        {task === null ? null : <p className="task">{task}</p>}
        <div role="status">
          {praise ? <p className="done">{praise}</p> : null}
          {nudge ? <p className="nudge">{nudge}</p> : null}
        </div>
        <div className="row">
          {at > 0 ? (
            <button type="button" onClick={way.back} aria-keyshortcuts="p">
              {words.back}
            </button>
          ) : null}
          {isDone ? null : (
            <button type="button" onClick={way.showMe}>
              {words.showMe}
            </button>
          )}
          {isLast ? (
            <button type="button" className="quiet" onClick={way.again}>
              {words.again}
            </button>
          ) : isDone ? (
            <button type="button" className="main" onClick={way.next} aria-keyshortcuts="n">
              {nextSays ?? words.next}
            </button>
          ) : null}
          <span className="keys">{words.keys}</span>
        </div>
      </section>
    </>
  )
}
