// A city tile as a card, with its words for whoever cannot see it.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { TileFaces } from '../../../../src/rules/xidit/view.types.ts'
import type { Side } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { rewardsInWords, unitsInWords } from '../board/said-cities.ts'
import { numberedCity } from '../play.ts'
import { RecruitCard, ThreatCard } from '../signs/signs.tsx'
import { destinyWords } from './words.ts'

interface Props {
  readonly board: BoardFile
  readonly faces: TileFaces
  readonly side: Side
}

export function Tile({ board, faces, side }: Props) {
  const words = useWords(destinyWords)
  const picture = wordsOf(useLocale())
  const { city, creature, recruits, needs, rewards } = faces
  const isThreat = side === 'threat'
  const said = isThreat
    ? `${words.needs(unitsInWords(picture, needs))}, ${words.brings(rewardsInWords(picture, rewards))}`
    : unitsInWords(picture, recruits)
  return (
    <span className="tile">
      {isThreat ? <ThreatCard needs={needs} rewards={rewards} /> : <RecruitCard units={recruits} of={recruits} />}
      <span>
        <strong>{numberedCity(board, city)}</strong>
        {isThreat ? <span className="creature">{creature}</span> : null}
        <span className="hidden">: {said}</span>
      </span>
    </span>
  )
}
