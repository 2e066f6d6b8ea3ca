// Signing in with a password. An unknown address, an account without a password and a wrong one are told the same, and
// take as long.
import { beginSession, type SignedIn } from './begin-session.ts'
import { done, fail, type Outcome } from './failure.ts'
import { checkAddress, checkPassword } from './fields.ts'
import type { Tools } from './tools.ts'

export interface PasswordSignIn {
  readonly email: string
  readonly password: string
  readonly device?: string
}

export async function signInWithPassword(
  tools: Tools,
  { email, password, device }: PasswordSignIn,
): Promise<Outcome<SignedIn>> {
  const { store, passwords } = tools
  const wrong = fail({ kind: 'wrong-credentials' })
  const address = checkAddress(email)
  const checked = checkPassword(password)
  // Nobody has such an address or such a password: the sender knows that without us.
  if ('fault' in address || 'fault' in checked) return wrong

  const found = await store.credentials(address.value)
  const right = await passwords.check(found?.hash ?? null, checked.value)
  if (!found || !right) return wrong
  const { account, epoch } = found
  const { start, signedIn } = beginSession(tools, { device })
  // The password may have been changed while it was looked at: then it was the old one.
  return (await store.openSession(account, epoch, start)) ? done(signedIn(account, epoch)) : wrong
}
