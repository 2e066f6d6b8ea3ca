// Whether a credential still stands, as the database says now: the session goes on and is of the account's epoch, or the
// token is not revoked. Access tokens live for minutes by themselves; this is what ends them before.

import type { Dependencies } from '../model/dependencies.ts'
import { isId } from '../model/secrets.ts'
import type { AccountId, SessionId, TokenId } from '../ports/ids.ts'
import type { Standing } from '../ports/standing.ts'

/** What an access token says. */
export interface SessionCredential {
  readonly account: AccountId
  readonly session: SessionId
  readonly epoch: number
}

/** What a personal access token comes to. */
export interface TokenCredential {
  readonly account: AccountId
  readonly token: TokenId
}

type Looking = Pick<Dependencies, 'standings' | 'clock'>

/** The bell's word for a change of what somebody's sessions and tokens are good for. */
export const standingTopic = (account: AccountId): string => `account/${account}`

export async function standingOf(deps: Looking, credential: SessionCredential): Promise<Standing | undefined> {
  if (!isId(credential.session)) return undefined
  return fitting(deps, credential, await deps.standings.standing(credential.session))
}

/** What is known of the session, if it still fits who says so. */
export function fitting(
  { clock }: Pick<Dependencies, 'clock'>,
  { account, epoch }: SessionCredential,
  known: Standing | undefined,
): Standing | undefined {
  return known?.account === account && known.epoch === epoch && known.expiresAt > clock() ? known : undefined
}

/** For those who hold something open, a stream say, and heard the bell. */
export async function isStillGood(deps: Looking, credential: SessionCredential | TokenCredential): Promise<boolean> {
  if ('session' in credential) return (await standingOf(deps, credential))?.isSuspended === false
  const expiry = await deps.standings.tokenExpiry(credential.token)
  return expiry === null || (expiry !== undefined && expiry > deps.clock())
}
