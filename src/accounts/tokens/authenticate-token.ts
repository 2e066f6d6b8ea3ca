// Whose personal access token this is, and what it may do; nothing when it is no good.

import { type Dependencies, later, MINUTE } from '../model/dependencies.ts'
import { hashOf } from '../model/secrets.ts'
import type { TokenOwner } from '../ports/tokens.ts'
import { looksLikeToken } from './token-prefix.ts'

export async function authenticateToken(
  { store, clock }: Dependencies,
  token: string,
): Promise<TokenOwner | undefined> {
  if (!looksLikeToken(token)) return undefined
  const now = clock()
  return store.ownerOf(hashOf(token), now, later(now, -MINUTE))
}
