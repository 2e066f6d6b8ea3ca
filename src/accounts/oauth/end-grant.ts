// Taking back what was let in: by its owner, or by whoever has a token of it (RFC 7009). The whole of it ends.
import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, isId } from '../model/secrets.ts'
import type { GrantCard } from '../ports/grants.ts'
import type { AccountId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'
import { granted, type Judged, refuse } from './refusal.ts'

export const listGrants = ({ store, clock }: Dependencies, account: AccountId): Promise<GrantCard[]> =>
  store.grantsOf(account, clock())

export async function endGrant(
  { store, pubsub }: Dependencies,
  { account, grant }: { readonly account: AccountId; readonly grant: string },
): Promise<Outcome<void>> {
  if (!isId(grant) || !(await store.endGrant(account, grant))) return fail({ kind: 'no-such-grant' })
  pubsub.publish(standingTopic(account))
  return done(undefined)
}

/** A token that is good for nothing is as good as revoked. */
export async function revokeByToken(
  { store, pubsub }: Dependencies,
  { token, client }: { readonly token?: string | undefined; readonly client?: string | undefined },
): Promise<Judged<void>> {
  if (!token || !client) return refuse('invalid_request', 'A token comes with client_id.')
  const ended = await store.endByToken(hashOf(token), client)
  if (ended === 'other-client') return refuse('invalid_client', 'This token is another client’s.')
  if (ended !== undefined) pubsub.publish(standingTopic(ended))
  return granted(undefined)
}
