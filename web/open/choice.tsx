// One of several, each in words: radio buttons under a common question.
import { type ReactNode, useId } from 'react'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly label: string; readonly hint?: string }[]
  readonly change: (value: T) => void
  readonly children?: ReactNode
}

export function Choice<T extends string>({ label, value, choices, change, children }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {choices.map((one) => (
        <label key={one.value}>
          <input type="radio" name={name} checked={one.value === value} onChange={() => change(one.value)} />
          <span>
            {one.label}
            {one.hint ? <span className="hint"> {one.hint}</span> : null}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
