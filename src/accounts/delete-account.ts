// Going for good: address, name, password, tokens, sessions and links are gone. The account's id stays, so that finished
// games stay whole; whoever reads them meets a former player.
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId } from './ports/ids.ts'
import { standingTopic } from './standing.ts'
import { tellPerson } from './tell-person.ts'
import type { Tools } from './tools.ts'

export async function deleteAccount(tools: Tools, account: AccountId): Promise<Outcome<void>> {
  const { store, clock, bell } = tools
  const person = await store.person(account)
  if (!person || !(await store.erase(account, clock()))) return fail({ kind: 'no-such-account' })
  bell.ring(standingTopic(account))
  tellPerson(tools, person, { what: 'account-deleted' })
  return done(undefined)
}
