// The bar above every page: home, learning, the account, the language.
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../address/address.tsx'
import { SignInLink } from '../address/sign-in-link.tsx'
import { api } from '../api/client.ts'
import { keepGuest } from '../api/guest.ts'
import { useProfile, useSession } from '../api/me.ts'
import { stopPushing } from '../api/push.ts'
import { keepSession } from '../api/session.ts'
import { partsWords } from '../parts/words.ts'
import { chooseLocale } from '../words/locale.ts'
import { useLocale, useWords } from '../words/words.ts'

export function Header() {
  const words = useWords(partsWords)
  const locale = useLocale()
  const session = useSession()
  const profile = useProfile()
  const memory = useQueryClient()

  async function switchLanguage() {
    const next = locale === 'en' ? 'de' : 'en'
    chooseLocale(next)
    // Letters come in the same language.
    if (session) await api.PATCH('/v1/me', { body: { locale: next } })
    await memory.invalidateQueries()
  }
  async function signOut() {
    await stopPushing()
    await api.DELETE('/v1/sessions/current').catch(() => {})
    keepGuest(null) // nor is whoever comes next asked whether they were the guest
    keepSession(null)
  }

  return (
    <header className="bar">
      <Link to="/" className="brand">
        <img src="/herald.svg" alt="" width="26" height="29" />
        <span>Herald</span>
      </Link>
      <nav aria-label={words.navigation}>
        {session ? <Link to="/">{words.home}</Link> : null}
        <Link to="/learn">{words.learn}</Link>
        <Link to="/guide">{words.rules}</Link>
        {session ? (
          <Link to="/me" className="me">
            {profile?.name ?? words.me}
          </Link>
        ) : (
          <SignInLink>{words.signIn}</SignInLink>
        )}
        {session && profile && !profile.guest ? (
          <button type="button" className="link" onClick={signOut}>
            {words.signOut}
          </button>
        ) : null}
        <button
          type="button"
          className="link"
          lang={locale === 'en' ? 'de' : 'en'}
          aria-label={words.languageLabel}
          onClick={switchLanguage}
        >
          {words.language}
        </button>
      </nav>
    </header>
  )
}
