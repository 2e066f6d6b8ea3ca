// A program without a browser shows a code: it is typed in here, and somebody decides.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Refused } from '../account/access/refused.tsx'
import { useHash } from '../address/address.tsx'
import { api, ask } from '../api/client.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { Asks } from './asks.tsx'
import { AsSomebody } from './who.tsx'
import { consentWords } from './words.ts'
import './consent.css'

const isCode = (text: string): boolean => /^[a-z]{4}-?[a-z]{4}$/i.test(text)

export default function Device() {
  const words = useWords(consentWords)
  const hash = useHash()
  const [typed, setTyped] = useState('')
  // The link a program shows holds its code; it is compared and sent by hand all the same.
  const userCode = typed || (isCode(hash) ? hash.toUpperCase() : '')
  const look = useMutation({
    mutationFn: () => ask(api.POST('/v1/oauth/device/requests', { body: { userCode } })),
  })
  const decide = useMutation({
    mutationFn: (allow: boolean) => ask(api.POST('/v1/oauth/device/decisions', { body: { userCode, allow } })),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    look.mutate()
  }
  if (decide.isSuccess)
    return (
      <div className="page narrow">
        <h1>{words.deviceTitle}</h1>
        <p className="done" role="status">
          {decide.variables ? words.deviceAllowed : words.deviceDenied}
        </p>
      </div>
    )
  return (
    <div className="page narrow consent">
      <h1>{words.deviceTitle}</h1>
      <section className="card">
        <AsSomebody>
          {look.data ? (
            <>
              <p>
                {words.deviceAsks} <span className="host">{look.data.client}</span>
              </p>
              <p>{words.deviceCompare(userCode.toUpperCase())}</p>
              <h2>{words.wants}</h2>
              <Asks scopes={look.data.scopes} games={look.data.games} />
              <p>{words.deviceBeware}</p>
              <p className="row">
                <button type="button" className="main" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
                  {words.allow}
                </button>
                <button type="button" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
                  {words.deny}
                </button>
              </p>
              <Refused change={decide} />
            </>
          ) : (
            <form className="stack" onSubmit={submit}>
              <Field label={words.code} hint={words.codeHint}>
                {(given) => (
                  <input
                    {...given}
                    className="code"
                    required
                    maxLength={20}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    value={userCode}
                    onChange={({ target }) => setTyped(target.value)}
                  />
                )}
              </Field>
              <div>
                <button type="submit" className="main" disabled={look.isPending}>
                  {words.goOn}
                </button>
              </div>
              <ProblemNote error={look.error} />
            </form>
          )}
        </AsSomebody>
      </section>
    </div>
  )
}
