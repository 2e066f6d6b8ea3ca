// Reading one's own profile.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../ports/ids.ts'
import { type Profile, profileOf } from './profile.ts'

export async function readProfile({ store }: Dependencies, account: AccountId): Promise<Outcome<Profile>> {
  const person = await store.person(account)
  return person ? done(profileOf(person)) : fail({ kind: 'no-such-account' })
}
