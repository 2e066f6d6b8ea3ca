// Going for good: address, name, password, tokens, sessions and links are gone. The account's id stays, so that finished
// games stay whole; whoever reads them meets a former player.
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId } from './ports/ids.ts'
import { standingTopic } from './standing.ts'
import type { Tools } from './tools.ts'

export async function deleteAccount({ store, clock, bell }: Tools, account: AccountId): Promise<Outcome<void>> {
  if (!(await store.erase(account, clock()))) return fail({ kind: 'no-such-account' })
  bell.ring(standingTopic(account))
  return done(undefined)
}
