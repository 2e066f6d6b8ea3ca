// Tokens for a code, once: for the client that asked, which says the same place for answers, and has kept the secret it had
// shown the hash of. A code that comes again has been seen by somebody else, and what was made of it ends.
import type { Dependencies } from '../model/dependencies.ts'
import { hashOf } from '../model/secrets.ts'
import { standingTopic } from '../sessions/standing.ts'
import { challengeOf, isVerifier } from './pkce.ts'
import { granted, type Judged, refuse } from './refusal.ts'
import { type HandedOut, makeTokens, newGrant } from './tokens.ts'

export interface CodeExchange {
  readonly code?: string | undefined
  readonly client?: string | undefined
  readonly redirectUri?: string | undefined
  readonly verifier?: string | undefined
}

const WHY = {
  unknown: 'This code is unknown.',
  used: 'This code was used before; what was made of it has ended.',
  expired: 'This code is too old.',
  'other-client': 'This code is another client’s.',
  'other-redirect': 'The redirect_uri is not that of the request.',
  'other-verifier': 'The code_verifier does not fit the code_challenge.',
  ended: 'They have signed out everywhere, are suspended, or have gone.',
}

export async function exchangeCode(deps: Dependencies, exchange: CodeExchange): Promise<Judged<HandedOut>> {
  const { code, client, redirectUri, verifier } = exchange
  if (!code || !client || !redirectUri)
    return refuse('invalid_request', 'A code comes with client_id, redirect_uri and code_verifier.')
  if (!isVerifier(verifier))
    return refuse('invalid_request', 'The code_verifier has 43 to 128 letters, digits or -._~.')
  const { kept, handOut } = makeTokens(deps)
  const used = await deps.store.useCode({
    ...{ codeHash: hashOf(code), client, redirectUri, challenge: challengeOf(verifier) },
    grant: newGrant(deps, kept),
  })
  if (!('fault' in used)) return granted(handOut(used.scopes))
  if (used.fault === 'used') deps.pubsub.publish(standingTopic(used.account))
  return refuse('invalid_grant', WHY[used.fault])
}
