// What a plan holds besides spaces: to be asked, to pass, and what comes after the wishes.
import { useId } from 'react'
import type { Plan } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { useWords } from '../../../words/words.ts'
import { THENS } from './paper.ts'
import type { PlanPaper } from './use-plan.ts'
import { planWords } from './words.ts'

export function Rest({ paper }: { readonly paper: PlanPaper }) {
  const words = useWords(planWords)
  const id = useId()
  const { plan } = paper
  return (
    <div className="rest">
      <div className="row">
        <button type="button" onClick={() => paper.write('ask')}>
          {words.ask}
        </button>
        <button type="button" onClick={() => paper.write('pass')}>
          {words.pass}
        </button>
        {plan.wishes.length > 0 ? (
          <button type="button" className="quiet" onClick={paper.clear}>
            {words.clear}
          </button>
        ) : null}
      </div>
      <div className="row then">
        <label htmlFor={id}>{words.then}</label>
        <select id={id} value={plan.then} onChange={({ target }) => paper.setThen(target.value as Plan['then'])}>
          {THENS.map((then) => (
            <option key={then} value={then}>
              {words.thens[then]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
