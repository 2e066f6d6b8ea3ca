// A password for those who want one, or none again. All other sessions end, and all access
// tokens: whoever had them may be why it is changed. The session it is asked in goes on with its refresh token.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkPassword } from '../model/fields.ts'
import { tellPerson } from '../people/tell-person.ts'
import type { AccountId } from '../ports/ids.ts'
import type { Opened } from '../ports/sessions.ts'
import { standingTopic } from '../sessions/standing.ts'

export interface PasswordSetting {
  readonly account: AccountId
  /** Null takes it away. */
  readonly password: string | null
  /** The session this is asked in, as it was let in; it stays. */
  readonly session?: Opened
}

export async function setPassword(
  deps: Dependencies,
  { account, password, session }: PasswordSetting,
): Promise<Outcome<void>> {
  const { store, passwords, pubsub } = deps
  const checked = password === null ? { value: null } : checkPassword(password)
  if ('fault' in checked) return badField('/password', checked.fault)
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  if (person.email === null) return fail({ kind: 'no-address' })
  const hash = checked.value === null ? null : await passwords.hash(checked.value)
  if (!(await store.setPassword(account, hash, session))) return fail({ kind: 'signed-out' })
  pubsub.publish(standingTopic(account))
  await tellPerson(deps, person, { what: hash === null ? 'password-removed' : 'password-set' })
  return done(undefined)
}
