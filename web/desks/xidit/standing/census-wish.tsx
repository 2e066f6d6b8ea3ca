// What is shown at the census.
import { UNIT_KINDS, type Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { Stepper } from '../../shared/forms/stepper.tsx'
import { kindName, nounWords } from '../decisions/nouns.ts'
import { decisionWords } from '../decisions/words.ts'
import { myLord } from '../play.ts'
import { UnitSign } from '../signs/signs.tsx'
import { factsOf, Instruction, type WishProps } from './instruction.tsx'
import { standingWords } from './words.ts'

export function CensusWish({ play, wishes }: WishProps) {
  const words = useWords(standingWords)
  const { prize } = useWords(decisionWords).census
  const nouns = useWords(nounWords)
  const wish = wishes.standing.census
  const most = typeof wish === 'object' ? wish : null
  const { takes } = factsOf(play, 'census')
  // What one has now is a good beginning; of what one has none, one may come.
  const hand = myLord(play)?.units
  const first = () => Object.fromEntries(UNIT_KINDS.map((kind) => [kind, Math.max(1, hand?.[kind] ?? 0)])) as Units
  return (
    <Instruction
      play={play}
      field="census"
      ways={[
        { value: 'none', label: words.censusNone },
        { value: 'own', label: words.censusOwn },
      ]}
      chosen={most ? 'own' : wish === undefined || wish === 'all' ? 'usual' : (wish as string)}
      choose={(next) =>
        wishes.set('census', next === 'usual' ? undefined : next === 'own' ? first() : (next as 'none' | 'ask'))
      }
    >
      {most
        ? UNIT_KINDS.map((kind) => (
            <Stepper
              key={kind}
              name={kindName(nouns, kind)}
              value={most[kind]}
              most={takes.t === 'units' ? takes.most : most[kind]}
              change={(many) => wishes.set('census', { ...most, [kind]: many })}
            >
              <strong>
                <UnitSign kind={kind} /> {kindName(nouns, kind)}
              </strong>
              <span className="hint">{prize[kind]}</span>
            </Stepper>
          ))
        : null}
    </Instruction>
  )
}
