// What players are called in films and at the end: by their names, and oneself as such.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import { partsWords } from '../../../parts/words.ts'
import { namesOf } from '../../../play/names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { filmWords } from './words.ts'

export function usePlayers({ card, viewer }: Play): (seat: Seat) => string {
  const { you } = useWords(filmWords)
  const { formerPlayer, bot } = useWords(partsWords)
  const names = namesOf(card.seats, formerPlayer, bot)
  return (seat) => {
    const name = names.get(seat) ?? formerPlayer
    return seat === viewer ? `${name} (${you})` : name
  }
}
