// What is done when one is not asked, in short, with the way to change it. For beside the orders.
import { useState } from 'react'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { nounWords } from '../decisions/nouns.ts'
import { boardOf, viewOf } from '../play.ts'
import { standingSaid } from './said.ts'
import { StandingPanel } from './standing-panel.tsx'
import { savedStanding, useWishes } from './use-wishes.ts'
import { standingWords } from './words.ts'

export function StandingSummary({ play }: { readonly play: Play }) {
  const words = useWords(standingWords)
  const nouns = useWords(nounWords)
  // Above the dialog: what is not saved outlives its closing.
  const wishes = useWishes(play)
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const said = standingSaid({ words, nouns, board: boardOf(play) }, viewOf(play), savedStanding(play))
  return (
    <section className="card standing-summary">
      <h2>{words.title}</h2>
      <p>{said.join(' ')}</p>
      <div className="row">
        <button
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
          {wishes.isChanged ? words.unsaved : isSaved ? words.saved : ''}
        </span>
      </div>
      {isOpen ? (
        <StandingPanel
          {...{ play, wishes }}
          close={(saved) => {
            setOpen(false)
            setSaved(saved)
          }}
        />
      ) : null}
    </section>
  )
}
