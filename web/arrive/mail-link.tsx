// Signing in by mail: an address is given, and a link comes there.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberPlace } from '../address/return-to.ts'
import { api, ask } from '../api/client.ts'
import { Field, isAbout } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { fromNow } from '../words/time.ts'
import { useLocale, useWords } from '../words/words.ts'
import { arriveWords } from './words.ts'

export function MailLink() {
  const words = useWords(arriveWords)
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const send = useMutation({
    mutationFn: async () => {
      rememberPlace()
      return ask(api.POST('/v1/sign-in/links', { body: { email, locale } }))
    },
  })
  if (send.data) return <OnItsWay email={email} until={send.data.expiresAt} again={() => send.reset()} />
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault()
        send.mutate()
      }}
    >
      <Field label={words.address} hint={words.addressHint} error={send.error} at="/email">
        {(given) => (
          <input
            {...given}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <div>
        <button type="submit" className="main" disabled={send.isPending}>
          {words.sendLink}
        </button>
      </div>
      {isAbout(send.error, '/email') ? null : <ProblemNote error={send.error} />}
    </form>
  )
}

interface Sent {
  readonly email: string
  readonly until: string
  readonly again: () => void
}

function OnItsWay({ email, until, again }: Sent) {
  const words = useWords(arriveWords)
  const hasMailbox = useMailbox()
  return (
    <div className="done" role="status">
      <p>
        <strong>{words.lookIntoMail}</strong>
      </p>
      <p>{words.sentTo(email, fromNow(until))}</p>
      {hasMailbox ? (
        <p>
          {words.localMailbox} <a href="/mailbox">{words.openMailbox}</a>
        </p>
      ) : null}
      <button type="button" className="link" onClick={again}>
        {words.otherAddress}
      </button>
    </div>
  )
}

/** A server that sends no mail keeps it for whoever sits at the same machine. */
function useMailbox(): boolean {
  const { data } = useQuery({
    queryKey: ['mailbox'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await fetch('/mailbox', { method: 'HEAD' })).ok,
  })
  return data ?? false
}
