// A password that somebody tries for an address. After some wrong ones in a row the next has to wait, the right one too, and
// longer each time; whether anybody has the address makes no difference. A mailed link works all the while, so that nobody can
// be kept out like this.

import { DAY, type Dependencies, later, SECOND } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { checkAddress, checkTried } from '../model/fields.ts'
import { hashOf } from '../model/secrets.ts'
import type { Credentials } from '../ports/people.ts'

/** Nobody guesses that slowly: a day later it is a new row. */
export const TRIES_STAY = 1 * DAY

export async function checkTriedPassword(
  { store, passwords, clock, settings }: Dependencies,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Outcome<Credentials>> {
  const wrong = fail({ kind: 'wrong-credentials' })
  const address = checkAddress(email)
  const checked = checkTried(password)
  // Nobody has such an address or such a password: the sender knows that without us.
  if ('fault' in address || 'fault' in checked) return wrong

  const now = clock()
  const addressHash = hashOf(address.value)
  // Counted before it is looked at, so that many at once are not all let through.
  const waits = await store.countTry({ addressHash, now, forgetBefore: later(now, -TRIES_STAY), ...settings.tries })
  if (waits) return fail({ kind: 'too-many-tries', retryAfter: Math.ceil((waits.getTime() - now.getTime()) / SECOND) })
  const found = await store.credentials(address.value)
  const right = await passwords.check(found?.hash ?? null, checked.value)
  if (!found || !right) return wrong
  await store.forgetTries(addressHash)
  return done(found)
}
