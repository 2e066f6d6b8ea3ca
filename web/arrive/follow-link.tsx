// What a mailed link opens: it signs in once, in the browser that asked for it.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, ask } from '../api/client.ts'
import { Problem } from '../api/problem.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { rememberAsked } from './asked.ts'
import { comeIn } from './come-in.ts'
import { MailLink } from './mail-link.tsx'
import { arriveWords } from './words.ts'

export function FollowLink({ token }: { readonly token: string }) {
  const words = useWords(arriveWords)
  const followed = useRef('')
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const session = await ask(api.POST('/v1/sessions/link', { body: { token } }))
      rememberAsked('sign-in', null)
      await comeIn(session)
    },
  })
  useEffect(() => {
    if (followed.current === token) return // it is good once
    followed.current = token
    mutate()
  }, [token, mutate])
  if (!error) return <Loading />
  const fault =
    error instanceof Problem && error.kind === 'bad-link' ? (error.document.code as keyof typeof words.fault) : null
  return (
    <>
      <h1>{words.linkFailed}</h1>
      {fault ? (
        <p className="problem" role="alert">
          {words.fault[fault]}
        </p>
      ) : (
        <ProblemNote error={error} />
      )}
      <section className="card">
        <h2>{words.anotherLink}</h2>
        <MailLink />
      </section>
    </>
  )
}
