// Who sits at a table, in a line, and how many could still sit down.
import type { Card } from '../api/types.ts'
import { useWords } from '../words/words.ts'
import { Owner } from './owner.tsx'
import { useSeatNames } from './seat-names.ts'
import { playWords } from './words.ts'

/** Who sits there, in the colours of their seats. */
export function Company({ card }: { readonly card: Card }) {
  const words = useWords(playWords)
  const seatName = useSeatNames(card)
  const free = freeSeats(card)
  return (
    <ul className="company list">
      {card.seats.map((holder) => (
        <li key={holder.seat} data-colour={holder.colour}>
          {seatName(holder.seat)} <Owner holder={holder} />
        </li>
      ))}
      {free > 0 ? <li className="free">{words.free(free)}</li> : null}
    </ul>
  )
}

/** Every game's options say how many play. */
export const freeSeats = ({ options, seats, status }: Card): number =>
  status === 'open' ? Math.max(0, (options as { players: number }).players - seats.length) : 0
