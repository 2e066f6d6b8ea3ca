// A pause: all people at the table have to wish for it, and any of them ends it.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import type { Card } from '../../api/types.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { lookAgain } from '../../play/look-again.ts'
import { useSeatNames } from '../../play/seat-names.ts'
import { moment, useNow } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { affairsWords } from './affairs.words.ts'

export function Pause({ card, viewer }: { readonly card: Card; readonly viewer: number }) {
  const words = useWords(affairsWords)
  const memory = useQueryClient()
  const now = useNow()
  const seatName = useSeatNames(card)
  const params = { path: { game: card.id } }
  const onSuccess = () => lookAgain(memory, card.id)
  const wish = useMutation({ onSuccess, mutationFn: () => ask(api.PUT('/v1/games/{game}/pause', { params })) })
  const end = useMutation({ onSuccess, mutationFn: () => ask(api.DELETE('/v1/games/{game}/pause', { params })) })

  const isPaused = card.pausedUntil !== null && Date.parse(card.pausedUntil) > now
  const people = card.seats.filter(({ account }) => account !== null)
  const wishes = people.filter(({ wishesPause }) => wishesPause)
  const iWish = wishes.some(({ seat }) => seat === viewer)
  return (
    <>
      <p>
        {isPaused
          ? words.pausedUntil(moment(card.pausedUntil!))
          : wishes.length > 0
            ? words.wishPause(wishes.map(({ seat }) => (seat === viewer ? words.me : seatName(seat))))
            : people.length > 1
              ? words.pauseHint
              : words.pauseAlone}
      </p>
      {isPaused || iWish ? (
        <button type="button" disabled={end.isPending} onClick={() => end.mutate()}>
          {isPaused ? words.goOn : words.unwish}
        </button>
      ) : (
        <button type="button" disabled={wish.isPending} onClick={() => wish.mutate()}>
          {words.wish}
        </button>
      )}
      <ProblemNote error={wish.error ?? end.error} />
    </>
  )
}
