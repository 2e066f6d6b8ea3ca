// The password that somebody has, as they and their password manager type it in.
import { Field } from './field.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly change: (password: string) => void
}

export function PasswordField({ label, value, change }: Props) {
  return (
    <Field label={label}>
      {(given) => (
        <input
          {...given}
          type="password"
          autoComplete="current-password"
          required
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}
