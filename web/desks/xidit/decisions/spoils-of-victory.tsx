// A threat is beaten: which rewards are taken.
import { useState } from 'react'
import type { QuestionOf } from '../../../../src/rules/xidit/questions.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, cityName, myLord, viewOf } from '../play.ts'
import { isSpoils, spoilsToSend } from './choice.ts'
import { Frame } from './frame.tsx'
import { nounWords } from './nouns.ts'
import { SpoilsForm } from './spoils-form.tsx'
import { spoilsSaid, whatIsMissing } from './spoils-said.ts'
import { usualSpoils } from './usual.ts'
import { decisionWords } from './words.ts'

export function SpoilsOfVictory({ play, question }: { readonly play: Play; readonly question: QuestionOf<'spoils'> }) {
  const words = useWords(decisionWords)
  const nouns = useWords(nounWords)
  const board = boardOf(play)
  const { year, slot, city, creature, choose, rewards } = question
  const usual = usualSpoils(viewOf(play), myLord(play)?.standing ?? {}, city, question)
  const [spoils, setSpoils] = useState(usual)
  const answer = isSpoils(question, spoils) ? { year, slot, ...spoilsToSend(spoils) } : null
  const about = words.spoils.about(creature, cityName(board, city), words.spoils.choose(choose, rewards.length))
  return (
    <Frame
      {...{ play, question, answer }}
      title={words.spoils.title}
      about={`${words.occasion(year, slot)} ${about}`}
      usual={spoilsSaid(words, nouns, board, question, usual)}
      send={words.spoils.send}
      missing={whatIsMissing(words, nouns, question, spoils)}
      marked={[city]}
    >
      <SpoilsForm {...{ play, city, spoils }} options={question} offered={question.offered} change={setSpoils} />
    </Frame>
  )
}
