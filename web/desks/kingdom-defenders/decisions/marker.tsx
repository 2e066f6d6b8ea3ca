// Which space is given up for a wound.
import { useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { givesSaid } from '../board/space-said.ts'
import { boardWords } from '../board/words.ts'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

export function MarkerQuestion({ play, speech, question }: DecisionProps<'marker'>) {
  const words = useWords(decisionWords).marker
  const board = useWords(boardWords)
  const usual = question.usual as { space: string }
  const [space, setSpace] = useState(usual.space)
  const { nouns, pack } = speech
  return (
    <Frame
      {...{ play, speech, question }}
      title={speech.say.askedFor.marker}
      about={words.about}
      answer={{ round: question.round, space }}
      send={words.send(nouns.tile(space))}
      choices={question.spaces}
      pointed={space}
      point={(next) => question.spaces.includes(next) && setSpace(next)}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        {question.spaces.map((one) => (
          <Pick key={one} type="radio" name="marker" checked={space === one} choose={() => setSpace(one)}>
            <strong>{nouns.place(one)}</strong>
            <span className="hint">{givesSaid(speech, pack.spaces.get(one)!, board).join(' ')}</span>
            {pack.spaces.get(one)!.area === 'B3' ? <span className="hint">{words.costs}</span> : null}
          </Pick>
        ))}
      </fieldset>
    </Frame>
  )
}
