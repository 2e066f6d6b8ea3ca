// What the letter to a new address opens: it is confirmed where its account is signed in.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from '../address/address.tsx'
import { SignInLink } from '../address/sign-in-link.tsx'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { memory } from '../api/memory.ts'
import { rememberAsked } from '../arrive/asked.ts'
import { useMailed } from '../arrive/use-mailed.ts'
import { Loading } from '../parts/loading.tsx'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { addressWords } from './access/address.words.ts'
import { Fault } from './access/fault.tsx'

export default function NewAddress() {
  const words = useWords(addressWords)
  const shared = useWords(partsWords)
  const token = useMailed('/new-address')
  const isSignedIn = useSession() !== null
  const followed = useRef('')
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: () => ask(api.PUT('/v1/me/address', { body: { token } })),
    onSuccess: () => {
      rememberAsked('new-address', null)
      return memory.invalidateQueries({ queryKey: ['me'] })
    },
  })
  useEffect(() => {
    if (!isSignedIn || token === '' || followed.current === token) return // it is good once
    followed.current = token
    mutate()
  }, [isSignedIn, token, mutate])
  return (
    <div className="page narrow">
      <h1>{error ? words.failed : words.title}</h1>
      {!isSignedIn ? (
        <>
          <p>{words.signInFirst}</p>
          <p>
            <SignInLink className="button">{shared.signIn}</SignInLink>
          </p>
        </>
      ) : isSuccess ? (
        <p className="done" role="status">
          {words.done}
        </p>
      ) : error ? (
        <Fault error={error} />
      ) : token ? (
        <Loading />
      ) : null}
      {isSignedIn ? (
        <p>
          <Link to="/me">{shared.me}</Link>
        </p>
      ) : null}
    </div>
  )
}
