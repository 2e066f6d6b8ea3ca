// One's account: who one is, which letters come, programs, sessions, vacations, and the way out.
import { useEffect } from 'react'
import { Link, useHash } from '../address/address.tsx'
import { useProfile, useSession } from '../api/me.ts'
import { MailLink } from '../arrive/mail-link.tsx'
import { Loading } from '../parts/loading.tsx'
import { useWords } from '../words/words.ts'
import { PasswordSection } from './access/password.tsx'
import { Sessions } from './access/sessions.tsx'
import { Tokens } from './access/tokens.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { Farewell } from './farewell.tsx'
import { Letters } from './letters.tsx'
import { ProfileSection } from './profile.tsx'
import { Vacations } from './vacations.tsx'
import { Webhooks } from './webhooks/webhooks.tsx'
import { accountWords } from './words.ts'
import './account.css'

const PLACES = [
  'profile',
  'letters',
  'calendar',
  'vacations',
  'tokens',
  'webhooks',
  'sessions',
  'password',
  'farewell',
] as const

export default function AccountPage() {
  const words = useWords(accountWords)
  const session = useSession()
  const profile = useProfile()
  const hash = useHash()
  const isHere = profile !== undefined
  // The section is there only now, so the browser could not find it.
  useEffect(() => {
    if (isHere && hash) document.getElementById(hash)?.scrollIntoView()
  }, [hash, isHere])

  if (!session)
    return (
      <div className="page narrow">
        <h1>{words.title}</h1>
        <p>{words.signInFirst}</p>
        <section className="card">
          <MailLink />
        </section>
      </div>
    )
  if (!profile) return <Loading />
  return (
    <div className="page narrow account">
      <h1>{words.title}</h1>
      <nav aria-label={words.sections}>
        {PLACES.map((place) => (
          <Link key={place} to={`/me#${place}`}>
            {words.places[place]}
          </Link>
        ))}
      </nav>
      <ProfileSection profile={profile} />
      <Letters profile={profile} />
      <Calendar profile={profile} />
      <Vacations />
      <Tokens />
      <Webhooks />
      <Sessions />
      <PasswordSection profile={profile} />
      <Farewell profile={profile} />
    </div>
  )
}
