// An address that leads nowhere, or nowhere for whoever came.

import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'
import { Link } from './address.tsx'
import { SignInLink } from './sign-in-link.tsx'

export function NotFound() {
  const words = useWords(partsWords)
  return (
    <section className="page narrow">
      <h1>{words.notFound}</h1>
      <p>{words.notFoundHint}</p>
      <p>
        <Link to="/">{words.toHome}</Link> · <SignInLink>{words.signIn}</SignInLink>
      </p>
    </section>
  )
}
