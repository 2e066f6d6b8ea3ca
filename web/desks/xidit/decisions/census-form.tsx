// How many units of each kind are shown at the census.
import { noUnits, UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { UnitSign } from '../signs/signs.tsx'
import { kindName, nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly most: Units
  readonly show: Units
  readonly change: (show: Units) => void
}

export function CensusForm({ most, show, change }: Props) {
  const words = useWords(decisionWords).census
  const nouns = useWords(nounWords)
  return (
    <fieldset>
      <legend>{words.units}</legend>
      <div className="row">
        <button type="button" onClick={() => change({ ...most })}>
          {words.all}
        </button>
        <button type="button" onClick={() => change(noUnits())}>
          {words.none}
        </button>
      </div>
      {UNIT_KINDS.map((kind) => (
        <Stepper
          key={kind}
          name={kindName(nouns, kind)}
          value={show[kind]}
          most={most[kind]}
          change={(many) => change({ ...show, [kind]: many })}
        >
          <strong>
            <UnitSign kind={kind} /> {kindName(nouns, kind)} <span className="faded">{words.of(most[kind])}</span>
          </strong>
          <span className="hint">{words.prize[kind]}</span>
        </Stepper>
      ))}
    </fieldset>
  )
}
