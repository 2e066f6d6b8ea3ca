// A session as it begins: what the browser gets, and what is kept of it.

import { DAY, type Dependencies, later } from '../model/dependencies.ts'
import { hashOf, newId, newSecret } from '../model/secrets.ts'
import type { AccountId } from '../ports/ids.ts'
import type { Opened, SessionStart } from '../ports/sessions.ts'

export interface SignedIn extends Opened {
  /** Shown once; good for one use. */
  readonly refreshToken: string
  readonly expiresAt: Date
}

export interface Begun {
  /** For the store. */
  readonly start: SessionStart
  /** For the one who signs in, once it is known who that is. */
  readonly signedIn: (account: AccountId, epoch: number) => SignedIn
}

interface Beginning {
  readonly device?: string | undefined
  /** Guests have shown nothing. */
  readonly isGuest?: boolean
}

export function beginSession(
  { clock, random, settings }: Pick<Dependencies, 'clock' | 'random' | 'settings'>,
  { device = '', isGuest = false }: Beginning,
): Begun {
  const now = clock()
  const session = newId(random)
  const refreshToken = newSecret(random)
  const expiresAt = later(now, settings.sessionDays * DAY)
  return {
    start: {
      ...{ session, tokenHash: hashOf(refreshToken), createdAt: now, expiresAt, device, cap: settings.sessions },
      confirmedAt: isGuest ? null : now,
      endsAt: later(now, (isGuest ? settings.longestGuestDays : settings.longestSessionDays) * DAY),
    },
    signedIn: (account, epoch) => ({ account, session, epoch, refreshToken, expiresAt }),
  }
}
