// Sessions and their refresh tokens, and keeping them. Hashes are hex digits.
import type { AccountId, SessionId } from './ids.ts'

/** A session as it begins. */
export interface SessionStart {
  readonly session: SessionId
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
  /** It goes on until then at the most. */
  readonly endsAt: Date
  /** When they showed that it is them; null for guests. */
  readonly confirmedAt: Date | null
  /** What it was begun with, in a few words. */
  readonly device: string
  /** Sessions the account may have with it: those unused longest end. */
  readonly cap: number
}

/** Who is signed in: what an access token is made of. */
export interface Opened {
  readonly account: AccountId
  readonly session: SessionId
  readonly epoch: number
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
  | (Opened & { readonly expiresAt: Date })
  /** `suspended`: the token is kept, and good again when that is lifted. */
  | { readonly fault: 'unknown' | 'just-used' | 'suspended' }
  | { readonly fault: 'stolen'; readonly account: AccountId }

export interface SessionCard {
  readonly session: SessionId
  readonly device: string
  readonly createdAt: Date
  readonly usedAt: Date
  readonly expiresAt: Date
}

export interface SessionStore {
  /** They showed that it is them. False when it has ended. */
  confirmSession(account: AccountId, session: SessionId, now: Date): Promise<boolean>
  /** False when there is no such account any more, or it is in another epoch by now. */
  openSession(account: AccountId, epoch: number, start: SessionStart): Promise<boolean>
  /**
   * One of many at once wins; it goes on no longer than its absolute end. A stolen session is ended before this answers, with all
   * that was let in and all tokens that were made in it.
   */
  rotate(rotation: Rotation): Promise<Rotated>
  /** False when the account has no such session. What was let in by it stays, or goes with it. */
  endSession(account: AccountId, session: SessionId, letIn: 'stays' | 'goes'): Promise<boolean>
  /** All of them, and the account's epoch with them. */
  endSessions(account: AccountId): Promise<void>
  sessionsOf(account: AccountId, now: Date): Promise<SessionCard[]>
}
