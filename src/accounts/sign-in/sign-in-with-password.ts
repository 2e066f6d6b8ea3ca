// Signing in with a password. An unknown address, an account without a password and a wrong one are told the same, and
// take as long.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { checkTriedPassword } from './check-tried-password.ts'

export interface PasswordSignIn {
  readonly email: string
  readonly password: string
  readonly device?: string
}

export async function signInWithPassword(
  deps: Dependencies,
  { email, password, device }: PasswordSignIn,
): Promise<Outcome<SignedIn>> {
  const checked = await checkTriedPassword(deps, { email, password })
  if (!checked.ok) return checked
  const { account, epoch, isSuspended } = checked.value
  if (isSuspended) return fail({ kind: 'suspended' })
  const { start, signedIn } = beginSession(deps, { device })
  // The password may have been changed while it was looked at: then it was the old one.
  const isOpen = await deps.store.openSession(account, epoch, start)
  return isOpen ? done(signedIn(account, epoch)) : fail({ kind: 'wrong-credentials' })
}
