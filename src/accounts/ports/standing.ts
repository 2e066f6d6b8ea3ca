// Whether somebody still stands: what an access token is held against.
import type { AccountId, SessionId, TokenId } from './ids.ts'

/** A session that goes on, and its account. */
export interface Standing {
  readonly account: AccountId
  /** Access tokens of another epoch are good for nothing. */
  readonly epoch: number
  readonly isGuest: boolean
  readonly expiresAt: Date
  /** When they last showed that it is them, by a mailed link or a password; null for guests, who have neither. */
  readonly confirmedAt: Date | null
  /** By whoever runs the server: nothing of theirs is good until that is lifted. */
  readonly isSuspended: boolean
}

export interface Standings {
  /** Nothing for a session that has ended. Never older than the question. */
  standing(session: SessionId): Promise<Standing | undefined>
  /** Nothing for a token that was revoked, or whose owner is suspended; null for one without an end. */
  tokenExpiry(token: TokenId): Promise<Date | null | undefined>
  /** For what is no session and no token: a link from a letter, say. */
  isSuspended(account: AccountId): Promise<boolean>
}
