// All that is kept of somebody here, for themselves: no hash and no secret is in it. Their games are the games room's.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { FormerAddress } from '../ports/addresses.ts'
import type { GrantCard } from '../ports/grants.ts'
import type { AccountId } from '../ports/ids.ts'
import type { AccountLetterCard } from '../ports/letters.ts'
import type { LinkCard } from '../ports/links.ts'
import type { SessionCard } from '../ports/sessions.ts'
import type { TokenCard } from '../ports/tokens.ts'
import { type Profile, profileOf } from './profile.ts'

export interface AccountExport {
  readonly exportedAt: Date
  readonly profile: Profile
  /** Kept for as long as the change can be taken back. */
  readonly formerAddresses: readonly FormerAddress[]
  readonly tokens: readonly TokenCard[]
  /** Pages and programs of others that they have let in. */
  readonly grants: readonly GrantCard[]
  readonly sessions: readonly SessionCard[]
  /** Sign-in links that were mailed lately. */
  readonly links: readonly LinkCard[]
  /** Letters about the account that were mailed lately. */
  readonly mailed: readonly AccountLetterCard[]
}

export async function exportAccount(
  { store, clock }: Dependencies,
  account: AccountId,
): Promise<Outcome<AccountExport>> {
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  const exportedAt = clock()
  const [formerAddresses, tokens, grants, sessions, links, mailed] = await Promise.all([
    store.formerAddresses(account),
    store.tokensOf(account),
    store.grantsOf(account, exportedAt),
    store.sessionsOf(account, exportedAt),
    person.email === null ? [] : store.linksOf(person.email),
    person.email === null ? [] : store.lettersTo(person.email),
  ])
  return done({ exportedAt, profile: profileOf(person), formerAddresses, tokens, grants, sessions, links, mailed })
}
