// A field for an address of somebody's own.
import type { Dispatch } from 'react'
import { Field } from './field.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly change: Dispatch<string>
  /** Why it was not taken. */
  readonly error: unknown
}

export const EmailField = ({ value, change, ...said }: Props) => (
  <Field {...said} at="/email">
    {(given) => (
      <input
        {...given}
        type="email"
        autoComplete="email"
        required
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    )}
  </Field>
)
