// Six digits from a letter: typed, pasted as they stand there (123 456), or filled in by the phone.
import type { ReactNode } from 'react'
import { Field } from './field.tsx'

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: unknown
  readonly value: string
  readonly change: (value: string) => void
}

export function CodeField({ label, hint, error, value, change }: Props) {
  return (
    <Field label={label} hint={hint} error={error} at="/code">
      {(given) => (
        <input
          {...given}
          className="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          spellCheck={false}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
