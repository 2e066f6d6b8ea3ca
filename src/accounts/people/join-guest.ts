// A guest turns out to be somebody with an account, and says so, in a browser that has the sessions of both: what was the
// guest's goes over to the account. Nothing comes along that somebody who planted the guest could have left there: its sessions,
// tokens and webhooks end.
import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { Joined } from '../ports/joining.ts'
import type { Opened } from '../ports/sessions.ts'
import { standingOf, standingTopic } from '../sessions/standing.ts'

export interface Union {
  /** Who the guest's token says; nothing where it says nobody. */
  readonly guest: Opened | undefined
  readonly into: Opened
}

export async function joinGuest(deps: Dependencies, { guest, into }: Union): Promise<Outcome<Joined>> {
  const { store, clock, pubsub } = deps
  const nobody = fail({ kind: 'cannot-join', fault: 'no-guest' })
  if (!guest || guest.account === into.account) return nobody
  const standing = await standingOf(deps, guest)
  if (!standing?.isGuest || standing.isSuspended) return nobody
  const joined = await store.join({ guest, into, now: clock() })
  if ('fault' in joined)
    return joined.fault === 'signed-out'
      ? fail({ kind: 'signed-out' })
      : fail({ kind: 'cannot-join', fault: joined.fault })
  pubsub.publish(standingTopic(guest.account))
  return done(joined)
}
