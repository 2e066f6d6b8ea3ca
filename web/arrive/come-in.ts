// Somebody has signed in: the session is kept, and they are back where they were. A guest who was here before is not forgotten:
// they are asked whether that was them.
import { goTo } from '../address/address.tsx'
import { takePlace } from '../address/return-to.ts'
import { api, ask } from '../api/client.ts'
import { keepGuest } from '../api/guest.ts'
import { memory } from '../api/memory.ts'
import { keepSession, type Session, session } from '../api/session.ts'

/** What a new account has until it is told otherwise. */
const USUAL_ZONE = 'UTC'

export async function comeIn(next: Session): Promise<void> {
  const before = session()
  const wasAnother = before !== null && before.account !== next.account
  if (wasAnother) keepGuest(before)
  keepSession(next)
  // A guest who has got an address is the same account, and another person to the page.
  await memory.invalidateQueries()
  goTo(wasAnother ? '/join' : takePlace(), 'replace')
  const { timeZone } = await ask(api.GET('/v1/me'))
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (timeZone === USUAL_ZONE && here !== USUAL_ZONE) await api.PATCH('/v1/me', { body: { timeZone: here } })
}
