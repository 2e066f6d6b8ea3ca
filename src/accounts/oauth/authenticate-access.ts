// Whose access token of a page or program of others this is, and what it may do; nothing when it is no good.
import { type Dependencies, later, MINUTE } from '../model/dependencies.ts'
import { hashOf } from '../model/secrets.ts'
import type { AccountId } from '../ports/ids.ts'
import type { Scope } from '../ports/words.ts'
import { spread } from './scopes.ts'

/** What such a token comes to, for whoever holds something open with it. */
export interface AccessCredential {
  readonly account: AccountId
  /** The hash it is kept by, in hex digits. */
  readonly access: string
}

export interface LetIn extends AccessCredential {
  readonly grant: string
  readonly scopes: readonly Scope[]
  /** Where they may read and play whatever their scopes say. */
  readonly games: readonly string[]
  readonly expiresAt: Date
  readonly isSuspended: boolean
}

type Looking = Pick<Dependencies, 'store' | 'clock'>

export const authenticateAccess = (deps: Looking, token: string): Promise<LetIn | undefined> =>
  keptBy(deps, hashOf(token))

export const isAccessGood = async (deps: Looking, { access }: AccessCredential): Promise<boolean> =>
  (await keptBy(deps, access))?.isSuspended === false

async function keptBy({ store, clock }: Looking, hash: string): Promise<LetIn | undefined> {
  const now = clock()
  const owner = await store.accessOwner(hash, now, later(now, -MINUTE))
  if (!owner) return undefined
  const { account, grant, expiresAt, scopes, isSuspended } = owner
  return { account, grant, expiresAt, isSuspended, access: hash, ...spread(scopes) }
}
