// A password, for those who want one besides the mailed links.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api, ask } from '../../api/client.ts'
import type { Profile } from '../../api/types.ts'
import { Field, isAbout } from '../../parts/field.tsx'
import { useWords } from '../../words/words.ts'
import { Section } from '../section.tsx'
import { accountWords } from '../words.ts'
import { Refused } from './refused.tsx'

export function PasswordSection({ profile }: { readonly profile: Profile }) {
  const words = useWords(accountWords)
  const memory = useQueryClient()
  const [password, setPassword] = useState('')
  const set = useMutation({
    mutationFn: (next: string | null) => ask(api.PUT('/v1/me/password', { body: { password: next } })),
    onSuccess: () => {
      setPassword('')
      void memory.invalidateQueries({ queryKey: ['me'] })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    set.mutate(password)
  }
  return (
    <Section id="password" title={words.places.password}>
      {profile.guest ? (
        <p>{words.passwordNeedsAddress}</p>
      ) : (
        <form className="stack" onSubmit={submit}>
          <p>{profile.hasPassword ? words.hasPassword : words.noPassword}</p>
          <input type="text" autoComplete="username" value={profile.email ?? ''} readOnly hidden />
          <Field label={words.newPassword} hint={words.passwordHint} error={set.error} at="/password">
            {(given) => (
              <input
                {...given}
                type="password"
                autoComplete="new-password"
                required
                minLength={12}
                maxLength={128}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
          <div className="row">
            <button type="submit" disabled={set.isPending}>
              {words.setPassword}
            </button>
            {profile.hasPassword ? (
              <button type="button" disabled={set.isPending} onClick={() => set.mutate(null)}>
                {words.removePassword}
              </button>
            ) : null}
          </div>
          <p role="status">{set.isSuccess ? words.passwordDone : ''}</p>
          {isAbout(set.error, '/password') ? null : <Refused change={set} />}
        </form>
      )}
    </Section>
  )
}
