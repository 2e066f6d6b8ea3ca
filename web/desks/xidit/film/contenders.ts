// What those who contend are called: lords by their players, and the dummy.
import type { Contender } from '../../../../src/rules/xidit/state.ts'
import { partsWords } from '../../../parts/words.ts'
import { namesOf } from '../../../play/names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { filmWords } from './words.ts'

export function useContenders({ card, viewer }: Play): (who: Contender) => string {
  const words = useWords(filmWords)
  const { formerPlayer } = useWords(partsWords)
  const names = namesOf(card.seats, formerPlayer)
  return (who) => {
    if (who === 'dummy') return words.dummy
    const name = names.get(who) ?? formerPlayer
    return who === viewer ? `${name} (${words.you})` : name
  }
}
