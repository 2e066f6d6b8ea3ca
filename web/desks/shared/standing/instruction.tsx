// One instruction: what it is about, the usual, one's own wish, or to be asked.
import { type ReactNode, useId } from 'react'
import type { InstructionWords } from '../../../../src/rules/words.ts'
import { useWords } from '../../../words/words.ts'
import { Pick } from '../forms/pick.tsx'
import { standingWords } from './words.ts'

export interface Way {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

export interface InstructionProps {
  readonly field: string
  readonly about: InstructionWords
  /** What the usual comes to in this game, where there is more to say than the rules do. */
  readonly usual?: string
  /** The ways besides the usual and being asked. */
  readonly ways: readonly Way[]
  readonly chosen: string
  readonly choose: (way: string) => void
  /** Where the usual is to be asked, it need not be offered twice. */
  readonly isAskedAnyway?: boolean
  readonly children?: ReactNode
}

export function Instruction(props: InstructionProps) {
  const { field, about, usual, ways, chosen, choose, isAskedAnyway = false, children } = props
  const words = useWords(standingWords)
  const id = useId()
  const all: Way[] = [
    { value: 'usual', label: words.usual, hint: usual ? `${usual}. ${about.usual}` : about.usual },
    ...ways,
    ...(isAskedAnyway ? [] : [{ value: 'ask', label: words.ask }]),
  ]
  return (
    <fieldset className="instruction" aria-describedby={id}>
      <legend>{about.title}</legend>
      <p className="hint" id={id}>
        {about.about}
      </p>
      <div className="picks">
        {all.map(({ value, label, hint }) => (
          <Pick key={value} type="radio" name={field} checked={chosen === value} choose={() => choose(value)}>
            <strong>{label}</strong>
            {hint ? <span className="hint">{hint}</span> : null}
          </Pick>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

/** Which way a wish is: none, to be asked, or one's own. */
export const wayOf = (wish: unknown): 'usual' | 'ask' | 'own' =>
  wish === undefined ? 'usual' : wish === 'ask' ? 'ask' : 'own'
