// Handing something in and taking it back; the receipt is kept.
import { useMutation } from '@tanstack/react-query'
import type { Fields, Play } from '../../desk.ts'
import { keepReceipt, receiptsOf } from './receipts.ts'

interface Given {
  readonly play: Play
  readonly kind: string
  /** What it is about: the receipt is found again by it. */
  readonly about: string | number
  readonly answer: Fields
  onHandedIn(): void
  onTakenBack(): void
}

export type Handing = ReturnType<typeof useHandingIn>

export function useHandingIn({ play, kind, about, answer, onHandedIn, onTakenBack }: Given) {
  const game = play.card.id
  const handIn = useMutation({
    mutationFn: () => play.give(kind, answer),
    onSuccess(receipt) {
      keepReceipt(game, about, receipt)
      onHandedIn()
      play.handedIn?.()
    },
  })
  const takeBack = useMutation({
    mutationFn: () => play.withdraw(kind),
    onSuccess() {
      keepReceipt(game, about, null)
      onTakenBack()
    },
  })
  return { handIn, takeBack, receipt: handIn.data ?? receiptsOf(game)[about] ?? null }
}
