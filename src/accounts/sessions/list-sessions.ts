// Where somebody is signed in, oldest first.

import type { Dependencies } from '../model/dependencies.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import type { SessionCard } from '../ports/sessions.ts'

export interface ListedSession extends SessionCard {
  /** The one this is asked in. */
  readonly isCurrent: boolean
}

export async function listSessions(
  { store, clock }: Dependencies,
  { account, session }: { readonly account: AccountId; readonly session: SessionId },
): Promise<ListedSession[]> {
  const cards = await store.sessionsOf(account, clock())
  return cards.map((card) => ({ ...card, isCurrent: card.session === session }))
}
