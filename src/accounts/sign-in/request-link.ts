// Asking for a link, and a code, to sign in by mail. Whether the address has an account is not even looked at: the answer and
// the work are the same. An address without one gets it when the link is followed.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, type Outcome } from '../model/failure.ts'
import { checkAddress, checkChoice } from '../model/fields.ts'
import { LOCALES } from '../ports/words.ts'
import { type LinkWish, mailLink } from './mail-link.ts'

export interface LinkRequest extends Pick<LinkWish, 'browser' | 'source' | 'device'> {
  readonly email: string
  /** The language for somebody who is not known yet. */
  readonly locale?: string
}

export async function requestLink(
  deps: Dependencies,
  { email, locale = 'en', ...asking }: LinkRequest,
): Promise<Outcome<{ readonly expiresAt: Date }>> {
  const to = checkAddress(email)
  if ('fault' in to) return badField('/email', to.fault)
  const language = checkChoice(locale, LOCALES)
  if ('fault' in language) return badField('/locale', language.fault)
  return done(await mailLink(deps, { ...asking, email: to.value, locale: language.value, account: null }))
}
