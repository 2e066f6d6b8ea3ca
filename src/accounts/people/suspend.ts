// Whoever runs the server lets somebody do nothing here, until it is lifted: no way in is good, and nothing is told to them.
// Nothing of theirs is deleted or ended, so that all of it is as it was afterwards. At their tables they count as silent.
import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../ports/ids.ts'
import { standingTopic } from '../sessions/standing.ts'

type Tools = Pick<Dependencies, 'store' | 'clock' | 'pubsub'>

export const suspend = (deps: Tools, account: AccountId): Promise<Outcome<void>> => set(deps, account, deps.clock())

export const liftSuspension = (deps: Tools, account: AccountId): Promise<Outcome<void>> => set(deps, account, null)

/** Done already is as good. */
async function set({ store, pubsub }: Tools, account: AccountId, since: Date | null): Promise<Outcome<void>> {
  if (!(await store.suspend(account, since)) && !(await store.person(account))) return fail({ kind: 'no-such-account' })
  pubsub.publish(standingTopic(account)) // what they have open ends, here and elsewhere
  return done(undefined)
}
