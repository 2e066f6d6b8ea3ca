// What the orders on the paper would do as things stand.
import { useTried } from '../../shared/trying/use-tried.ts'
import { atSlot } from './foreseen.ts'
import { filledUp, isEmpty } from './program.ts'
import type { Program } from './use-program.ts'

/** By slot; null where it is not known yet. */
export function usePreview({ play, slots, year }: Program) {
  const orders = filledUp(slots, 'wait')
  const { tried, error } = useTried(play, String(year), { orders }, !isEmpty(slots))
  // An order does what it did before as long as those before it are the same.
  const isKnown = (at: number) => tried?.draft.orders.slice(0, at + 1).every((order, i) => order === orders[i])
  const foreseen = slots.map((order, i) => (tried && order && isKnown(i) ? atSlot(tried, i + 1, play.viewer) : null))
  return { foreseen, error }
}
