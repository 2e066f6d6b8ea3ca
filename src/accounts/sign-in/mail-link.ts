// A link and its code are mailed to an address, for whoever asked. So many letters go to one address and no more, few of them
// for one who asks; that is told to nobody, and what went out before stays good.
import { type Dependencies, later, MINUTE } from '../model/dependencies.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import type { Link } from '../ports/links.ts'

export interface LinkWish extends Pick<Link, 'email' | 'locale' | 'account'> {
  /** A secret that only the asking browser has. */
  readonly browser: string
  /** Hash of where the request comes from, as far as that is known. */
  readonly source?: string | null
  /** What asks, in a few words. */
  readonly device?: string
}

/** Gives until when it is good, whether or not a letter went out. */
export async function mailLink(
  { store, clock, random, post, codes, settings }: Dependencies,
  { browser, source = null, device = '', ...wish }: LinkWish,
): Promise<{ readonly expiresAt: Date }> {
  if (browser === '') throw new Error('a link is bound to a browser, and none was named')
  const token = newSecret(random)
  const createdAt = clock()
  const expiresAt = later(createdAt, settings.linkMinutes * MINUTE)
  const hashes = { tokenHash: hashOf(token), browserHash: hashOf(browser), sourceHash: source }
  const written = await store.addLink({ ...wish, ...hashes, device, createdAt, expiresAt }, settings.linkCaps)
  // Written down here, and sent without being waited for: neither the time it takes nor a refusal is to tell whether there is
  // such an address.
  const kind = wish.account === null ? 'sign-in' : 'new-address'
  const secrets = { link: settings.linkTo(token, kind), code: codes.of(hashes.tokenHash) }
  const { tokenHash } = hashes
  if (written) await post.send({ to: wish.email, kind, ...secrets, device, locale: written, tokenHash, expiresAt })
  return { expiresAt }
}
