// Asking for another address: a link and a code go to the new one, and until they come back nothing changes. Whether somebody
// has that address is not looked at, and so not told: who reads its mail is told when they confirm it.
import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkAddress } from '../model/fields.ts'
import type { AccountId } from '../ports/ids.ts'
import { type LinkWish, mailLink } from '../sign-in/mail-link.ts'

export interface AddressWish extends Pick<LinkWish, 'browser' | 'source' | 'device'> {
  readonly account: AccountId
  readonly email: string
}

export async function askAddress(
  deps: Dependencies,
  { account, email, ...asking }: AddressWish,
): Promise<Outcome<{ readonly expiresAt: Date }>> {
  const to = checkAddress(email)
  if ('fault' in to) return badField('/email', to.fault)
  const person = await deps.store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  if (person.email === null) return fail({ kind: 'no-address' }) // a guest gives one by signing in
  if (person.email === to.value) return badField('/email', { is: 'same' })
  return done(await mailLink(deps, { ...asking, email: to.value, locale: person.locale, account }))
}
