// Signing in with a password, for those who have set one.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '../api/client.ts'
import { Field } from '../parts/field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { comeIn } from './come-in.ts'
import { arriveWords } from './words.ts'

export function PasswordForm() {
  const words = useWords(arriveWords)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: async () => comeIn(await ask(api.POST('/v1/sessions/password', { body: { email, password } }))),
  })
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault()
        signIn.mutate()
      }}
    >
      <Field label={words.address}>
        {(given) => (
          <input
            {...given}
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <PasswordField label={words.password} value={password} change={setPassword} />
      <div>
        <button type="submit" disabled={signIn.isPending}>
          {words.signIn}
        </button>
      </div>
      <ProblemNote error={signIn.error} />
    </form>
  )
}
