// A share of a victory, or of a siege: one decision each. It can be changed until all have spoken.
import { type ReactNode, useState } from 'react'
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import type { Command, Siege, Victory } from '../../../../src/rules/kingdom-defenders/commands.ts'
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

/** What both are: what was answered can be changed, and a step on a track is part of it for whoever has a full camp. */
function Share({ play, speech, question, share, step, children }: ShareProps) {
  const words = useWords(decisionWords)[question.t]
  const { nouns, say } = speech
  const isGiven = myPlayer(play)?.given != null
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor[question.t]}
      about={`${words.about(question.camp)}${isGiven ? ` ${words.given}` : ''}`}
      answer={{ round: question.round, ...share }}
      send={isGiven ? words.change : words.send}
    >
      {children[0]}
      {question.track ? (
        <One
          name="track"
          legend={words.track}
          options={question.track.map((one) => ({ value: one, sign: one, said: nouns.track(one) }))}
          chosen={share.track}
          choose={step}
        />
      ) : null}
      {children[1]}
    </Frame>
  )
}

interface ShareProps extends DecisionProps<'victory' | 'siege'> {
  readonly share: Victory | Siege
  readonly step: (track: string) => void
  /** What stands before the step, and what after it. */
  readonly children: readonly [ReactNode, ReactNode]
}

/** As it was answered, or as silence would: begun with the fields that the question has. */
function useShare<T extends object>({ play, question }: DecisionProps<'victory' | 'siege'>) {
  const { t: _, round: __, ...usual } = question.usual as Command & { t: 'victory' | 'siege' }
  const [share, setShare] = useState((myPlayer(play)?.given ?? usual) as T)
  const set = (field: keyof T) => (value: string) => setShare({ ...share, [field]: value })
  return { share, set }
}

export function VictoryQuestion({ play, speech, question }: DecisionProps<'victory'>) {
  const words = useWords(decisionWords).victory
  const { share, set } = useShare<Victory>({ play, speech, question })
  return (
    <Share {...{ play, speech, question, share }} step={set('track')}>
      {question.goods ? (
        <One
          name="goods"
          legend={words.goods}
          options={question.goods.map((good) => ({
            ...{ value: good, sign: good, said: capital(speech.nouns.goods(1, good)) },
          }))}
          chosen={share.goods}
          choose={set('goods')}
        />
      ) : null}
      {question.reward ? (
        <One
          name="reward"
          legend={words.reward}
          options={question.reward.map((one) => ({ value: one, said: valueName(speech, 'B1.1', {}, 'reward', one) }))}
          chosen={share.reward}
          choose={set('reward')}
        />
      ) : null}
    </Share>
  )
}

export function SiegeQuestion({ play, speech, question }: DecisionProps<'siege'>) {
  const words = useWords(decisionWords).siege
  const { share: chosen, set } = useShare<Siege>({ play, speech, question })
  const pays = question.pay[chosen.track ?? 'none'] ?? []
  // Another step may leave another way to pay.
  const pay = chosen.pay && pays.includes(chosen.pay) ? chosen.pay : pays[0]
  const share = { ...(chosen.track && { track: chosen.track }), ...(pay && { pay }) }
  return (
    <Share {...{ play, speech, question, share }} step={set('track')}>
      {null}
      {pays.length > 0 ? (
        <One
          name="pay"
          legend={words.pay}
          options={pays.map((one) => ({ value: one, sign: one, said: one === 'wound' ? words.wound : words.loot }))}
          chosen={pay}
          choose={set('pay')}
        />
      ) : null}
    </Share>
  )
}
