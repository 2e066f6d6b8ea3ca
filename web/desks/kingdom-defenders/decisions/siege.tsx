// A share of a siege.
import type { Siege } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import type { DecisionProps } from './props.ts'
import { One, Share, useShare } from './share.tsx'
import { decisionWords } from './words.ts'

export function SiegeQuestion({ play, speech, question }: DecisionProps<'siege'>) {
  const words = useWords(decisionWords).siege
  const { share: chosen, set } = useShare<Siege>({ play, speech, question })
  const pays = question.pay[chosen.track ?? 'none'] ?? []
  // Another step may leave another way to pay.
  const pay = chosen.pay && pays.includes(chosen.pay) ? chosen.pay : pays[0]
  const share = { ...(chosen.track && { track: chosen.track }), ...(pay && { pay }) }
  const paying = pays.length > 0 && (
    <One
      name="pay"
      legend={words.pay}
      options={pays.map((one) => ({ value: one, sign: one, said: one === 'wound' ? words.wound : words.loot }))}
      chosen={pay}
      choose={set('pay')}
    />
  )
  return <Share {...{ play, speech, question, share }} step={set('track')} after={paying} />
}
