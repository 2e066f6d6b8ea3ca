// Somebody's personal access tokens, oldest first, without the tokens themselves.

import type { Dependencies } from '../model/dependencies.ts'
import type { AccountId } from '../ports/ids.ts'
import type { TokenCard } from '../ports/tokens.ts'

export const listTokens = ({ store }: Dependencies, account: AccountId): Promise<TokenCard[]> => store.tokensOf(account)
