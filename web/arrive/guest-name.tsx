// Somebody who is not signed in says how they want to be called, and plays as a guest.
import { useState } from 'react'
import { SignInLink } from '../address/sign-in-link.tsx'
import { comeAsGuest } from '../api/me.ts'
import { session } from '../api/session.ts'
import { Field } from '../parts/field.tsx'
import { localeNow } from '../words/locale.ts'
import { useWords } from '../words/words.ts'
import { pleasantName } from './play-now.ts'
import { arriveWords } from './words.ts'

interface Naming {
  readonly name: string
  readonly rename: (name: string) => void
}

export function useGuestName(): Naming {
  const [name, rename] = useState(pleasantName)
  return { name, rename }
}

/** Whoever is signed in is somebody already. */
export async function beSomebody(name: string): Promise<void> {
  if (!session()) await comeAsGuest(name.trim() || pleasantName(), localeNow())
}

export function GuestName({ name, rename, error }: Naming & { readonly error: unknown }) {
  const words = useWords(arriveWords).guest
  return (
    <div>
      <Field label={words.yourName} hint={words.nameHint} error={error} at="/name">
        {(given) => <input {...given} value={name} maxLength={40} onChange={({ target }) => rename(target.value)} />}
      </Field>
      <p className="hint">
        <SignInLink>{words.orSignIn}</SignInLink>
      </p>
    </div>
  )
}
