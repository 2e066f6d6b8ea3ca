// Showing that it is still the person, with the password: for a while the session may change what gets somebody in. Whoever
// has no password, or cannot wait, follows a fresh mailed link instead, which begins a session that is confirmed.
import { checkTriedPassword } from './check-tried-password.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, SessionId } from './ports/ids.ts'
import type { Standing } from './ports/standing.ts'
import { standingTopic } from './standing.ts'
import { later, MINUTE, type Tools } from './tools.ts'

export interface Confirmation {
  readonly account: AccountId
  readonly session: SessionId
  readonly password: string
}

export async function confirmSession(
  tools: Tools,
  { account, session, password }: Confirmation,
): Promise<Outcome<void>> {
  const { store, clock, bell } = tools
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  if (person.email === null) return fail({ kind: 'no-address' })
  if (!person.hasPassword) return fail({ kind: 'no-password' })
  const checked = await checkTriedPassword(tools, { email: person.email, password })
  if (!checked.ok) return checked.failure.kind === 'wrong-credentials' ? fail({ kind: 'wrong-password' }) : checked
  if (!(await store.confirmSession(account, session, clock()))) return fail({ kind: 'signed-out' })
  bell.ring(standingTopic(account))
  return done(undefined)
}

/** Whether they showed it lately. Guests have nothing to show it with: what they have is the session itself. */
export const isConfirmed = (
  { clock, settings }: Pick<Tools, 'clock' | 'settings'>,
  { isGuest, confirmedAt }: Standing,
): boolean => isGuest || (confirmedAt !== null && later(confirmedAt, settings.confirmedMinutes * MINUTE) > clock())
