// Sessions and their refresh tokens, and keeping them. Hashes are hex digits.
import type { AccountId, SessionId } from './ids.ts'

/** A session as it begins. */
export interface SessionStart {
  readonly session: SessionId
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface Rotation {
  readonly tokenHash: string
  readonly nextHash: string
  readonly now: Date
  readonly expiresAt: Date
  /** A token used since then and sent again is two requests at once; before it, a copy in strange hands. */
  readonly graceSince: Date
}

export type Rotated =
  | { readonly account: AccountId; readonly session: SessionId }
  | { readonly fault: 'unknown' | 'just-used' | 'stolen' }

export interface SessionCard {
  readonly session: SessionId
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

export interface SessionStore {
  /** False when there is no such account any more. */
  openSession(account: AccountId, start: SessionStart): Promise<boolean>
  /** One of many at once wins. A stolen session is ended before this answers. */
  rotate(rotation: Rotation): Promise<Rotated>
  endSession(account: AccountId, session: SessionId): Promise<void>
  endSessions(account: AccountId): Promise<void>
  sessionsOf(account: AccountId, now: Date): Promise<SessionCard[]>
}
