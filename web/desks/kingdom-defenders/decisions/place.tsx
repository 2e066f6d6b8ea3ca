// Where a disc is placed now, or that one passes.
import { useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { SpaceCard } from '../board/space-card.tsx'
import { SpaceSelect } from '../board/space-select.tsx'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

export function PlaceQuestion({ play, speech, question }: DecisionProps<'place'>) {
  const words = useWords(decisionWords).place
  const usual = question.usual as { space: string | null }
  const [pointed, setPointed] = useState<string | null>(usual.space)
  const [passes, setPasses] = useState(usual.space === null)
  const option = question.spaces.find(({ space }) => space === pointed)
  const point = (space: string | null) => {
    setPointed(space)
    setPasses(false)
  }
  const { round } = question
  const canGo = option !== undefined && option.closed === null
  return (
    <Frame
      {...{ play, speech, question }}
      title={speech.say.askedFor.place}
      about={words.about}
      answer={passes ? { round, space: null } : canGo ? { round, space: option.space } : null}
      send={passes ? words.pass : words.send(pointed ? speech.nouns.tile(pointed) : '…')}
      missing={option ? words.closed : words.missing}
      choices={question.spaces.flatMap(({ space, closed }) => (closed ? [] : [space]))}
      pointed={pointed}
      point={point}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        <Pick type="radio" name="place" checked={!passes} choose={() => setPasses(false)}>
          <strong>{words.go}</strong>
          <SpaceSelect speech={speech} options={question.spaces} pointed={pointed} point={point} />
        </Pick>
        <Pick type="radio" name="place" checked={passes} choose={() => setPasses(true)}>
          <strong>{words.pass}</strong>
          <span className="hint">{words.passHint}</span>
        </Pick>
      </fieldset>
      {pointed && !passes ? <SpaceCard speech={speech} space={pointed} option={option} /> : null}
    </Frame>
  )
}
