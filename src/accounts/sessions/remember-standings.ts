// Standings remembered for a moment, so that playing and reading do not ask the database each time. The bell tells of
// changes, here at once and in other processes soon after; should it not be heard, what is remembered is old in seconds.

import { type Dependencies, SECOND } from '../model/dependencies.ts'
import { isId } from '../model/secrets.ts'
import type { SessionId } from '../ports/ids.ts'
import type { Standing } from '../ports/standing.ts'
import { fitting, type SessionCredential, standingTopic } from './standing.ts'

export const REMEMBERED_SECONDS = 5
const MOST = 10_000

interface Remembered {
  readonly until: number
  readonly standing: Promise<Standing | undefined>
  readonly forget: () => void
}

/** Like `standingOf`, a few seconds old at the most. */
export function rememberStandings(
  deps: Pick<Dependencies, 'standings' | 'clock' | 'pubsub'>,
  most = MOST,
): (credential: SessionCredential) => Promise<Standing | undefined> {
  const { standings, clock, pubsub } = deps
  const remembered = new Map<SessionId, Remembered>()

  const remember = ({ account, session }: SessionCredential): Remembered => {
    // A ring while the question is on its way counts: what comes back may be from before.
    const stop = pubsub.subscribe(standingTopic(account), () => one.forget())
    const one: Remembered = {
      until: clock().getTime() + REMEMBERED_SECONDS * SECOND,
      standing: standings.standing(session),
      forget: () => {
        stop()
        if (remembered.get(session) === one) remembered.delete(session)
      },
    }
    one.standing.catch(one.forget) // whoever asked is told; the next one asks again
    if (remembered.size >= most) remembered.values().next().value!.forget()
    remembered.set(session, one)
    return one
  }

  return async (credential) => {
    if (!isId(credential.session)) return undefined
    let known = remembered.get(credential.session)
    if (known && known.until <= clock().getTime()) known.forget()
    known = remembered.get(credential.session) ?? remember(credential)
    return fitting(deps, credential, await known.standing)
  }
}
