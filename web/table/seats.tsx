// Who sits at the table, and whom it waits for.
import type { Card } from '../api/types.ts'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { namesOf } from './names.ts'
import { tableWords } from './words.ts'

interface Props {
  readonly card: Card
  readonly viewer: number | 'public'
}

/** What a seat is called: its player, its bot, or whoever sat there before. */
export function useSeatNames(card: Card): (seat: number) => string {
  const words = useWords(partsWords)
  const names = namesOf(card.seats, words.formerPlayer)
  return (seat) => {
    const name = names.get(seat)
    if (name === undefined) return words.freeSeat
    return card.seats.find((one) => one.seat === seat)?.bot ? words.bot(name) : name
  }
}

export function Seats({ card, viewer }: Props) {
  const words = useWords(tableWords)
  const seatName = useSeatNames(card)
  return (
    <ul className="seats list" aria-label={words.seats}>
      {card.seats.map(({ seat, colour }) => (
        <li key={seat} data-colour={colour} className={seat === viewer ? 'mine' : ''}>
          <span className="who">{seatName(seat)}</span>
          {seat === viewer ? <span className="tag">{words.you}</span> : null}
          {card.status === 'running' ? (
            <span className="state">{card.waitsFor.includes(seat) ? words.awaited : words.handedIn}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
