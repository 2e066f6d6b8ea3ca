// Showing that it is still the person, with the password: for a while the session may change what gets somebody in. Whoever
// has no password, or cannot wait, follows a fresh mailed link instead, which begins a session that is confirmed.

import { type Dependencies, later, MINUTE } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, SessionId } from '../ports/ids.ts'
import type { Standing } from '../ports/standing.ts'
import { standingTopic } from '../sessions/standing.ts'
import { checkTriedPassword } from './check-tried-password.ts'

export interface Confirmation {
  readonly account: AccountId
  readonly session: SessionId
  readonly password: string
}

export async function confirmSession(
  deps: Dependencies,
  { account, session, password }: Confirmation,
): Promise<Outcome<void>> {
  const { store, clock, pubsub } = deps
  const person = await store.person(account)
  if (!person) return fail({ kind: 'no-such-account' })
  if (person.email === null) return fail({ kind: 'no-address' })
  if (!person.hasPassword) return fail({ kind: 'no-password' })
  const checked = await checkTriedPassword(deps, { email: person.email, password })
  if (!checked.ok) return checked.failure.kind === 'wrong-credentials' ? fail({ kind: 'wrong-password' }) : checked
  if (!(await store.confirmSession(account, session, clock()))) return fail({ kind: 'signed-out' })
  pubsub.publish(standingTopic(account))
  return done(undefined)
}

/** Whether they showed it lately. Guests have nothing to show it with: what they have is the session itself. */
export const isConfirmed = (
  { clock, settings }: Pick<Dependencies, 'clock' | 'settings'>,
  { isGuest, confirmedAt }: Standing,
): boolean => isGuest || (confirmedAt !== null && later(confirmedAt, settings.confirmedMinutes * MINUTE) > clock())
