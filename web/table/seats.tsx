// Who sits at the table, whom it waits for, and who is away.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import type { Card, SeatCard } from '../api/types.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { bankLeft, isNothing } from '../play/bank-left.ts'
import { lookAgain } from '../play/look-again.ts'
import { Owner } from '../play/owner.tsx'
import { useSeatNames } from '../play/seat-names.ts'
import { moment, useNow } from '../words/time.ts'
import { useSpan } from '../words/use-span.ts'
import { useWords } from '../words/words.ts'
import { tableWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
}

export function Seats({ card, viewer }: Props) {
  const words = useWords(tableWords)
  const session = useSession()
  const memory = useQueryClient()
  const seatName = useSeatNames(card)
  const take = useMutation({
    mutationFn: (seat: number) =>
      ask(
        api.POST('/v1/games/{game}/seats/{seat}/substitute', { params: { path: { game: card.id, seat } }, body: {} }),
      ),
    onSuccess: () => lookAgain(memory, card.id, 'answers'),
  })
  const isRunning = card.status === 'running'
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is pushed aside, by keyboard too */}
      <ul className="seats list" aria-label={words.seats} aria-live="polite" tabIndex={0}>
        {card.seats.map((holder) => (
          <li key={holder.seat} data-colour={holder.colour} className={holder.seat === viewer ? 'mine' : ''}>
            <span className="who">{seatName(holder.seat)}</span>
            <Owner holder={holder} />
            {holder.seat === viewer ? <span className="tag">{words.you}</span> : null}
            {isRunning ? <SeatState card={card} holder={holder} /> : null}
            {isRunning && holder.offeredAt && session && viewer === 'public' ? (
              <button type="button" disabled={take.isPending} onClick={() => take.mutate(holder.seat)}>
                {words.takeSeat}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <ProblemNote error={take.error} />
    </>
  )
}

function SeatState({ card, holder }: { readonly card: Card; readonly holder: SeatCard }) {
  const words = useWords(tableWords)
  const span = useSpan()
  const now = useNow()
  const isAwaited = card.waitsFor.includes(holder.seat)
  const left = bankLeft(card, holder, now)
  const away = holder.away?.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to))
  return (
    <>
      <span className={isAwaited ? 'state awaited' : 'state ready'}>{isAwaited ? words.awaited : words.handedIn}</span>
      {left === null ? null : (
        <span className="tag">{isNothing(left) ? words.bankEmpty : words.inBank(span(left))}</span>
      )}
      {away ? <span className="tag">{words.away(moment(away.to))}</span> : null}
      {holder.offeredAt ? (
        <span className="tag">{words.offered}</span>
      ) : holder.absentRounds > 0 && !holder.bot ? (
        <span className="tag">{words.playedFor}</span>
      ) : null}
    </>
  )
}
