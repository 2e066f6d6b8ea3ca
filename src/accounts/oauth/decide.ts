// Somebody's answer to a page that asks: a code for it, good once and for a minute, or no.
import { type Dependencies, later, SECOND } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import { tellPerson } from '../people/tell-person.ts'
import type { SessionCredential } from '../sessions/standing.ts'
import { answerTo, type OauthRequest } from './read-request.ts'
import { refuse } from './refusal.ts'

const CODE_PREFIX = 'herald-ac_'

export interface Decision {
  readonly request: OauthRequest
  readonly isAllowed: boolean
  /** Who says so. */
  readonly session: SessionCredential
  readonly issuer: string
}

/** Gives where the answer is taken. */
export async function decide(deps: Dependencies, decision: Decision): Promise<Outcome<string>> {
  const { request, isAllowed, session, issuer } = decision
  const { asks, client, redirectUri } = request
  if (!asks.ok) return done(answerTo(request, issuer, asks))
  if (!isAllowed) return done(answerTo(request, issuer, refuse('access_denied', 'They said no.')))
  const { store, clock, random, settings } = deps
  const { scopes, challenge } = asks.value
  const { account, epoch, session: id } = session
  const code = CODE_PREFIX + newSecret(random)
  const added = await store.addCode({
    ...{ account, epoch, session: id, client: client.id, scopes, redirectUri, challenge },
    ...{ codeHash: hashOf(code), expiresAt: later(clock(), settings.oauth.codeSeconds * SECOND) },
  })
  if (!added) return fail({ kind: 'signed-out' })
  await tellOfLettingIn(deps, account, client.id, scopes)
  return done(answerTo(request, issuer, { code }))
}

/**
 * Nobody is let in behind anybody's back: who may change an account is told of each time, others when they are let in anew. A yes
 * that was said before is nothing new.
 */
export async function tellOfLettingIn(
  deps: Dependencies,
  account: string,
  client: string,
  scopes: readonly string[],
): Promise<void> {
  const { store, clock } = deps
  const isKnown = (await store.grantsOf(account, clock())).some((one) => one.client === client)
  if (isKnown && !scopes.includes('manage')) return
  const person = await store.person(account)
  if (person) await tellPerson(deps, person, { what: 'let-in', name: client })
}
