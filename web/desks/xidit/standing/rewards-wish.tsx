// Rewards in order of preference.

import type { Ranking } from '../../../../src/rules/xidit/commands.ts'
import { useWords } from '../../../words/words.ts'
import { Ranked } from '../../shared/lists/ranked.tsx'
import { wayOf } from '../../shared/standing/instruction.tsx'
import { capital, nounWords, rewardName } from '../decisions/nouns.ts'
import { boardOf, viewOf } from '../play.ts'
import { Instruction, type WishProps } from './instruction.tsx'
import { rankingSaid } from './said.ts'
import { standingWords } from './words.ts'

export function RewardsWish({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const nouns = useWords(nounWords)
  const wish = wishes.standing.rewards
  const usual = viewOf(play).defaults.rewards as Ranking
  const way = wayOf(wish)
  return (
    <Instruction
      play={play}
      field="rewards"
      usual={capital(rankingSaid({ words, nouns, board: boardOf(play) }, usual))}
      ways={[{ value: 'own', label: words.rewardsOwn }]}
      chosen={way}
      choose={(next) => wishes.set('rewards', next === 'usual' ? undefined : next === 'ask' ? 'ask' : usual)}
    >
      {wish && wish !== 'ask' ? (
        <Ranked
          items={wish}
          name={(reward) => capital(rewardName(nouns, reward))}
          change={(next) => wishes.set('rewards', next as Ranking)}
        />
      ) : null}
    </Instruction>
  )
}
