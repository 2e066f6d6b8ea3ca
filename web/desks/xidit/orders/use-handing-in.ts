// Handing orders in and taking them back; the receipt is kept.
import { useMutation } from '@tanstack/react-query'
import { keepReceipt, receiptsOf } from './receipts.ts'
import type { Program } from './use-program.ts'

export function useHandingIn({ play, year, slots, reopen, pick, keepTakenBack }: Program) {
  const game = play.card.id
  const handIn = useMutation({
    mutationFn: () => play.give('orders', { year, orders: slots }),
    onSuccess(receipt) {
      keepReceipt(game, year, receipt)
      reopen(false)
      pick(null)
    },
  })
  const takeBack = useMutation({
    mutationFn: () => play.withdraw('orders'),
    onSuccess() {
      keepReceipt(game, year, null)
      keepTakenBack()
    },
  })
  return { handIn, takeBack, receipt: handIn.data ?? receiptsOf(game)[year] ?? null }
}
