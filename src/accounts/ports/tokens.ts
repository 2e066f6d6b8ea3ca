// Personal access tokens, and keeping them. Hashes are hex digits.
import type { AccountId, TokenId } from './ids.ts'
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
}

export interface TokenStore {
  /** False when the account has `cap` of them already, or is gone. */
  addToken(account: AccountId, token: TokenCard & { readonly tokenHash: string }, cap: number): Promise<boolean>
  tokensOf(account: AccountId): Promise<TokenCard[]>
  /** False when the account has no such token. */
  removeToken(account: AccountId, token: TokenId): Promise<boolean>
  /** Whose it is. The time of use is written when the last one is older than `seenSince`. */
  ownerOf(tokenHash: string, now: Date, seenSince: Date): Promise<TokenOwner | undefined>
}
