// What a seat is called, and the colours of seats for whatever bears one.
import type { Card } from '../api/types.ts'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { namesOf } from './names.ts'
import './play.css'

/** What a seat is called: its player, its bot, or whoever sat there before. */
export function useSeatNames(card: Card): (seat: number) => string {
  const words = useWords(partsWords)
  const names = namesOf(card.seats, words.formerPlayer, words.bot)
  return (seat) => {
    const name = names.get(seat)
    if (name === undefined) return words.freeSeat
    return card.seats.find((one) => one.seat === seat)?.bot ? words.bot(name) : name
  }
}
