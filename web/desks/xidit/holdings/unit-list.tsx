// Units, kind by kind, with their number: those one has, or all five kinds.
import { wordsOf } from '../../../../src/picture/xidit/words.ts'
import { UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { useLocale } from '../../../words/words.ts'
import { UnitSign } from '../signs/signs.tsx'

interface Props {
  readonly units: Units
  readonly label: string
  /** Only signs and numbers, the names for whoever cannot see them. */
  readonly isBrief?: boolean
}

export function UnitList({ units, label, isBrief = false }: Props) {
  const { unit } = wordsOf(useLocale())
  return (
    <ul className="units list" aria-label={label}>
      {UNIT_KINDS.map((kind) => (
        <li key={kind} className={units[kind] === 0 ? 'none' : ''} title={isBrief ? unit[kind] : undefined}>
          <UnitSign kind={kind} />
          <strong>{units[kind]}</strong>
          <span className={isBrief ? 'hidden' : 'kind'}> {unit[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
