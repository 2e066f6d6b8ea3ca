// The pictures of the rules: the whole board, and one tile of each side.
import { useMemo } from 'react'
import { drawMap } from '../../../../src/picture/xidit/map.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Figure } from '../../shared/rules/figure.tsx'
import { RecruitCard, ThreatCard } from '../signs/signs.tsx'
import { type Facts, startPosition, tileOf } from './facts.ts'
import { rulesWords } from './words.ts'

interface Props {
  readonly facts: Facts
}

export function StartBoard({ facts }: Props) {
  const locale = useLocale()
  const words = useWords(rulesWords)
  const svg = useMemo(() => drawMap(facts.board, startPosition(facts), { locale }), [facts, locale])
  return (
    <Figure caption={words.boardCaption} className="start-board">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all it is given */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </Figure>
  )
}

export function RecruitTile({ facts }: Props) {
  const { recruits } = tileOf(facts, 6)
  return (
    <Figure caption={useWords(rulesWords).tileCaptions.recruit} className="tile">
      <RecruitCard units={recruits} of={recruits} />
    </Figure>
  )
}

export function ThreatTile({ facts }: Props) {
  const { needs, rewards } = tileOf(facts, 3)
  return (
    <Figure caption={useWords(rulesWords).tileCaptions.threat} className="tile">
      <ThreatCard needs={needs} rewards={rewards} />
    </Figure>
  )
}
