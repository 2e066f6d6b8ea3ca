// Somebody's personal access tokens, oldest first, without the tokens themselves.
import type { AccountId } from './ports/ids.ts'
import type { TokenCard } from './ports/tokens.ts'
import type { Tools } from './tools.ts'

export const listTokens = ({ store }: Tools, account: AccountId): Promise<TokenCard[]> => store.tokensOf(account)
