// The next tokens for a refresh token, which is good once. One that comes again is a copy in strange hands, or in two of the
// same client's: nobody can tell, so the whole grant ends. Fewer scopes may be asked for, never more.
import type { Dependencies } from '../model/dependencies.ts'
import { hashOf } from '../model/secrets.ts'
import { standingTopic } from '../sessions/standing.ts'
import { granted, type Judged, refuse } from './refusal.ts'
import { covers, readScopes } from './scopes.ts'
import { type HandedOut, makeTokens } from './tokens.ts'

export interface GrantRefresh {
  readonly token?: string | undefined
  readonly client?: string | undefined
  /** All that was granted, if left out. */
  readonly scope?: string | undefined
}

export async function refreshGrant(deps: Dependencies, wish: GrantRefresh): Promise<Judged<HandedOut>> {
  const { store, clock } = deps
  const { token, client, scope } = wish
  if (!token || !client) return refuse('invalid_request', 'A refresh_token comes with client_id.')
  const now = clock()
  const spentHash = hashOf(token)
  const found = await store.grantOf(spentHash, now)
  if (!found) return judgeRepeat(deps, spentHash)
  if (found.client !== client) return refuse('invalid_grant', 'This refresh token is another client’s.')
  const wished = scope ? readScopes(scope) : granted(found.scopes)
  if (!wished.ok) return wished
  if (!covers(found.scopes, wished.value)) return refuse('invalid_scope', 'They have not let you do that much.')
  const { kept, handOut } = makeTokens(deps)
  if (await store.rotateGrant({ ...kept, spentHash, scopes: wished.value, now })) return granted(handOut(wished.value))
  return judgeRepeat(deps, spentHash)
}

async function judgeRepeat({ store, pubsub }: Dependencies, spentHash: string): Promise<Judged<never>> {
  const account = await store.endStolen(spentHash)
  if (account === undefined)
    return refuse('invalid_grant', 'This refresh token is unknown, or what it was of has ended.')
  pubsub.publish(standingTopic(account))
  return refuse('invalid_grant', 'This refresh token was used before; what it was of has ended.')
}
