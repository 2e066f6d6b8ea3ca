// A number chosen one by one.
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.ts'
import { formWords } from './words.ts'
import './forms.css'

interface Props {
  /** What is counted, for the names of the buttons. */
  readonly name: string
  readonly value: number
  readonly most: number
  readonly least?: number
  readonly change: (value: number) => void
  readonly children: ReactNode
}

export function Stepper({ name, value, most, least = 0, change, children }: Props) {
  const words = useWords(formWords)
  const step = (by: number) => () => {
    const next = value + by
    if (next >= least && next <= most) change(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for every line would be read out for every number
    <div className="stepper" role="group" aria-label={name}>
      <div className="what">{children}</div>
      {/* Not disabled at the ends: whoever steps by keyboard would lose the place. */}
      <button type="button" aria-disabled={value <= least} aria-label={words.fewer(name)} onClick={step(-1)}>
        −
      </button>
      <output aria-label={words.number(name)}>{value}</output>
      <button type="button" aria-disabled={value >= most} aria-label={words.more(name)} onClick={step(1)}>
        +
      </button>
    </div>
  )
}
