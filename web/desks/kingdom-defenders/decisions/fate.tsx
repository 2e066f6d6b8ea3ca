// Which of two Fates is kept, and how its goods are divided.
import { useState } from 'react'
import { textOf } from '../../../../src/rules/kingdom-defenders/words/effect-words.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { FateLine } from '../screen/mine.tsx'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

export function FateQuestion({ play, speech, question }: DecisionProps<'fate'>) {
  const words = useWords(decisionWords).fate
  const { pack, nouns, say } = speech
  const [keep, setKeep] = useState<string | null>(null)
  const usual = question.usual as { keep: string; weapons?: number }
  const choices = question.fates.find(({ fate }) => fate === keep)?.weapons ?? null
  const most = choices ? Math.max(...choices) : 0
  const [weapons, setWeapons] = useState(usual.weapons ?? 0)
  const many = Math.min(weapons, most)
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor.fate}
      about={words.about}
      answer={keep ? { keep, ...(choices && { weapons: many }) } : null}
      send={words.send}
      missing={words.missing}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        {question.fates.map(({ fate }) => (
          <Pick key={fate} type="radio" name="fate" checked={keep === fate} choose={() => setKeep(fate)}>
            <FateLine speech={speech} fate={pack.fates.get(fate)!} />
            <span className="hint">{words.start(textOf(pack.fates.get(fate)!.start, nouns))}</span>
          </Pick>
        ))}
      </fieldset>
      {choices ? (
        <Stepper name={words.weapons} value={many} most={most} change={setWeapons}>
          <strong>{words.weapons}</strong>
          <span className="hint">{say.and(nouns.hand({ weapon: many, spell: most - many }))}</span>
        </Stepper>
      ) : null}
    </Frame>
  )
}
