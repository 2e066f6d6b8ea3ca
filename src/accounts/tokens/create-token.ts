// A personal access token, for a program that acts for somebody. It is shown once, and good for a year at the most. A guest's
// tokens end when the guest gets an address: whoever else had the guest's session may have made them.

import { DAY, type Dependencies, later } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkChoice, checkName } from '../model/fields.ts'
import { hashOf, newId, newSecret } from '../model/secrets.ts'
import { tellPerson } from '../people/tell-person.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import type { TokenCard } from '../ports/tokens.ts'
import { SCOPES } from '../ports/words.ts'
import { TOKEN_PREFIX } from './token-prefix.ts'

export interface TokenWish {
  readonly account: AccountId
  readonly name: string
  readonly scopes: readonly string[]
  /** A year from now if left out. */
  readonly expiresAt?: Date
  /** Of the session that makes it, so that none is made just after everything ended. */
  readonly epoch?: number
  /** It ends with that, if it turns out to be in strange hands. */
  readonly session?: SessionId
}

export interface CreatedToken {
  /** The token itself, never to be seen again. */
  readonly secret: string
  readonly card: TokenCard
}

export async function createToken(
  deps: Dependencies,
  { account, name, scopes, epoch, session, ...wish }: TokenWish,
): Promise<Outcome<CreatedToken>> {
  const { store, clock, random, settings } = deps
  const named = checkName(name)
  if ('fault' in named) return badField('/name', named.fault)
  if (scopes.length === 0) return badField('/scopes', { is: 'choice', choices: SCOPES })
  for (const [place, scope] of scopes.entries()) {
    const known = checkChoice(scope, SCOPES)
    if ('fault' in known) return badField(`/scopes/${place}`, known.fault)
  }
  const now = clock()
  const { expiresAt = later(now, settings.tokenDays * DAY) } = wish
  if (!(expiresAt > now)) return badField('/expiresAt', { is: 'past' })
  // A day more, as clocks differ.
  if (expiresAt > later(now, (settings.tokenDays + 1) * DAY))
    return badField('/expiresAt', { is: 'late', days: settings.tokenDays })

  const secret = TOKEN_PREFIX + newSecret(random)
  const card: TokenCard = {
    token: newId(random),
    name: named.value,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    expiresAt,
    lastUsedAt: null,
  }
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  const kept = {
    ...card,
    tokenHash: hashOf(secret),
    ...(epoch !== undefined && { epoch }),
    ...(session !== undefined && { session }),
  }
  const added = await store.addToken(account, kept, settings.tokens)
  if (added === 'too-many') return fail({ kind: 'too-many-tokens', max: settings.tokens })
  if (added === 'gone') return fail({ kind: 'signed-out' })
  await tellPerson(deps, person, { what: 'token-made', name: card.name })
  return done({ secret, card })
}
