// Saying that a program plays with this account, and whose it is.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '../../api/client.ts'
import type { Profile } from '../../api/types.ts'
import { Field, isAbout } from '../../parts/field.tsx'
import { useWords } from '../../words/words.ts'
import { grantWords } from './grants.words.ts'
import { Refused } from './refused.tsx'

export function Program({ profile }: { readonly profile: Profile }) {
  const words = useWords(grantWords)
  const memory = useQueryClient()
  const [owner, setOwner] = useState(profile.program?.owner ?? '')
  const declare = useMutation({
    mutationFn: () => ask(api.PUT('/v1/me/program', { body: { owner } })),
    onSuccess: (changed) => memory.setQueryData(['me'], changed),
  })
  return (
    <details>
      <summary>{words.program}</summary>
      <p>{profile.program ? words.isProgram(profile.program.owner) : words.programHint}</p>
      <form
        className="stack"
        onSubmit={(submit) => {
          submit.preventDefault()
          declare.mutate()
        }}
      >
        <Field label={words.owner} hint={words.ownerHint} error={declare.error} at="/owner">
          {(given) => (
            <input {...given} required maxLength={40} value={owner} onChange={({ target }) => setOwner(target.value)} />
          )}
        </Field>
        <div>
          <button type="submit" className={profile.program ? '' : 'danger'} disabled={declare.isPending}>
            {profile.program ? words.rename : words.declare}
          </button>
        </div>
        {isAbout(declare.error, '/owner') ? null : <Refused change={declare} />}
      </form>
    </details>
  )
}
