// Somebody's calendar: an address that lets whoever has it read until when they are asked what. It is shown once, as calendars
// cannot sign in; another takes its place, and ended it shows nothing. A guest's ends when the guest gets an address.
import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import type { AccountId } from '../ports/ids.ts'
import type { Person } from '../ports/people.ts'

interface Owner {
  readonly account: AccountId
  /** Of the session that asks, so that none is made just after everything ended. */
  readonly epoch: number
}

/** The secret in its address; an earlier one is good no more. */
export async function makeCalendar(
  { store, clock, random }: Dependencies,
  { account, epoch }: Owner,
): Promise<Outcome<{ readonly secret: string }>> {
  const secret = newSecret(random)
  const kept = await store.keepCalendar(account, epoch, { hash: hashOf(secret), at: clock() })
  return kept ? done({ secret }) : fail({ kind: 'signed-out' })
}

/** Where there is none, that is as good. */
export async function endCalendar({ store }: Dependencies, { account, epoch }: Owner): Promise<Outcome<void>> {
  return (await store.keepCalendar(account, epoch, null)) ? done(undefined) : fail({ kind: 'signed-out' })
}

/** Undefined for a secret that was never good, or is no more. */
export const calendarOwner = async ({ store }: Dependencies, secret: string): Promise<Person | undefined> =>
  /^[\w-]{43}$/.test(secret) ? store.calendarOwner(hashOf(secret)) : undefined
