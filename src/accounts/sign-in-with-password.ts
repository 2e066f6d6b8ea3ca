// Signing in with a password. An unknown address, an account without a password and a wrong one are told the same, and
// take as long.
import { beginSession, type SignedIn } from './begin-session.ts'
import { done, fail, type Outcome } from './failure.ts'
import { checkAddress, checkPassword } from './fields.ts'
import type { Tools } from './tools.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export async function signInWithPassword(tools: Tools, { email, password }: Credentials): Promise<Outcome<SignedIn>> {
  const { store, passwords } = tools
  const wrong = fail({ kind: 'wrong-credentials' })
  const address = checkAddress(email)
  const checked = checkPassword(password)
  // Nobody has such an address or such a password: the sender knows that without us.
  if ('fault' in address || 'fault' in checked) return wrong

  const found = await store.credentials(address.value)
  const right = await passwords.check(found?.hash ?? null, checked.value)
  if (!found || !right) return wrong
  const { start, signedIn } = beginSession(tools)
  return (await store.openSession(found.account, start)) ? done(signedIn(found.account)) : wrong
}
