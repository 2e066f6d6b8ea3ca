// A session as it begins: what the browser gets, and what is kept of it.
import type { AccountId, SessionId } from './ports/ids.ts'
import type { SessionStart } from './ports/sessions.ts'
import { hashOf, newId, newSecret } from './secrets.ts'
import { DAY, later, type Tools } from './tools.ts'

export interface SignedIn {
  readonly account: AccountId
  readonly session: SessionId
  /** Shown once; good for one use. */
  readonly refreshToken: string
  readonly expiresAt: Date
}

export interface Begun {
  /** For the store. */
  readonly start: SessionStart
  /** For the one who signs in, once it is known who that is. */
  readonly signedIn: (account: AccountId) => SignedIn
}

export function beginSession({ clock, random, settings }: Pick<Tools, 'clock' | 'random' | 'settings'>): Begun {
  const now = clock()
  const session = newId(random)
  const refreshToken = newSecret(random)
  const expiresAt = later(now, settings.sessionDays * DAY)
  return {
    start: { session, tokenHash: hashOf(refreshToken), createdAt: now, expiresAt },
    signedIn: (account) => ({ account, session, refreshToken, expiresAt }),
  }
}
