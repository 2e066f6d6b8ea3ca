// Asking for a link to sign in by mail. Whether the address has an account is not even looked at: the answer and the work
// are the same. An address without one gets it when the link is followed. So many letters go to one address and no more, few of
// them for one who asks; that is told to nobody, and links that went out stay good.

import { type Dependencies, later, MINUTE } from './dependencies.ts'
import { badField, done, type Outcome } from './failure.ts'
import { checkAddress, checkChoice } from './fields.ts'
import { LOCALES } from './ports/words.ts'
import { hashOf, newSecret } from './secrets.ts'

export interface LinkRequest {
  readonly email: string
  /** A secret that only the asking browser has; the link works there alone. */
  readonly browser: string
  /** Hash of where the request comes from, as far as that is known. */
  readonly source?: string | null
  /** The language for somebody who is not known yet. */
  readonly locale?: string
}

export async function requestLink(
  { store, clock, random, post, settings }: Dependencies,
  { email, browser, source = null, locale = 'en' }: LinkRequest,
): Promise<Outcome<{ readonly expiresAt: Date }>> {
  if (browser === '') throw new Error('a link is bound to a browser, and none was named')
  const to = checkAddress(email)
  if ('fault' in to) return badField('/email', to.fault)
  const language = checkChoice(locale, LOCALES)
  if ('fault' in language) return badField('/locale', language.fault)

  const token = newSecret(random)
  const createdAt = clock()
  const expiresAt = later(createdAt, settings.linkMinutes * MINUTE)
  const kept = { tokenHash: hashOf(token), browserHash: hashOf(browser), sourceHash: source, createdAt, expiresAt }
  const written = await store.addLink({ ...kept, email: to.value, locale: language.value }, settings.linkCaps)
  // Written down here, and sent without being waited for: neither the time it takes nor a refusal is to tell whether there is
  // such an address.
  if (written) {
    const { tokenHash } = kept
    const secret = { link: settings.linkTo(token), tokenHash, expiresAt }
    await post.send({ to: to.value, kind: 'sign-in', ...secret, locale: written })
  }
  return done({ expiresAt })
}
