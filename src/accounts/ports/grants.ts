// Pages and programs of others that somebody has let in, and keeping them. Hashes are hex digits.
import type { AccountId, SessionId } from './ids.ts'

export type GrantId = string

/** As its owner sees it. */
export interface GrantCard {
  readonly grant: GrantId
  /** What it calls itself: a name, or its address. */
  readonly client: string
  /** Where its answers go; empty for a program without a page. */
  readonly host: string
  /** `read`, `play`, `manage`, or `play:` and a game. */
  readonly scopes: readonly string[]
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

/** The secrets of a grant as they are kept, and how long each is good. */
export interface GrantTokens {
  readonly refreshHash: string
  readonly accessHash: string
  readonly accessUntil: Date
  /** If it is not used; and however much it is. */
  readonly expiresAt: Date
}

export interface NewGrant extends GrantTokens {
  readonly grant: GrantId
  readonly now: Date
  readonly endsAt: Date
  /** Grants the account may have with it: those unused longest end. */
  readonly cap: number
}

/** What somebody said yes to. */
export interface Consent {
  readonly account: AccountId
  readonly epoch: number
  /** In which they said so; null for what is older than that is known. */
  readonly session: SessionId | null
  readonly client: string
  readonly scopes: readonly string[]
}

export interface NewCode extends Consent {
  readonly codeHash: string
  readonly redirectUri: string
  readonly challenge: string
  readonly expiresAt: Date
}

/** A code as it comes back, and who says so. */
export interface CodeUse {
  readonly codeHash: string
  readonly client: string
  readonly redirectUri: string
  /** Of the verifier that was sent. */
  readonly challenge: string
  readonly grant: NewGrant
}

export type CodeUsed =
  | { readonly scopes: readonly string[] }
  | { readonly fault: 'unknown' | 'expired' | 'other-client' | 'other-redirect' | 'other-verifier' | 'ended' }
  /** It was used before: what was made of it has ended. */
  | { readonly fault: 'used'; readonly account: AccountId }

export interface GrantFound {
  readonly grant: GrantId
  readonly account: AccountId
  readonly client: string
  readonly scopes: readonly string[]
}

export interface GrantRotation extends GrantTokens {
  readonly spentHash: string
  readonly scopes: readonly string[]
  readonly now: Date
}

export interface NewDevice {
  readonly deviceHash: string
  readonly userHash: string
  readonly client: string
  readonly scopes: readonly string[]
  readonly now: Date
  readonly expiresAt: Date
  readonly intervalSeconds: number
}

export interface DeviceAsking {
  readonly deviceHash: string
  readonly client: string
  /** What it waits longer each time it comes too soon. */
  readonly moreSeconds: number
  readonly grant: NewGrant
}

export type DeviceTold =
  | { readonly scopes: readonly string[] }
  | { readonly fault: 'unknown' | 'expired' | 'too-soon' | 'waiting' | 'denied' }

export interface DeviceCard {
  readonly client: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date
}

export interface DeviceDecision {
  readonly userHash: string
  readonly account: AccountId
  readonly epoch: number
  readonly session: SessionId
  readonly isAllowed: boolean
  readonly now: Date
}

/** Whose access token it is. */
export interface AccessOwner {
  readonly account: AccountId
  readonly grant: GrantId
  readonly scopes: readonly string[]
  readonly expiresAt: Date
  readonly isSuspended: boolean
}

export interface GrantStore {
  /** False when the account is gone, or in another epoch, or the session is over. */
  addCode(code: NewCode): Promise<boolean>
  /** Whatever comes of it, it is used up. One of many at once wins, and the next one ends what that one got. */
  useCode(use: CodeUse): Promise<CodeUsed>
  /** By its refresh token, while it stands, and its account is not suspended. */
  grantOf(refreshHash: string, now: Date): Promise<GrantFound | undefined>
  /** The next tokens; false when another request was first. */
  rotateGrant(rotation: GrantRotation): Promise<boolean>
  /** Ends the grant that a spent refresh token was of; gives whose. */
  endStolen(spentHash: string): Promise<AccountId | undefined>
  /** By any token of it. */
  endByToken(tokenHash: string, client: string): Promise<AccountId | 'other-client' | undefined>
  /** False when the account has no such grant. */
  endGrant(account: AccountId, grant: GrantId): Promise<boolean>
  grantsOf(account: AccountId, now: Date): Promise<GrantCard[]>
  /** Whose it is, while it stands. The time of use is written when the last one is older than `seenSince`. */
  accessOwner(accessHash: string, now: Date, seenSince: Date): Promise<AccessOwner | undefined>
  /** False when somebody has that user code already. */
  addDevice(device: NewDevice): Promise<boolean>
  /** While nobody has decided. */
  deviceOf(userHash: string, now: Date): Promise<DeviceCard | undefined>
  /** False when there is no such code, or it is decided, or the session is over. */
  decideDevice(decision: DeviceDecision): Promise<boolean>
  /** Somebody may have decided: then it gets its tokens, once. */
  askDevice(asking: DeviceAsking): Promise<DeviceTold>
  /** What ran out by now; codes are kept until they ran out before `codes`. */
  dropExpiredGrants(now: Date, before: { readonly codes: Date; readonly spent: Date }): Promise<void>
}
