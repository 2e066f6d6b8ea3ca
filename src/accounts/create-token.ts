// A personal access token, for a program that acts for somebody. It is shown once.
import { badField, done, fail, type Outcome } from './failure.ts'
import { checkChoice, checkName } from './fields.ts'
import type { AccountId } from './ports/ids.ts'
import type { TokenCard } from './ports/tokens.ts'
import { SCOPES } from './ports/words.ts'
import { hashOf, newId, newSecret } from './secrets.ts'
import { TOKEN_PREFIX } from './token-prefix.ts'
import type { Tools } from './tools.ts'

export interface TokenWish {
  readonly account: AccountId
  readonly name: string
  readonly scopes: readonly string[]
  readonly expiresAt?: Date | null
}

export interface CreatedToken {
  /** The token itself, never to be seen again. */
  readonly secret: string
  readonly card: TokenCard
}

export async function createToken(
  { store, clock, random, settings }: Tools,
  { account, name, scopes, expiresAt = null }: TokenWish,
): Promise<Outcome<CreatedToken>> {
  const named = checkName(name)
  if ('fault' in named) return badField('/name', named.fault)
  if (scopes.length === 0) return badField('/scopes', { is: 'choice', choices: SCOPES })
  for (const [place, scope] of scopes.entries()) {
    const known = checkChoice(scope, SCOPES)
    if ('fault' in known) return badField(`/scopes/${place}`, known.fault)
  }
  const now = clock()
  if (expiresAt && !(expiresAt > now)) return badField('/expiresAt', { is: 'past' })

  const secret = TOKEN_PREFIX + newSecret(random)
  const card: TokenCard = {
    token: newId(random),
    name: named.value,
    scopes: SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    expiresAt,
    lastUsedAt: null,
  }
  const added = await store.addToken(account, { ...card, tokenHash: hashOf(secret) }, settings.tokens)
  if (added) return done({ secret, card })
  return fail(
    (await store.person(account)) ? { kind: 'too-many-tokens', max: settings.tokens } : { kind: 'no-such-account' },
  )
}
