// The six places for orders, some of them still empty, and what can be done with them.
import { ORDERS, ORDERS_A_YEAR, type Order } from '../../../../src/rules/xidit/vocabulary.ts'

export type Slots = readonly (Order | null)[]

export const emptySlots: Slots = Array.from({ length: ORDERS_A_YEAR }, () => null)

export const missingIn = (slots: Slots): number => slots.filter((order) => order === null).length
export const isFull = (slots: Slots): slots is readonly Order[] => missingIn(slots) === 0
export const isEmpty = (slots: Slots): boolean => missingIn(slots) === slots.length
export const sameSlots = (a: Slots | null, b: Slots | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Where the next order goes; null when there is one everywhere. */
export function nextEmpty(slots: Slots): number | null {
  const at = slots.indexOf(null)
  return at < 0 ? null : at
}

export const put = (slots: Slots, at: number, order: Order | null): Slots =>
  slots.map((there, i) => (i === at ? order : there))

/** Takes an order out and sets it down elsewhere; those between move up. */
export function carry(slots: Slots, from: number, to: number): Slots {
  const rest = slots.filter((_, i) => i !== from)
  return [...rest.slice(0, to), slots[from] ?? null, ...rest.slice(to)]
}

/** As on paper: the order at the pen is struck out, or else the last one before it. Null when there is none. */
export function erase(slots: Slots, at: number | null): { slots: Slots; at: number } | null {
  const pen = at ?? slots.length - 1
  for (let i = pen; i >= 0; i--) if (slots[i] !== null) return { slots: put(slots, i, null), at: i }
  return null
}

export const filledUp = (slots: Slots, order: Order): Order[] => slots.map((there) => there ?? order)

/** Orders somebody has put down and not handed in, and what they would replace. */
export interface OrdersDraft {
  readonly orders: Slots
  readonly instead: Slots | null
}

/** A draft of this shape, from wherever it was kept. */
export function readDraft(content: unknown): OrdersDraft | null {
  const { orders, instead = null } = (content ?? {}) as Partial<OrdersDraft>
  const isOne = (order: unknown) => order === null || ORDERS.includes(order as Order)
  return Array.isArray(orders) && orders.length === ORDERS_A_YEAR && orders.every(isOne) ? { orders, instead } : null
}

/** What is on the paper: a draft, unless something was handed in that the draft knows nothing of. */
export function onPaper(draft: OrdersDraft | null, handedIn: Slots | null): Slots {
  if (draft && sameSlots(draft.instead, handedIn)) return draft.orders
  return handedIn ?? emptySlots
}
