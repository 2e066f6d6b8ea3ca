// One's games in the order in which they want to be looked at.
import type { Card } from '../api/types.ts'

export interface MyGames {
  /** They wait for me; the most pressing first. */
  readonly asking: Card[]
  readonly waiting: Card[]
  /** Not begun yet. */
  readonly open: Card[]
  readonly over: Card[]
}

export const seatOf = ({ seats }: Card, account: string | undefined): number | undefined =>
  account === undefined ? undefined : seats.find((one) => one.account === account)?.seat

const asks = (card: Card, account: string): boolean =>
  card.status === 'running' && card.waitsFor.some((seat) => seat === seatOf(card, account))

/** No deadline is the latest of all. */
const due = ({ dueAt }: Card): number => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY)

export function sortGames(cards: readonly Card[], account: string): MyGames {
  const sorted: MyGames = { asking: [], waiting: [], open: [], over: [] }
  for (const card of cards) {
    if (card.status === 'open') sorted.open.push(card)
    else if (card.status === 'finished' || card.status === 'abandoned') sorted.over.push(card)
    else if (asks(card, account)) sorted.asking.push(card)
    else sorted.waiting.push(card)
  }
  // Without a deadline they stay as they came: the newest first.
  sorted.asking.sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)))
  return sorted
}
