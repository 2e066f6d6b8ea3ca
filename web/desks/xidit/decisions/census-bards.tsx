// Bards won at the census: where they go.
import { useState } from 'react'
import type { QuestionViewOf } from '../../../../src/rules/xidit/view.types.ts'
import type { Placement } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, cityName } from '../play.ts'
import { BardsForm } from './bards-form.tsx'
import { areBardsPlaced, placed, sum } from './choice.ts'
import { Frame } from './frame.tsx'
import { bardsSaid, nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

export function CensusBards({
  play,
  question,
}: {
  readonly play: Play
  readonly question: QuestionViewOf<'census-bards'>
}) {
  const words = useWords(decisionWords)
  const nouns = useWords(nounWords)
  const board = boardOf(play)
  const { year, kind, city, count, usual } = question
  const [bards, setBards] = useState<Placement>(usual.bards)
  return (
    <Frame
      {...{ play, question }}
      title={words.censusBards.title(nouns.object(count, 'bards'))}
      about={words.censusBards.about(year, nouns.most[kind], cityName(board, city))}
      usual={bardsSaid(nouns, board, usual.bards)}
      answer={areBardsPlaced(question, bards) ? { year, kind, bards: placed(bards) } : null}
      missing={words.bards.left(nouns.count(count - sum(bards), 'bards'))}
      send={words.bards.send}
      marked={[city]}
    >
      <BardsForm play={play} options={question} bards={bards} change={setBards} />
    </Frame>
  )
}
