// A share of a victory, or of a siege: one decision each. It can be changed until all have spoken.
import { type ReactNode, useState } from 'react'
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import type { Siege, Victory } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { valueName } from '../acts/value-name.ts'
import { myPlayer } from '../play.ts'
import { Sign } from '../signs/signs.tsx'
import { capital } from '../speech.ts'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

interface Option {
  readonly value: string
  readonly sign?: Kind
  readonly said: ReactNode
}

interface OneProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly Option[]
  readonly chosen: string | undefined
  readonly choose: (value: string) => void
}

function One({ name, legend, options, chosen, choose }: OneProps) {
  return (
    <fieldset className="picks">
      <legend>{legend}</legend>
      {options.map(({ value, sign, said }) => (
        <Pick key={value} type="radio" name={name} checked={chosen === value} choose={() => choose(value)}>
          <strong>
            {sign ? <Sign of={sign} /> : null} {said}
          </strong>
        </Pick>
      ))}
    </fieldset>
  )
}

export function VictoryQuestion({ play, speech, question }: DecisionProps<'victory'>) {
  const words = useWords(decisionWords).victory
  const { nouns, say } = speech
  const given = myPlayer(play)?.given as Victory | null
  const { goods, track, reward } = question.usual as Victory
  const [share, setShare] = useState<Victory>(
    given ?? { ...(goods && { goods }), ...(track && { track }), ...(reward && { reward }) },
  )
  const set = (field: keyof Victory) => (value: string) => setShare({ ...share, [field]: value })
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor.victory}
      about={`${words.about(question.camp)}${given ? ` ${words.given}` : ''}`}
      answer={{ round: question.round, ...share }}
      send={given ? words.change : words.send}
    >
      {question.goods ? (
        <One
          name="goods"
          legend={words.goods}
          options={question.goods.map((good) => ({ value: good, sign: good, said: capital(nouns.goods(1, good)) }))}
          chosen={share.goods}
          choose={set('goods')}
        />
      ) : null}
      {question.track ? (
        <One
          name="track"
          legend={words.track}
          options={question.track.map((one) => ({ value: one, sign: one, said: nouns.track(one) }))}
          chosen={share.track}
          choose={set('track')}
        />
      ) : null}
      {question.reward ? (
        <One
          name="reward"
          legend={words.reward}
          options={question.reward.map((one) => ({
            value: one,
            said: valueName(speech, 'B1.1', {}, 'reward', one),
          }))}
          chosen={share.reward}
          choose={set('reward')}
        />
      ) : null}
    </Frame>
  )
}

export function SiegeQuestion({ play, speech, question }: DecisionProps<'siege'>) {
  const words = useWords(decisionWords).siege
  const { nouns, say } = speech
  const given = myPlayer(play)?.given as Siege | null
  const { track, pay } = question.usual as Siege
  const [share, setShare] = useState<Siege>(given ?? { ...(track && { track }), ...(pay && { pay }) })
  const pays = question.pay[share.track ?? 'none'] ?? []
  // Another step may leave another way to pay.
  const paid = share.pay && pays.includes(share.pay) ? share.pay : pays[0]
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor.siege}
      about={`${words.about(question.camp)}${given ? ` ${words.given}` : ''}`}
      answer={{ round: question.round, ...(share.track && { track: share.track }), ...(paid && { pay: paid }) }}
      send={given ? words.change : words.send}
    >
      {question.track ? (
        <One
          name="track"
          legend={words.track}
          options={question.track.map((one) => ({ value: one, sign: one, said: nouns.track(one) }))}
          chosen={share.track}
          choose={(value) => setShare({ ...share, track: value as 'magic' })}
        />
      ) : null}
      {pays.length > 0 ? (
        <One
          name="pay"
          legend={words.pay}
          options={pays.map((one) => ({
            value: one,
            sign: one,
            said: one === 'wound' ? words.wound : words.loot,
          }))}
          chosen={paid}
          choose={(value) => setShare({ ...share, pay: value as 'loot' })}
        />
      ) : null}
    </Frame>
  )
}
