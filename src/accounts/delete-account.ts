// Going for good: address, name, password, tokens, sessions and links are gone. The account's id stays, so that finished
// games stay whole; whoever reads them meets a former player.
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId } from './ports/ids.ts'
import type { Tools } from './tools.ts'

export async function deleteAccount({ store, clock }: Tools, account: AccountId): Promise<Outcome<void>> {
  return (await store.erase(account, clock())) ? done(undefined) : fail({ kind: 'no-such-account' })
}
