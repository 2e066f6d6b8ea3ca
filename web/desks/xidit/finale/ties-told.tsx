// Ties in words, each with the rule that decided it.
import type { Contender } from '../../../../src/rules/xidit/state.ts'
import { number } from '../../../words/time.ts'
import { useWords } from '../../../words/words.ts'
import type { Tie } from './ties.ts'
import { finaleWords } from './words.ts'

interface Props {
  readonly ties: readonly Tie[]
  readonly nameOf: (who: Contender) => string
}

export function Ties({ ties, nameOf }: Props) {
  const words = useWords(finaleWords)
  if (ties.length === 0) return null
  const told = ({ higher, lower, value, by, units }: Tie): string => {
    const [up, down, level] = [nameOf(higher), nameOf(lower), number(value)]
    if (by === 'dummy') return words.tieDummy(up, level)
    if (by === 'units') return words.tieUnits(up, down, level, number(units![0]), number(units![1]))
    return words.tieTurn(up, down, level, number(units![0]))
  }
  return (
    <ul className="ties">
      {ties.map((tie) => (
        <li key={tie.lower}>
          {told(tie)} <span className="hint">{words.rule}</span>
        </li>
      ))}
    </ul>
  )
}
