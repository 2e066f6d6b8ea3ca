// Housekeeping: what ran out is not kept. Addresses that asked for a link and never followed it go with it.

import { DAY, type Dependencies, later } from '../model/dependencies.ts'
import { TRIES_STAY } from './check-tried-password.ts'

/** Long enough that somebody who follows an old link is told that it is old, and that a day's letters can be counted. */
const LINKS_STAY = 1 * DAY

/** In milliseconds. */
export interface Stays {
  /** As long as a browser is known as one that has signed in to the address. */
  readonly usedLinks: number
  /** Reports of letters that could not be delivered come within five days. */
  readonly accountLetters: number
}

const USUAL_STAYS: Stays = { usedLinks: 90 * DAY, accountLetters: 7 * DAY }

type Keeping = Pick<Dependencies, 'store' | 'clock' | 'settings'>

/** Long enough that a code that comes again is known as one that was used. */
const CODES_STAY = 1 * DAY

export async function forgetExpired({ store, clock, settings }: Keeping, stays = USUAL_STAYS): Promise<void> {
  const now = clock()
  await store.dropExpired({
    links: later(now, -LINKS_STAY),
    usedLinks: later(now, -stays.usedLinks),
    tries: later(now, -TRIES_STAY),
    letters: later(now, -stays.accountLetters),
    sessions: now,
    changes: now,
    // A spent token as old as this could only be of a session that went on without it for as long as sessions last.
    spent: later(now, -settings.sessionDays * DAY),
  })
  const spent = later(now, -settings.oauth.grantDays * DAY)
  await store.dropExpiredGrants(now, { codes: later(now, -CODES_STAY), spent })
}
