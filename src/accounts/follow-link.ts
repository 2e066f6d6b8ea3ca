// Following a mailed link: it signs in once, in the browser that asked for it. A new address becomes an account here, or
// becomes the address of the guest who is signed in.
import { beginSession, type SignedIn } from './begin-session.ts'
import type { Dependencies } from './dependencies.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, SessionId } from './ports/ids.ts'
import type { Arrival } from './ports/links.ts'
import { USUAL } from './ports/words.ts'
import { hashOf, newId } from './secrets.ts'
import { signOut } from './sign-out.ts'
import { standingTopic } from './standing.ts'

export interface LinkFollowing {
  readonly token: string
  readonly browser: string
  readonly device?: string
  /**
   * Who is signed in there. A guest gets the address; where that has an account already, the guest stays one. A session of
   * the same account ends as the new one begins.
   */
  readonly here?: { readonly account: AccountId; readonly session: SessionId }
}

export interface Arrived extends SignedIn {
  readonly arrival: Arrival
}

export async function followLink(
  deps: Dependencies,
  { token, browser, device, here }: LinkFollowing,
): Promise<Outcome<Arrived>> {
  const { store, clock, random, pubsub } = deps
  const { start, signedIn } = beginSession(deps, { device })
  const used = await store.useLink({
    tokenHash: hashOf(token),
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
  })
  if ('fault' in used) return fail({ kind: 'bad-link', fault: used.fault })
  const { account, epoch, arrival } = used
  if (arrival === 'guest')
    pubsub.publish(standingTopic(account)) // whoever else had the guest's session is out
  else if (here?.account === account) await signOut(deps, here)
  return done({ ...signedIn(account, epoch), arrival })
}
