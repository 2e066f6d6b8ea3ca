// The pictures of the rules: the whole board, and one tile of each side.
import { useMemo } from 'react'
import { tag, title } from '../../../../src/picture/svg.ts'
import { drawMap } from '../../../../src/picture/xidit/map.ts'
import { CARD, RECRUITS_HEIGHT, recruitCard, threatCard } from '../../../../src/picture/xidit/tiles.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { type Facts, startPosition, tileOf } from './facts.ts'
import { rulesWords } from './words.ts'

interface Props {
  readonly facts: Facts
}

export function StartBoard({ facts }: Props) {
  const locale = useLocale()
  const words = useWords(rulesWords)
  const svg = useMemo(() => drawMap(facts.board, startPosition(facts), { locale }), [facts, locale])
  return <Figure svg={svg} caption={words.boardCaption} className="start-board" />
}

export function RecruitTile({ facts }: Props) {
  const { recruit } = useWords(rulesWords).tileCaptions
  const { recruits } = tileOf(facts, 6)
  return (
    <Figure svg={tile(recruitCard(recruits, recruits), RECRUITS_HEIGHT, recruit)} caption={recruit} className="tile" />
  )
}

export function ThreatTile({ facts }: Props) {
  const { threat } = useWords(rulesWords).tileCaptions
  const { needs, rewards } = tileOf(facts, 3)
  return <Figure svg={tile(threatCard(needs, rewards), CARD.height, threat)} caption={threat} className="tile" />
}

const tile = (drawn: string, height: number, words: string): string =>
  tag('svg', { viewBox: `-2 -2 ${CARD.width + 4} ${height + 4}`, role: 'img' }, title(words), drawn)

interface FigureProps {
  readonly svg: string
  readonly caption: string
  readonly className: string
}

const Figure = ({ svg, caption, className }: FigureProps) => (
  <figure className={className}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all it is given */}
    <div dangerouslySetInnerHTML={{ __html: svg }} />
    <figcaption>{caption}</figcaption>
  </figure>
)
