// A question as it is put: what it is about, the choice, one button to answer, and the board of that moment beside it.
import { type ReactNode, useId } from 'react'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import type { Fields, Play } from '../../desk.ts'
import { Silence } from './silence.tsx'
import { useAnswering } from './use-answering.ts'
import { useHeading } from './use-heading.ts'
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
  /** Whether it stays when it is answered, for whoever thinks better of it. */
  readonly mayChange?: boolean | undefined
  /** What the button says, and beside it what is missing. */
  readonly send: string
  readonly missing?: string | undefined
  /** The board of that moment. */
  readonly board: ReactNode
  readonly children: ReactNode
}

export function QuestionFrame(props: QuestionFrameProps) {
  const { play, kind, title, about, usual, answer, mayChange, send, missing, board, children } = props
  const heading = useHeading()
  const label = useId()
  const give = useAnswering(play, kind, answer, mayChange)
  return (
    <div className="desk decision">
      <section className="card" aria-labelledby={label}>
        <h2 id={label} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{about}</p>
        <form onSubmit={give.submit}>
          {children}
          <div className="send">
            <ProblemNote error={give.error} />
            <button
              type="submit"
              className="main"
              disabled={give.isShut}
              aria-describedby={answer ? undefined : `${label}-missing`}
            >
              {send}
            </button>
            {answer ? null : <span id={`${label}-missing`}>{missing}</span>}
          </div>
        </form>
        <Silence play={play} usual={usual} />
      </section>
      <div className="moment-board">{board}</div>
    </div>
  )
}
