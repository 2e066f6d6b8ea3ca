// What those who contend are called: lords by their players, and the dummy.
import type { Contender } from '../../../../src/rules/xidit/state.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { usePlayers } from '../../shared/film/names.ts'
import { filmWords } from './words.ts'

export function useContenders(play: Play): (who: Contender) => string {
  const { dummy } = useWords(filmWords)
  const nameOf = usePlayers(play)
  return (who) => (who === 'dummy' ? dummy : nameOf(who))
}
