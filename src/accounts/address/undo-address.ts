// Taking a change of address back, by the link that went to the former one: whoever reads that mailbox need not be signed in,
// as somebody else may have shown them out.
import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf } from '../model/secrets.ts'
import { standingTopic } from '../sessions/standing.ts'

export async function undoAddress(
  { store, clock, pubsub }: Dependencies,
  { token }: { readonly token: string },
): Promise<Outcome<void>> {
  const undone = await store.undoAddress(hashOf(token), clock())
  if ('fault' in undone) return fail({ kind: 'bad-link', fault: undone.fault })
  pubsub.publish(standingTopic(undone.account))
  return done(undefined)
}
