// Housekeeping: what ran out is not kept. Addresses that asked for a link and never followed it go with it.
import { DAY, later, type Tools } from './tools.ts'

/** Long enough that somebody who follows an old link is told that it is old. */
const LINKS_STAY = 1 * DAY

type Keeping = Pick<Tools, 'store' | 'clock' | 'settings'>

export async function forgetExpired({ store, clock, settings }: Keeping): Promise<void> {
  const now = clock()
  await store.dropExpired({
    links: later(now, -LINKS_STAY),
    sessions: now,
    // A spent token as old as this could only be of a session that went on without it for as long as sessions last.
    spent: later(now, -settings.sessionDays * DAY),
  })
}
