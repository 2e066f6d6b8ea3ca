// What was handed in for this year, and what can still be done about it.

import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useWords } from '../../../words/words.ts'
import { viewOf } from '../play.ts'
import { ReceiptCard } from './receipt-card.tsx'
import type { useHandingIn } from './use-handing-in.ts'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

interface Props {
  readonly program: Program
  readonly handing: ReturnType<typeof useHandingIn>
}

export function HandedIn({ program, handing: { receipt, takeBack } }: Props) {
  const words = useWords(ordersWords)
  const seatName = useSeatNames(program.play.card)
  const awaited = viewOf(program.play).waitsFor.map(({ seat }) => seatName(seat))
  return (
    <section className="handed-in" aria-label={words.handedIn}>
      <p className="done" role="status" tabIndex={-1}>
        <strong>{words.handedIn}.</strong> {words.handedInHint}
        {awaited.length > 0 ? ` ${words.waitingFor(awaited.join(', '))}` : ''}
      </p>
      {receipt ? <ReceiptCard receipt={receipt} /> : null}
      <div className="row">
        {program.isOpen ? null : (
          <button type="button" onClick={() => program.reopen(true)}>
            {words.change}
          </button>
        )}
        <button type="button" onClick={() => takeBack.mutate()} disabled={takeBack.isPending}>
          {words.takeBack}
        </button>
      </div>
      <ProblemNote error={takeBack.error} />
    </section>
  )
}
