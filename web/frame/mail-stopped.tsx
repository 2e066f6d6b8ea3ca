// Says on every page that no letters go to somebody, why, and how that is put right: a link is mailed, and following it shows
// that the address is theirs.
import { useMutation } from '@tanstack/react-query'
import { rememberPlace } from '../address/return-to.ts'
import { api, ask } from '../api/client.ts'
import { useProfile } from '../api/me.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useLocale, useWords } from '../words/words.ts'
import { frameWords } from './words.ts'

export function MailStopped() {
  const words = useWords(frameWords)
  const locale = useLocale()
  const profile = useProfile()
  const email = profile?.email ?? ''
  const send = useMutation({
    mutationFn: () => {
      rememberPlace()
      return ask(api.POST('/v1/sign-in/links', { body: { email, locale } }))
    },
  })
  if (!profile?.mail.stopped) return null
  const why = profile.mail.stopped === 'complaint' ? words.complained(email) : words.cameBack(email)
  return (
    <aside className="stopped" aria-label={words.noLetters}>
      <p>
        <strong>{words.noLetters}</strong> {why}
      </p>
      <button type="button" disabled={send.isPending || send.isSuccess} onClick={() => send.mutate()}>
        {words.confirm}
      </button>
      <p role="status">{send.isSuccess ? words.linkAsked(email) : ''}</p>
      <ProblemNote error={send.error} />
    </aside>
  )
}
