// Ending one session of one's own, wherever it is: one that is not known, perhaps. So what was let in by it goes, too.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { isId } from '../model/secrets.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import { standingTopic } from './standing.ts'

export async function endSession(
  { store, pubsub }: Dependencies,
  { account, session }: { readonly account: AccountId; readonly session: SessionId },
): Promise<Outcome<void>> {
  if (!isId(session) || !(await store.endSession(account, session, 'goes'))) return fail({ kind: 'no-such-session' })
  pubsub.publish(standingTopic(account))
  return done(undefined)
}
