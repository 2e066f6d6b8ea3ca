// Playing without signing up: an account without an address, and a session. A mailed link makes it a real one.
import { beginSession, type SignedIn } from './begin-session.ts'
import { badField, done, type Outcome } from './failure.ts'
import { checkChoice, checkName } from './fields.ts'
import { LOCALES, USUAL } from './ports/words.ts'
import { newId } from './secrets.ts'
import type { Tools } from './tools.ts'

export async function openGuest(
  tools: Tools,
  wish: { readonly name: string; readonly locale: string; readonly device?: string },
): Promise<Outcome<SignedIn>> {
  const name = checkName(wish.name)
  if ('fault' in name) return badField('/name', name.fault)
  const locale = checkChoice(wish.locale, LOCALES)
  if ('fault' in locale) return badField('/locale', locale.fault)

  const account = newId(tools.random)
  const { start, signedIn } = beginSession(tools, { device: wish.device, isGuest: true })
  const { timeZone, digestHour } = USUAL
  const newcomer = { account, name: name.value, locale: locale.value, timeZone, digestHour, createdAt: start.createdAt }
  await tools.store.addGuest(newcomer, start)
  return done(signedIn(account, 0))
}
