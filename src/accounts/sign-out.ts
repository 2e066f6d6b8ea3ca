// Signing out, here or everywhere. Somebody who is signed out already is told the same.
import { done, type Outcome } from './failure.ts'
import type { AccountId, SessionId } from './ports/ids.ts'
import { isId } from './secrets.ts'
import type { Tools } from './tools.ts'

export async function signOut(
  { store }: Tools,
  { account, session }: { readonly account: AccountId; readonly session: SessionId },
): Promise<Outcome<void>> {
  if (isId(session)) await store.endSession(account, session)
  return done(undefined)
}

/** Ends every session. Personal access tokens stay: programs are not browsers, and each is revoked by its name. */
export async function signOutEverywhere(
  { store }: Tools,
  { account }: { readonly account: AccountId },
): Promise<Outcome<void>> {
  await store.endSessions(account)
  return done(undefined)
}
