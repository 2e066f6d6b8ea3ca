// Signing in: by a mailed link, or with a password. A guest gives an address here and stays who they are.
import { Link, useHash } from '../address/address.tsx'
import { useProfile, useSession } from '../api/me.ts'
import { useWords } from '../words/words.ts'
import { FollowLink } from './follow-link.tsx'
import { MailLink } from './mail-link.tsx'
import { PasswordForm } from './password-form.tsx'
import { useMailed } from './use-mailed.ts'
import { arriveWords } from './words.ts'
import './arrive.css'

export default function SignIn() {
  const words = useWords(arriveWords)
  const hash = useHash()
  const isSignedIn = useSession() !== null
  const profile = useProfile()
  const token = useMailed('/sign-in')

  if (token || (hash && hash !== 'main'))
    return <div className="page narrow">{token ? <FollowLink token={token} /> : null}</div>
  if (isSignedIn && profile && !profile.guest)
    return (
      <div className="page narrow">
        <h1>{words.signedInAs(profile.name)}</h1>
        <p className="row">
          <Link to="/" className="button main">
            {words.toGames}
          </Link>
          <Link to="/me" className="button">
            {words.toAccount}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="page narrow">
      <h1>{isSignedIn ? words.keepAccount : words.signIn}</h1>
      <p>{isSignedIn ? words.keepHint : words.signInHint}</p>
      <section className="card">
        <MailLink />
      </section>
      <details className="card">
        <summary>{words.byPassword}</summary>
        <PasswordForm />
      </details>
    </div>
  )
}
