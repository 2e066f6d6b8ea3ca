// A threat is beaten: which rewards are taken.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, cityName } from '../play.ts'
import { filledIn, isSpoils, spoilsToSend } from './choice.ts'
import { Frame } from './frame.tsx'
import { nounWords } from './nouns.ts'
import { SpoilsForm } from './spoils-form.tsx'
import { spoilsSaid, whatIsMissing } from './spoils-said.ts'
import { decisionWords } from './words.ts'

export function SpoilsOfVictory({
  play,
  question,
}: {
  readonly play: Play
  readonly question: QuestionViewOf<'spoils'>
}) {
  const words = useWords(decisionWords)
  const nouns = useWords(nounWords)
  const board = boardOf(play)
  const { year, slot, city, creature, choose, rewards, usual } = question
  const [spoils, setSpoils] = useState(() => filledIn(question, usual))
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
