// Somebody arrives by what was mailed to them, the link or its code: what both have in common.

import type { Dependencies } from '../model/dependencies.ts'
import { hashOf, newId } from '../model/secrets.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import type { Arrival, Arriving, LinkUsed } from '../ports/links.ts'
import { USUAL } from '../ports/words.ts'
import { type Begun, beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { signOut } from '../sessions/sign-out.ts'
import { standingTopic } from '../sessions/standing.ts'

export interface Visitor {
  readonly browser: string
  readonly device?: string
  /**
   * Who is signed in there. A guest gets the address; where that has an account already, the guest stays one, and may be joined
   * (join-guest.ts). A session of the same account ends as the new one begins.
   */
  readonly here?: { readonly account: AccountId; readonly session: SessionId }
}

export interface Arrived extends SignedIn {
  readonly arrival: Arrival
}

/** For the store; and for whoever arrives, once it is known who that is. */
export function arriving(
  deps: Dependencies,
  { browser, device, here }: Visitor,
): { readonly who: Arriving; readonly signedIn: Begun['signedIn'] } {
  const { clock, random, settings } = deps
  const { start, signedIn } = beginSession(deps, { device })
  const who: Arriving = {
    browserHash: hashOf(browser),
    now: clock(),
    guest: here?.account ?? null,
    newcomer: {
      account: newId(random),
      // The address is nobody else's business, so no name is made of it.
      name: `Player ${random(2)}`,
      timeZone: USUAL.timeZone,
      digestHour: USUAL.digestHour,
      createdAt: clock(),
    },
    session: start,
    codeTries: settings.codeTries,
  }
  return { who, signedIn }
}

export async function arrived(
  deps: Dependencies,
  { here }: Visitor,
  { account, epoch, arrival }: Exclude<LinkUsed, { fault: unknown }>,
  signedIn: Begun['signedIn'],
): Promise<Arrived> {
  if (arrival === 'guest')
    deps.pubsub.publish(standingTopic(account)) // whoever else had the guest's session is out
  else if (here?.account === account) await signOut(deps, here)
  return { ...signedIn(account, epoch), arrival }
}
