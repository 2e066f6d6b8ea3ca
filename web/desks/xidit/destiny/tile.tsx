// A city tile as a card, with its words for whoever cannot see it.
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { TileFaces } from '../../../../src/rules/xidit/view.types.ts'
import type { Side } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { rewardsInWords, unitsInWords } from '../board/said-cities.ts'
import { useNouns } from '../nouns.ts'
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
  const nouns = useNouns()
  const { city, creature, recruits, needs, rewards } = faces
  const isThreat = side === 'threat'
  const said = isThreat
    ? `${words.needs(unitsInWords(nouns, needs))}, ${words.brings(rewardsInWords(nouns, rewards))}`
    : unitsInWords(nouns, recruits)
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
