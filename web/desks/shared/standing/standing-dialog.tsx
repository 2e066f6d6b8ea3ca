// What is done when one is not asked, to be changed.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../../../parts/dialog.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useSpan } from '../../../words/use-span.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Wishes } from './use-wishes.ts'
import { standingWords } from './words.ts'
import './standing.css'

interface Props<S extends object> {
  readonly play: Play
  readonly wishes: Wishes<S>
  /** What the instructions are for in this game. */
  readonly intro: string
  /** Whether everything saved is the usual. */
  readonly isUsual: boolean
  readonly save: (standing: S) => Promise<unknown>
  readonly reset: () => Promise<unknown>
  /** Told whether something was saved. */
  readonly close: (isSaved: boolean) => void
  readonly children: ReactNode
}

export function StandingDialog<S extends object>(props: Props<S>) {
  const { play, wishes, intro, isUsual, close, children } = props
  const words = useWords(standingWords)
  const span = useSpan()
  const { decisions } = play.card.agreement.pace
  const onSuccess = () => {
    wishes.discard()
    close(true)
  }
  const save = useMutation({ mutationFn: props.save, onSuccess })
  const reset = useMutation({ mutationFn: props.reset, onSuccess })
  const isBusy = save.isPending || reset.isPending
  return (
    <Dialog title={words.title} onClose={() => close(false)} className="standing">
      <p>{intro}</p>
      <p>{decisions ? words.asking(span(decisions)) : words.askingForever}</p>
      {children}
      <button type="button" disabled={isBusy || isUsual} onClick={() => reset.mutate()}>
        {words.usualAgain}
      </button>
      <div className="foot">
        <ProblemNote error={save.error ?? reset.error} />
        <div className="row">
          <button
            type="button"
            className="main"
            disabled={!wishes.isChanged || isBusy}
            onClick={() => save.mutate(wishes.standing)}
          >
            {words.save}
          </button>
          {wishes.isChanged ? (
            <button type="button" disabled={isBusy} onClick={wishes.discard}>
              {words.discard}
            </button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
