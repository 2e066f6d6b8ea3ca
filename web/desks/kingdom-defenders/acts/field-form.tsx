// One field of what a space shall do: a number chosen one by one, or one of several things.
import { useId } from 'react'
import type { Do } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { type Field, legalValues } from '../../../../src/rules/kingdom-defenders/fields.ts'
import { useWords } from '../../../words/words.ts'
import { Stepper } from '../../shared/forms/stepper.tsx'
import type { Speech } from '../speech.ts'
import { key } from './choice.ts'
import { valueName } from './value-name.ts'
import { actsWords } from './words.ts'

interface Props {
  readonly speech: Speech
  readonly space: string
  readonly field: Field
  readonly given: Do
  readonly change: (value: unknown) => void
}

export function FieldForm({ speech, space, field, given, change }: Props) {
  const words = useWords(actsWords)
  const label = words.fields[field.field]
  if (field.field === 'dice')
    return (
      <>
        {(given.dice ?? []).map((die, i) => (
          <Choose
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            key={i}
            label={words.nthDie(i + 1)}
            value={key(die)}
            options={field.of.map((one) => ({ value: one, said: speech.nouns.die(one) }))}
            choose={(next) => change((given.dice ?? []).map((old, k) => (k === i ? next : old)))}
          />
        ))}
      </>
    )
  const legal = legalValues(field, given as Readonly<Record<string, unknown>>)
  if (field.field === 'weapons' || field.field === 'times') {
    const numbers = legal as number[]
    const value = Number(given[field.field])
    const most = Math.max(...numbers)
    return (
      <Stepper name={label} value={value} least={Math.min(...numbers)} most={most} change={change}>
        <strong>{label}</strong>
        {field.field === 'weapons' ? (
          <span className="hint">
            {speech.say.and(speech.nouns.hand({ weapon: value, spell: most - value })) || speech.say.nothing}
          </span>
        ) : null}
      </Stepper>
    )
  }
  return (
    <Choose
      label={label}
      value={key(given[field.field])}
      options={legal.map((value) => ({ value, said: valueName(speech, space, given, field.field, value) }))}
      choose={change}
    />
  )
}

interface ChooseProps {
  readonly label: string
  /** The chosen one, as text. */
  readonly value: string
  readonly options: readonly { readonly value: unknown; readonly said: string }[]
  readonly choose: (value: unknown) => void
}

function Choose({ label, value, options, choose }: ChooseProps) {
  const id = useId()
  return (
    <div className="choose-one">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => choose(options.find((one) => key(one.value) === target.value)?.value)}
      >
        {options.map((one) => (
          <option key={key(one.value)} value={key(one.value)}>
            {one.said}
          </option>
        ))}
      </select>
    </div>
  )
}
