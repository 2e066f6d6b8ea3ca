// Going for good: address, name, password, tokens, sessions and links are gone. The account's id stays, so that finished
// games stay whole; whoever reads them meets a former player.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'
import { tellPerson } from './tell-person.ts'

export async function deleteAccount(deps: Dependencies, account: AccountId): Promise<Outcome<void>> {
  const { store, clock, pubsub } = deps
  const person = await store.person(account)
  if (!person || !(await store.erase(account, clock()))) return fail({ kind: 'no-such-account' })
  pubsub.publish(standingTopic(account))
  await tellPerson(deps, person, { what: 'account-deleted' })
  return done(undefined)
}
