// What a space does now; in Area B also which one comes first.
import { useState } from 'react'
import type { Do } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { completed } from '../acts/choice.ts'
import { DoForm } from '../acts/do-form.tsx'
import { givesSaid } from '../board/space-said.ts'
import { boardWords } from '../board/words.ts'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

export function ActQuestion({ play, speech, question }: DecisionProps<'act'>) {
  const words = useWords(decisionWords).act
  const board = useWords(boardWords)
  const usual = question.usual as { space: string; do: Do | null }
  const [space, setSpace] = useState(usual.space)
  const [given, setGiven] = useState<Readonly<Record<string, Do | null>>>(question.byItself ?? {})
  const fields = question.spaces.find((one) => one.space === space)?.fields ?? null
  const choice = fields === null ? null : (given[space] ?? null)
  const set = (next: Do | null) => setGiven({ ...given, [space]: next })
  const { nouns, pack } = speech
  const costs = ['B3', 'C'].includes(pack.spaces.get(space)!.area)
  return (
    <Frame
      {...{ play, speech, question }}
      title={speech.say.askedFor.act}
      about={question.spaces.length > 1 ? words.aboutSeveral : words.about(nouns.place(space))}
      answer={{ round: question.round, space, do: choice }}
      send={choice === null ? words.decline(nouns.tile(space)) : words.send(nouns.tile(space))}
      choices={question.spaces.map((one) => one.space)}
      pointed={space}
      point={(next) => question.spaces.some((one) => one.space === next) && setSpace(next)}
    >
      {question.spaces.length > 1 ? (
        <fieldset className="picks">
          <legend>{words.which}</legend>
          {question.spaces.map((one) => (
            <Pick
              key={one.space}
              type="radio"
              name="space"
              checked={one.space === space}
              choose={() => setSpace(one.space)}
            >
              <strong>{nouns.place(one.space)}</strong>
              <span className="hint">{givesSaid(speech, pack.spaces.get(one.space)!, board).join(' ')}</span>
            </Pick>
          ))}
        </fieldset>
      ) : (
        <p>{givesSaid(speech, pack.spaces.get(space)!, board).join(' ')}</p>
      )}
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        <Pick
          type="radio"
          name="do"
          checked={choice !== null}
          disabled={fields === null}
          choose={() => set(completed(fields ?? [], given[space] ?? {}))}
        >
          <strong>{words.do}</strong>
          {fields === null ? <span className="hint">{words.impossible}</span> : null}
        </Pick>
        <Pick type="radio" name="do" checked={choice === null} choose={() => set(null)}>
          <strong>{words.leave}</strong>
          <span className="hint">{costs ? words.leaveCosts : words.leaveFree}</span>
        </Pick>
      </fieldset>
      {fields !== null && choice !== null ? (
        <DoForm {...{ speech, space, fields }} given={choice} change={set} />
      ) : null}
    </Frame>
  )
}
