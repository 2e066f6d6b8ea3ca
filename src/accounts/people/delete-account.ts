// Going for good: address, name, password, tokens, sessions and links are gone. The account's id stays, so that finished
// games stay whole; whoever reads them meets a former player.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'
import { tellPerson } from './tell-person.ts'

/** Each try gives up the seats that were taken since the one before, which nobody does often while they go. */
const TRIES = 20

/** `retire` gives up their seats and closes their tables. */
export async function deleteAccount(
  deps: Dependencies,
  account: AccountId,
  retire: (account: AccountId) => Promise<unknown>,
): Promise<Outcome<void>> {
  const { store, pubsub } = deps
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  const erased = await erase(deps, account, retire)
  if (erased === 'gone') return fail({ kind: 'no-such-account' })
  if (erased === 'at-tables') return fail({ kind: 'at-tables' })
  pubsub.publish(standingTopic(account))
  await tellPerson(deps, person, { what: 'account-deleted' })
  return done(undefined)
}

async function erase(
  { store, clock }: Dependencies,
  account: AccountId,
  retire: (account: AccountId) => Promise<unknown>,
) {
  for (let tries = 1; ; tries++) {
    await retire(account)
    const erased = await store.erase(account, clock())
    if (erased !== 'at-tables' || tries === TRIES) return erased
  }
}
