// A share of a victory.
import type { Victory } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import { valueName } from '../acts/value-name.ts'
import { capital } from '../speech.ts'
import type { DecisionProps } from './props.ts'
import { One, Share, useShare } from './share.tsx'
import { decisionWords } from './words.ts'

export function VictoryQuestion({ play, speech, question }: DecisionProps<'victory'>) {
  const words = useWords(decisionWords).victory
  const { share, set } = useShare<Victory>({ play, speech, question })
  const goods = question.goods && (
    <One
      name="goods"
      legend={words.goods}
      options={question.goods.map((good) => ({
        ...{ value: good, sign: good, said: capital(speech.nouns.goods(1, good)) },
      }))}
      chosen={share.goods}
      choose={set('goods')}
    />
  )
  const reward = question.reward && (
    <One
      name="reward"
      legend={words.reward}
      options={question.reward.map((one) => ({ value: one, said: valueName(speech, 'B1.1', {}, 'reward', one) }))}
      chosen={share.reward}
      choose={set('reward')}
    />
  )
  return <Share {...{ play, speech, question, share }} step={set('track')} before={goods} after={reward} />
}
