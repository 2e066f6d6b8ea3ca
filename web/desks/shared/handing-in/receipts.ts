// Receipts are kept in this browser, by game and by what they are about: they prove what was handed in.
import type { Receipt } from '../../../api/types.ts'

export type Receipts = Readonly<Record<string, Receipt>>

const keyOf = (game: string) => `herald.receipts.${game}`

export function receiptsOf(game: string): Receipts {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')
  } catch {
    return {}
  }
}

export function keepReceipt(game: string, about: string | number, receipt: Receipt | null): void {
  const { [about]: _, ...others } = receiptsOf(game)
  localStorage.setItem(keyOf(game), JSON.stringify(receipt ? { ...others, [about]: receipt } : others))
}
