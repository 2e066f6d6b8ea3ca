// What became of a change that was refused. Where the server wants to know that it is really them, they show it here, and the
// change is tried again.
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { rememberPlace } from '../../address/return-to.ts'
import { api, ask } from '../../api/client.ts'
import { useProfile } from '../../api/me.ts'
import { Problem } from '../../api/problem.ts'
import { keepSession } from '../../api/session.ts'
import { OnItsWay } from '../../arrive/on-its-way.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useLocale, useWords } from '../../words/words.ts'
import { sessionWords } from './sessions.words.ts'

interface Props<V> {
  readonly change: Pick<UseMutationResult<unknown, Error, V>, 'error' | 'variables' | 'mutate' | 'reset'>
}

export function Refused<V>({ change }: Props<V>) {
  const { error, variables, mutate, reset } = change
  if (!(error instanceof Problem && error.kind === 'confirm-first')) return <ProblemNote error={error} />
  // Outside the form that was refused: no form stands in another.
  return createPortal(<Confirm onDone={() => mutate(variables as V)} onClose={reset} />, document.body)
}

function Confirm({ onDone, onClose }: { readonly onDone: () => void; readonly onClose: () => void }) {
  const words = useWords(sessionWords)
  const profile = useProfile()
  const [password, setPassword] = useState('')
  const confirm = useMutation({
    mutationFn: () => ask(api.POST('/v1/sessions/confirm', { body: { password } })),
    onSuccess: onDone,
  })
  if (!profile) return null
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <p>{words.confirmHint}</p>
      {profile.hasPassword ? (
        <form
          className="stack"
          onSubmit={(submit) => {
            submit.preventDefault()
            submit.stopPropagation() // React tells the form around it, too
            confirm.mutate()
          }}
        >
          <input type="text" autoComplete="username" value={profile.email ?? ''} readOnly hidden />
          <PasswordField label={words.password} value={password} change={setPassword} />
          <div>
            <button type="submit" className="main" disabled={confirm.isPending}>
              {words.confirm}
            </button>
          </div>
          <ProblemNote error={confirm.error} />
        </form>
      ) : null}
      <p>{profile.hasPassword ? words.orLink : words.byLink}</p>
      <FreshLink email={profile.email ?? ''} onDone={onDone} />
    </Dialog>
  )
}

/** Following the link begins a session that is confirmed; so does its code, and one need not leave this page for it. */
function FreshLink({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const words = useWords(sessionWords)
  const locale = useLocale()
  const send = useMutation({
    mutationFn: () => {
      rememberPlace()
      return ask(api.POST('/v1/sign-in/links', { body: { email, locale } }))
    },
  })
  const enter = useMutation({
    mutationFn: async (code: string) =>
      keepSession(await ask(api.POST('/v1/sessions/code', { body: { email, code } }))),
    onSuccess: onDone,
  })
  if (send.data)
    return (
      <OnItsWay
        {...{ asked: { email, until: send.data.expiresAt }, enter, button: words.confirm, again: () => send.reset() }}
        other={<ProblemNote error={enter.error} />}
      />
    )
  return (
    <>
      <p>
        <button type="button" disabled={send.isPending} onClick={() => send.mutate()}>
          {words.sendLink}
        </button>
      </p>
      <ProblemNote error={send.error} />
    </>
  )
}
