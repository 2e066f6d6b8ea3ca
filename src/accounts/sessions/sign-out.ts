// Signing out, here or everywhere. Somebody who is signed out already is told the same. What was let in here stays: it is used
// without this browser.

import type { Dependencies } from '../model/dependencies.ts'
import { done, type Outcome } from '../model/failure.ts'
import { isId } from '../model/secrets.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import { standingTopic } from './standing.ts'

export async function signOut(
  { store, pubsub }: Dependencies,
  { account, session }: { readonly account: AccountId; readonly session: SessionId },
): Promise<Outcome<void>> {
  if (isId(session) && (await store.endSession(account, session, 'stays'))) pubsub.publish(standingTopic(account))
  return done(undefined)
}

/**
 * Ends every session, and all pages and programs of others that were let in (they are of the epoch). Personal access tokens stay:
 * one's own programs are not browsers, and each is revoked by its name.
 */
export async function signOutEverywhere(
  { store, pubsub }: Dependencies,
  { account }: { readonly account: AccountId },
): Promise<Outcome<void>> {
  await store.endSessions(account)
  pubsub.publish(standingTopic(account))
  return done(undefined)
}
