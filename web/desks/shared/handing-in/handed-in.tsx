// What was handed in, and what can still be done about it.
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import { ReceiptCard } from './receipt-card.tsx'
import type { Handing } from './use-handing-in.ts'
import { handingWords } from './words.ts'
import './handing-in.css'

interface Props {
  readonly handing: Handing
  /** How long it can be changed, and for whom all wait. */
  readonly hint: string
  readonly sealHint: string
  /** Opens the paper again; left out while it is open. */
  readonly reopen?: (() => void) | undefined
  /** Not where things have begun already: then it can only be replaced. */
  readonly canTakeBack: boolean
}

export function HandedIn({ handing: { receipt, takeBack }, hint, sealHint, reopen, canTakeBack }: Props) {
  const words = useWords(handingWords)
  return (
    <section className="handed-in" aria-label={words.handedIn}>
      <p className="done" role="status" tabIndex={-1}>
        <strong>{words.handedIn}.</strong> {hint}
      </p>
      {receipt ? <ReceiptCard receipt={receipt} about={sealHint} /> : null}
      <div className="row">
        {reopen ? (
          <button type="button" onClick={reopen}>
            {words.change}
          </button>
        ) : null}
        {canTakeBack ? (
          <button type="button" onClick={() => takeBack.mutate()} disabled={takeBack.isPending}>
            {words.takeBack}
          </button>
        ) : null}
      </div>
      <ProblemNote error={takeBack.error} />
    </section>
  )
}
