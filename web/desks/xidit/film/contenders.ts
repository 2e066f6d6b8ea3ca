// What those who contend are called: lords by their players, and the dummy.
import type { Contender } from '../../../../src/rules/xidit/state.ts'
import { useSeatNames } from '../../../table/seats.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { filmWords } from './words.ts'

export function useContenders({ card, viewer }: Play): (who: Contender) => string {
  const words = useWords(filmWords)
  const seatName = useSeatNames(card)
  return (who) => {
    if (who === 'dummy') return words.dummy
    return who === viewer ? `${seatName(who)} (${words.you})` : seatName(who)
  }
}
