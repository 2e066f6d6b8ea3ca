// Which units are paid for a titan: as many as it is large.
import { UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { UnitSign } from '../signs/signs.tsx'
import { sum } from './choice.ts'
import { kindName, nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly size: number
  readonly hand: Units
  readonly units: Units
  readonly change: (units: Units) => void
}

export function PayForm({ size, hand, units, change }: Props) {
  const words = useWords(decisionWords).titan
  const nouns = useWords(nounWords)
  const paid = sum(units)
  return (
    <fieldset>
      <legend>{words.pay(size)}</legend>
      {UNIT_KINDS.filter((kind) => hand[kind] > 0).map((kind) => (
        <Stepper
          key={kind}
          name={kindName(nouns, kind)}
          value={units[kind]}
          most={Math.min(hand[kind], units[kind] + size - paid)}
          change={(many) => change({ ...units, [kind]: many })}
        >
          <strong>
            <UnitSign kind={kind} /> {kindName(nouns, kind)}
          </strong>
          <span className="hint">{words.inHand(hand[kind])}</span>
        </Stepper>
      ))}
      <p className={paid === size ? 'count' : 'count open'} role="status">
        {words.paid(paid, size)}
      </p>
    </fieldset>
  )
}
