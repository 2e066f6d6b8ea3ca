// What a share of a victory and one of a siege have in common: it can be changed until all have spoken, and a step on a track is
// part of it for whoever has a full camp.
import { type ReactNode, useState } from 'react'
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import type { Command, Siege, Victory } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { myPlayer } from '../play.ts'
import { Sign } from '../signs/signs.tsx'
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

export function One({ name, legend, options, chosen, choose }: OneProps) {
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

interface ShareProps extends DecisionProps<'victory' | 'siege'> {
  readonly share: Victory | Siege
  readonly step: (track: string) => void
  /** What stands before the step, and what after it. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

export function Share({ play, speech, question, share, step, before, after }: ShareProps) {
  const words = useWords(decisionWords)[question.t]
  const { nouns, say } = speech
  const isGiven = myPlayer(play)?.given != null
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor[question.t]}
      about={`${words.about(question.camp)}${isGiven ? ` ${words.given}` : ''}`}
      answer={{ round: question.round, ...share }}
      mayChange
      send={isGiven ? words.change : words.send}
    >
      {before}
      {question.track ? (
        <One
          name="track"
          legend={words.track}
          options={question.track.map((one) => ({ value: one, sign: one, said: nouns.track(one) }))}
          chosen={share.track}
          choose={step}
        />
      ) : null}
      {after}
    </Frame>
  )
}

/** As it was answered, or as silence would: begun with the fields that the question has. */
export function useShare<T extends object>({ play, question }: DecisionProps<'victory' | 'siege'>) {
  const { t: _, round: __, ...usual } = question.usual as Command & { t: 'victory' | 'siege' }
  const [share, setShare] = useState((myPlayer(play)?.given ?? usual) as T)
  const set = (field: keyof T) => (value: string) => setShare({ ...share, [field]: value })
  return { share, set }
}
