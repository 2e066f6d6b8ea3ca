// Taking a personal access token back: it is good for nothing from now on.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { isId } from '../model/secrets.ts'
import type { AccountId, TokenId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'

export async function revokeToken(
  { store, pubsub }: Dependencies,
  { account, token }: { readonly account: AccountId; readonly token: TokenId },
): Promise<Outcome<void>> {
  if (!isId(token) || !(await store.removeToken(account, token))) return fail({ kind: 'no-such-token' })
  pubsub.publish(standingTopic(account))
  return done(undefined)
}
