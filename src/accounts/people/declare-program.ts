// An account says that a program plays with it, and whose: from then on everybody sees so wherever its name stands. For good, as
// nobody could rely on it otherwise; only the owner's name may be said anew. And not in the middle of a game, as those at the
// table sat down with a person.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkName } from '../model/fields.ts'
import type { AccountId } from '../ports/ids.ts'
import { type Profile, profileOf } from './profile.ts'

export async function declareProgram(
  { store }: Dependencies,
  { account, owner }: { readonly account: AccountId; readonly owner: string },
): Promise<Outcome<Profile>> {
  const named = checkName(owner)
  if ('fault' in named) return badField('/owner', named.fault)
  const declared = await store.declareProgram(account, named.value)
  if (declared === 'at-tables') return fail({ kind: 'at-tables' })
  const person = declared === 'gone' ? undefined : await store.person(account)
  return person ? done(profileOf(person)) : fail({ kind: 'no-such-account' })
}
