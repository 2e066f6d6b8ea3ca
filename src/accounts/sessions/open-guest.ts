// Playing without signing up: an account without an address, and a session. A mailed link makes it a real one.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, type Outcome } from '../model/failure.ts'
import { checkChoice, checkName } from '../model/fields.ts'
import { newId } from '../model/secrets.ts'
import { LOCALES, USUAL } from '../ports/words.ts'
import { beginSession, type SignedIn } from './begin-session.ts'

export async function openGuest(
  deps: Dependencies,
  wish: { readonly name: string; readonly locale: string; readonly device?: string },
): Promise<Outcome<SignedIn>> {
  const name = checkName(wish.name)
  if ('fault' in name) return badField('/name', name.fault)
  const locale = checkChoice(wish.locale, LOCALES)
  if ('fault' in locale) return badField('/locale', locale.fault)

  const account = newId(deps.random)
  const { start, signedIn } = beginSession(deps, { device: wish.device, isGuest: true })
  const { timeZone, digestHour } = USUAL
  const newcomer = { account, name: name.value, locale: locale.value, timeZone, digestHour, createdAt: start.createdAt }
  await deps.store.addGuest(newcomer, start)
  return done(signedIn(account, 0))
}
