// Whose access token of a page or program of others this is, and what it may do; nothing when it is no good.
import { type Dependencies, later, MINUTE } from '../dependencies.ts'
import type { AccountId } from '../ports/ids.ts'
import type { Scope } from '../ports/words.ts'
import { hashOf } from '../secrets.ts'
import { spread } from './scopes.ts'

export interface LetIn {
  readonly account: AccountId
  readonly scopes: readonly Scope[]
  /** Where they may read and play whatever their scopes say. */
  readonly games: readonly string[]
  readonly expiresAt: Date
}

export async function authenticateAccess(
  { store, clock }: Pick<Dependencies, 'store' | 'clock'>,
  token: string,
): Promise<LetIn | undefined> {
  const now = clock()
  const owner = await store.accessOwner(hashOf(token), now, later(now, -MINUTE))
  return owner && { account: owner.account, expiresAt: owner.expiresAt, ...spread(owner.scopes) }
}
