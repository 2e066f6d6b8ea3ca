// What is done when one is not asked, in short, with the way to change it. For beside the orders.
import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { standingWords } from './words.ts'
import './standing.css'

interface Props {
  /** In a few short sentences. */
  readonly said: readonly string[]
  /** Whether something is changed and not saved. */
  readonly isChanged: boolean
  /** The dialog; told whether something was saved when it closes. */
  readonly dialog: (close: (isSaved: boolean) => void) => ReactNode
}

export function StandingCard({ said, isChanged, dialog }: Props) {
  const words = useWords(standingWords)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const close = (saved: boolean) => {
    setOpen(false)
    setSaved(saved)
    // When the dialog is gone, and what is behind it can be reached again.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <section className="card standing-summary">
      <h2>{words.title}</h2>
      <p>{said.join(' ')}</p>
      <div className="row">
        <button
          ref={opener}
          type="button"
          aria-label={`${words.change}: ${words.title}`}
          onClick={() => {
            setSaved(false)
            setOpen(true)
          }}
        >
          {words.change}
        </button>
        <span role="status" className="hint">
          {isChanged ? words.unsaved : isSaved ? words.saved : ''}
        </span>
      </div>
      {isOpen ? dialog(close) : null}
    </section>
  )
}
