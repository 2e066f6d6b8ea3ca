// As whom one decides; or that one has to sign in first, and comes back here.
import type { ReactNode } from 'react'
import { SignInLink } from '../address/sign-in-link.tsx'
import { useProfile, useSession } from '../api/me.ts'
import { Loading } from '../parts/loading.tsx'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { consentWords } from './words.ts'

/** What is inside is for somebody who is signed in. */
export function AsSomebody({ children }: { readonly children: ReactNode }) {
  const words = useWords(consentWords)
  const { signIn } = useWords(partsWords)
  const session = useSession()
  const profile = useProfile()
  if (!session)
    return (
      <>
        <p>{words.signInFirst}</p>
        <p>
          <SignInLink className="button main">{signIn}</SignInLink>
        </p>
      </>
    )
  if (!profile) return <Loading />
  return (
    <>
      <p>{words.as(profile.email === null ? profile.name : `${profile.name}, ${profile.email}`)}</p>
      {children}
    </>
  )
}
