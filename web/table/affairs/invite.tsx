// Inviting to a table: by a link to hand on, or by mail.
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { Link } from '../../address/address.tsx'
import { api, ask } from '../../api/client.ts'
import { useProfile } from '../../api/me.ts'
import type { Card } from '../../api/types.ts'
import { Copy } from '../../parts/copy.tsx'
import { Field, isAbout } from '../../parts/field.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useWords } from '../../words/words.ts'
import { affairsWords } from './affairs.words.ts'

export function Invite({ card }: { readonly card: Card }) {
  const words = useWords(affairsWords)
  const params = { path: { game: card.id } }
  const link = useMutation({
    mutationFn: async () => {
      const { token } = await ask(api.POST('/v1/games/{game}/invitations', { params }))
      return `${location.origin}/invitations#${token}`
    },
  })
  return (
    <div className="stack">
      {link.data ? (
        <Copy label={words.invitationLink} text={link.data} share={card.title} />
      ) : (
        <div>
          <button type="button" disabled={link.isPending} onClick={() => link.mutate()}>
            {words.makeLink}
          </button>
        </div>
      )}
      <ProblemNote error={link.error} />
      <InviteByMail card={card} />
    </div>
  )
}

function InviteByMail({ card }: { readonly card: Card }) {
  const words = useWords(affairsWords)
  const [email, setEmail] = useState('')
  const params = { path: { game: card.id } }
  const send = useMutation({
    mutationFn: async (to: string) => {
      await ask(api.POST('/v1/games/{game}/invitations/mail', { params, body: { email: to } }))
      setEmail('')
      return to
    },
  })
  const profile = useProfile()
  if (profile && profile.email === null)
    return (
      <p className="hint">
        <Link to="/me">{words.addressFirst}</Link>
      </p>
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send.mutate(email)
  }
  return (
    <form className="stack" onSubmit={submit}>
      <Field label={words.inviteByMail} error={send.error} at="/email">
        {(given) => (
          <span className="with-button">
            <input
              {...given}
              type="email"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              placeholder="bela@example.org"
            />
            <button type="submit" disabled={send.isPending}>
              {words.invite}
            </button>
          </span>
        )}
      </Field>
      {send.data ? (
        <p className="done" role="status">
          {words.invited(send.data)}
        </p>
      ) : null}
      {isAbout(send.error, '/email') ? null : <ProblemNote error={send.error} />}
    </form>
  )
}
