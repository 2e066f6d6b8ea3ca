// The pictures of the rules: the whole board before the first disc is placed, and what its signs mean.
import { useMemo } from 'react'
import { drawTable } from '../../../../src/picture/kingdom-defenders/board.ts'
import { LEGEND_SIGNS, wordsOf } from '../../../../src/picture/kingdom-defenders/words.ts'
import type { Pack } from '../../../../src/rules/kingdom-defenders/pack/pack.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import { Figure } from '../../shared/rules/figure.tsx'
import { Sign } from './signs.tsx'
import { startOf } from './start.ts'
import { rulesWords } from './words.ts'

export function StartBoard({ pack }: { readonly pack: Pack }) {
  const locale = useLocale()
  const words = useWords(rulesWords)
  const svg = useMemo(() => drawTable(pack, startOf(pack), { locale, toldBeside: true }), [pack, locale])
  return (
    <Figure caption={words.boardCaption} className="start-board">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all it is given */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
    </Figure>
  )
}

export function Legend() {
  const words = useWords(rulesWords)
  const { signs } = wordsOf(useLocale())
  return (
    <ul className="legend list" aria-label={words.legend}>
      {LEGEND_SIGNS.map((name) => (
        <li key={name}>
          <Sign name={name} /> {signs[name]}
        </li>
      ))}
    </ul>
  )
}
