// Signing in by mail: an address is given, and a letter with a link and a code comes there.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberPlace } from '../address/return-to.ts'
import { api, ask } from '../api/client.ts'
import { EmailField } from '../parts/email-field.tsx'
import { isAbout } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useLocale, useWords } from '../words/words.ts'
import { type Asked, askedBefore, rememberAsked } from './asked.ts'
import { codeWords } from './code.words.ts'
import { comeIn } from './come-in.ts'
import { OnItsWay } from './on-its-way.tsx'
import { arriveWords } from './words.ts'

export function MailLink() {
  const words = useWords(arriveWords)
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(() => askedBefore('sign-in'))
  const send = useMutation({
    mutationFn: async () => {
      rememberPlace()
      return ask(api.POST('/v1/sign-in/links', { body: { email, locale } }))
    },
    onSuccess: ({ expiresAt }) => {
      const now = { email, until: expiresAt }
      rememberAsked('sign-in', now)
      setAsked(now)
    },
  })
  const again = () => {
    rememberAsked('sign-in', null)
    setAsked(null)
    send.reset()
  }
  if (asked) return <EnterCode asked={asked} again={again} />
  return (
    <form
      className="stack"
      onSubmit={(submit) => {
        submit.preventDefault()
        send.mutate()
      }}
    >
      <EmailField label={words.address} hint={words.addressHint} value={email} change={setEmail} error={send.error} />
      <div>
        <button type="submit" className="main" disabled={send.isPending}>
          {words.sendLink}
        </button>
      </div>
      {isAbout(send.error, '/email') ? null : <ProblemNote error={send.error} />}
    </form>
  )
}

/** What was asked for is typed in; whoever that lets in has asked for nothing more. */
export function EnterCode({ asked, again }: { readonly asked: Asked; readonly again: () => void }) {
  const words = useWords(codeWords)
  const enter = useMutation({
    mutationFn: async (code: string) => {
      const session = await ask(api.POST('/v1/sessions/code', { body: { email: asked.email, code } }))
      rememberAsked('sign-in', null)
      await comeIn(session)
    },
  })
  const other = <ProblemNote error={enter.error} />
  return <OnItsWay asked={asked} enter={enter} button={words.enter} again={again} other={other} />
}
