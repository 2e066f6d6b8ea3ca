// Which dice of the King stay out, and which one is taken.
import { useState } from 'react'
import type { Die } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { Sign } from '../signs/signs.tsx'
import { capital } from '../speech.ts'
import { Frame } from './frame.tsx'
import type { DecisionProps } from './props.ts'
import { decisionWords } from './words.ts'

export function DiceQuestion({ play, speech, question }: DecisionProps<'dice'>) {
  const words = useWords(decisionWords).dice
  const { nouns, say, pack } = speech
  const usual = question.usual as { out: Die[] }
  const [out, setOut] = useState<readonly Die[]>(usual.out)
  const { round, count } = question
  const toggle = (die: Die) => setOut(out.includes(die) ? out.filter((one) => one !== die) : [...out, die])
  const faces = (die: Die) => [...new Set(pack.faces[die].map(({ id }) => nouns.face(id)))].join(', ')
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor.dice}
      about={words.about(count)}
      answer={out.length === count ? { round, out: question.dice.filter((die) => out.includes(die)) } : null}
      send={words.send}
      missing={words.missing(count)}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        {question.dice.map((die) => (
          <Pick key={die} type="checkbox" name={die} checked={out.includes(die)} choose={() => toggle(die)}>
            <strong>
              <Sign of={`die:${die}`} /> {nouns.die(die)}
            </strong>
            <span className="hint">{words.faces(faces(die))}</span>
          </Pick>
        ))}
      </fieldset>
    </Frame>
  )
}

export function DieQuestion({ play, speech, question }: DecisionProps<'die'>) {
  const words = useWords(decisionWords).die
  const { nouns, say } = speech
  const usual = question.usual as { die: Die }
  const [die, setDie] = useState<Die>(usual.die)
  return (
    <Frame
      {...{ play, speech, question }}
      title={say.askedFor.die}
      about={words.about}
      answer={{ round: question.round, die }}
      send={words.send}
    >
      <fieldset className="picks">
        <legend>{words.legend}</legend>
        {question.dice.map((one) => (
          <Pick key={one.die} type="radio" name="die" checked={die === one.die} choose={() => setDie(one.die)}>
            <strong>
              <Sign of={`die:${one.die}`} /> {capital(nouns.face(one.face))}
            </strong>
            <span className="hint">{nouns.die(one.die)}</span>
          </Pick>
        ))}
      </fieldset>
    </Frame>
  )
}
