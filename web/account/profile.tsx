// Name, language and time zone.
import { type SubmitEvent, useState } from 'react'
import { Link } from '../address/address.tsx'
import { SignInLink } from '../address/sign-in-link.tsx'
import { guestHere } from '../api/guest.ts'
import type { Profile } from '../api/types.ts'
import { Field, isAbout } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { partsWords } from '../parts/words.ts'
import { chooseLocale, type Locale } from '../words/locale.ts'
import { day } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import { zones } from '../words/zones.ts'
import { ChangeAddress } from './access/address.tsx'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'
import { accountWords } from './words.ts'

export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const words = useWords(accountWords)
  const shared = useWords(partsWords)
  const [name, setName] = useState(profile.name)
  const [locale, setLocale] = useState(profile.locale as Locale)
  const [timeZone, setTimeZone] = useState(profile.timeZone)
  const change = useChange()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    change.mutate({ name, locale, timeZone }, { onSuccess: () => chooseLocale(locale) })
  }
  return (
    <Section id="profile" title={words.places.profile}>
      <p>{profile.email ? words.address(profile.email, day(profile.createdAt)) : words.guest}</p>
      {profile.guest ? (
        <p>
          <SignInLink className="button main">{words.giveAddress}</SignInLink>
        </p>
      ) : (
        <ChangeAddress />
      )}
      {!profile.guest && guestHere() ? (
        <p>
          <Link to="/join">{words.guestHere}</Link>
        </p>
      ) : null}
      <form className="stack" onSubmit={submit}>
        <Field label={words.name} error={change.error} at="/name">
          {(given) => (
            <input
              {...given}
              value={name}
              maxLength={40}
              required
              autoComplete="nickname"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={words.language} hint={words.languageHint} error={change.error} at="/locale">
          {(given) => (
            <select {...given} value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
              <option value="en" lang="en">
                English
              </option>
              <option value="de" lang="de">
                Deutsch
              </option>
            </select>
          )}
        </Field>
        <Field
          label={words.timeZone}
          hint={timeZone === here ? words.zoneHint : words.zoneHere(here)}
          error={change.error}
          at="/timeZone"
        >
          {(given) => (
            <select {...given} value={timeZone} onChange={({ target }) => setTimeZone(target.value)}>
              {zones(timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          )}
        </Field>
        <div className="row">
          <button type="submit" className="main" disabled={change.isPending}>
            {shared.save}
          </button>
          <span role="status">{change.isSuccess ? shared.saved : ''}</span>
        </div>
        {isAbout(change.error, '/name', '/locale', '/timeZone') ? null : <ProblemNote error={change.error} />}
      </form>
    </Section>
  )
}
