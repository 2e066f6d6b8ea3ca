// The census: what is shown. It may be changed until the last player has chosen.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { myLord } from '../play.ts'
import { CensusForm } from './census-form.tsx'
import { Frame } from './frame.tsx'
import { nounWords, unitsSaid } from './nouns.ts'
import { decisionWords } from './words.ts'

export function CensusNumbers({
  play,
  question,
}: {
  readonly play: Play
  readonly question: QuestionViewOf<'census'>
}) {
  const words = useWords(decisionWords).census
  const nouns = useWords(nounWords)
  const { year, most, usual } = question
  const lord = myLord(play)
  const [show, setShow] = useState(usual.show)
  return (
    <Frame
      {...{ play, question }}
      title={words.title}
      about={words.about(year)}
      usual={words.usual(unitsSaid(nouns, usual.show))}
      answer={{ year, show }}
      send={words.send}
      marked={lord?.city ? [lord.city] : []}
    >
      <CensusForm most={most} show={show} change={setShow} />
    </Frame>
  )
}
