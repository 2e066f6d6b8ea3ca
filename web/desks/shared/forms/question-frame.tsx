// A question as it is put: what it is about, the choice, one button to answer, and the board of that moment beside it.
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { fromNow, moment, useNow } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Fields, Play } from '../../desk.ts'
import { useHeading } from './use-heading.ts'
import { formWords } from './words.ts'
import './forms.css'

export interface QuestionFrameProps {
  readonly play: Play
  /** The kind of question, which is that of its answer. */
  readonly kind: string
  readonly title: string
  readonly about: string
  /** What is done for somebody who says nothing. */
  readonly usual: string
  /** The answer as it stands; null while it cannot be sent. */
  readonly answer: Fields | null
  /** What the button says, and beside it what is missing. */
  readonly send: string
  readonly missing?: string | undefined
  /** The board of that moment. */
  readonly board: ReactNode
  readonly children: ReactNode
}

export function QuestionFrame(props: QuestionFrameProps) {
  const { play, kind, title, about, usual, answer, send, missing, board, children } = props
  const heading = useHeading()
  const label = useId()
  const words = useWords(formWords)
  const now = useNow()
  const give = useMutation({ mutationFn: (given: Fields) => play.give(kind, given) })
  const { dueAt } = play.card
  return (
    <div className="desk decision">
      <section className="card" aria-labelledby={label}>
        <h2 id={label} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{about}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (answer) give.mutate(answer)
          }}
        >
          {children}
          <div className="send">
            <ProblemNote error={give.error} />
            <button
              type="submit"
              className="main"
              disabled={!answer || give.isPending || give.isSuccess}
              aria-describedby={answer ? undefined : `${label}-missing`}
            >
              {send}
            </button>
            {answer ? null : <span id={`${label}-missing`}>{missing}</span>}
          </div>
        </form>
        <p className="hint">
          {dueAt ? words.silentUntil(moment(dueAt), fromNow(dueAt, now), usual) : words.noHurry(usual)}
        </p>
      </section>
      <div className="moment-board">{board}</div>
    </div>
  )
}
