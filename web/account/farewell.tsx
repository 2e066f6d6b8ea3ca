// Taking one's data along, signing out everywhere, and going for good.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo } from '../address/address.tsx'
import { api, ask } from '../api/client.ts'
import { keepGuest } from '../api/guest.ts'
import { stopPushing } from '../api/push.ts'
import { keepSession } from '../api/session.ts'
import type { Profile } from '../api/types.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { Refused } from './access/refused.tsx'
import { Section } from './section.tsx'
import { accountWords } from './words.ts'

export function Farewell({ profile }: { readonly profile: Profile }) {
  const words = useWords(accountWords)
  const [typed, setTyped] = useState('')
  const gone = () => {
    keepGuest(null)
    void stopPushing()
    keepSession(null)
    goTo('/')
  }
  const take = useMutation({ mutationFn: async () => download(await ask(api.GET('/v1/me/export'))) })
  const signOut = useMutation({ mutationFn: () => ask(api.DELETE('/v1/sessions')), onSuccess: gone })
  const leave = useMutation({ mutationFn: () => ask(api.DELETE('/v1/me')), onSuccess: gone })
  return (
    <Section id="farewell" title={words.places.farewell}>
      <h3>{words.export}</h3>
      <p>{words.exportHint}</p>
      <p>
        <button type="button" disabled={take.isPending} onClick={() => take.mutate()}>
          {words.download}
        </button>
      </p>
      <Refused change={take} />
      <h3>{words.everywhere}</h3>
      <p>{profile.guest ? words.guestOut : words.everywhereHint}</p>
      {profile.guest ? null : (
        <p>
          <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            {words.signOutEverywhere}
          </button>
        </p>
      )}
      <ProblemNote error={signOut.error} />
      <h3>{words.delete}</h3>
      <p>{words.deleteHint}</p>
      <form
        className="stack"
        onSubmit={(submit) => {
          submit.preventDefault()
          leave.mutate()
        }}
      >
        <Field label={words.typeName(profile.name)}>
          {(given) => (
            <input {...given} value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
          )}
        </Field>
        <div>
          <button type="submit" className="danger" disabled={typed.trim() !== profile.name.trim() || leave.isPending}>
            {words.deleteForGood}
          </button>
        </div>
      </form>
      <Refused change={leave} />
    </Section>
  )
}

function download(content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'herald.json'
  link.click()
  URL.revokeObjectURL(url)
}
