// Another address for one's account: it is asked for here, and confirmed by the code that comes there.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api, ask } from '../../api/client.ts'
import { askedBefore, rememberAsked } from '../../arrive/asked.ts'
import { OnItsWay } from '../../arrive/on-its-way.tsx'
import { EmailField } from '../../parts/email-field.tsx'
import { isAbout } from '../../parts/field.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useWords } from '../../words/words.ts'
import { addressWords } from './address.words.ts'
import { Refused } from './refused.tsx'

export function ChangeAddress() {
  const words = useWords(addressWords)
  const memory = useQueryClient()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(() => askedBefore('new-address'))
  const send = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/address', { body: { email } })),
    onSuccess: ({ expiresAt }) => {
      const now = { email, until: expiresAt }
      rememberAsked('new-address', now)
      setAsked(now)
    },
  })
  const again = () => {
    rememberAsked('new-address', null)
    setAsked(null)
    send.reset()
  }
  const enter = useMutation({
    mutationFn: (code: string) => ask(api.PUT('/v1/me/address', { body: { code } })),
    onSuccess: () => {
      again()
      setEmail('')
      void memory.invalidateQueries({ queryKey: ['me'] })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send.mutate()
  }
  return (
    <>
      <p role="status">{enter.isSuccess ? words.done : ''}</p>
      <details open={asked !== null || undefined}>
        <summary>{words.change}</summary>
        {asked ? (
          <OnItsWay {...{ asked, enter, again, button: words.confirm }} other={<ProblemNote error={enter.error} />} />
        ) : (
          <form className="stack" onSubmit={submit}>
            <EmailField label={words.label} hint={words.hint} value={email} change={setEmail} error={send.error} />
            <div>
              <button type="submit" disabled={send.isPending}>
                {words.send}
              </button>
            </div>
            {isAbout(send.error, '/email') ? null : <Refused change={send} />}
          </form>
        )}
      </details>
    </>
  )
}
