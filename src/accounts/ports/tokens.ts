// Personal access tokens, and keeping them. Hashes are hex digits.
import type { AccountId, SessionId, TokenId } from './ids.ts'
import type { Scope } from './words.ts'

/** A personal access token as its owner sees it after the first moment: without the token. */
export interface TokenCard {
  readonly token: TokenId
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
}

export interface TokenOwner {
  readonly account: AccountId
  readonly token: TokenId
  readonly scopes: readonly Scope[]
  readonly isSuspended: boolean
}

export interface NewToken extends TokenCard {
  readonly tokenHash: string
  /** Of whoever makes it. */
  readonly epoch?: number
  readonly session?: SessionId
}

export interface TokenStore {
  /** Not when the account has `cap` of them already; nor when it is gone, in another epoch than it should be, or the session is over. */
  addToken(account: AccountId, token: NewToken, cap: number): Promise<'added' | 'too-many' | 'gone'>
  tokensOf(account: AccountId): Promise<TokenCard[]>
  /** False when the account has no such token. */
  removeToken(account: AccountId, token: TokenId): Promise<boolean>
  /** Whose it is. The time of use is written when the last one is older than `seenSince`. */
  ownerOf(tokenHash: string, now: Date, seenSince: Date): Promise<TokenOwner | undefined>
}
