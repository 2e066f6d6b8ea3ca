// One instruction: what it is about, the usual, one's own wish, or to be asked.
import { type ReactNode, useId } from 'react'
import type { Standing } from '../../../../src/rules/xidit/commands.ts'
import type { Instruction as Facts } from '../../../../src/rules/xidit/standing-facts.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Pick } from '../decisions/pick.tsx'
import type { Wishes } from './use-wishes.ts'
import { standingWords } from './words.ts'

export interface WishProps {
  readonly play: Play
  readonly wishes: Wishes
}

export interface Way {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

export const factsOf = ({ rules }: Play, field: keyof Standing): Facts =>
  (rules.facts as { standing: Facts[] }).standing.find((one) => one.field === field)!

interface Props {
  readonly play: Play
  readonly field: keyof Standing
  /** What the usual comes to in this game, where there is more to say than the rules do. */
  readonly usual?: string
  /** The ways besides the usual and being asked. */
  readonly ways: readonly Way[]
  readonly chosen: string
  readonly choose: (way: string) => void
  readonly children?: ReactNode
}

export function Instruction({ play, field, usual, ways, chosen, choose, children }: Props) {
  const words = useWords(standingWords)
  const about = factsOf(play, field).words[useLocale()]
  const id = useId()
  const all: Way[] = [
    { value: 'usual', label: words.usual, hint: usual ? `${usual}. ${about.usual}` : about.usual },
    ...ways,
    { value: 'ask', label: words.ask },
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
