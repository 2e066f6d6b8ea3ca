// The new address is confirmed, by somebody who is signed in and has what was mailed there. All other sessions end, and what was
// let in: whoever had them may be why it is changed. The former address is told, with a way back for some days.
import { DAY, type Dependencies, later } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import { tellPerson } from '../people/tell-person.ts'
import type { Shown } from '../ports/addresses.ts'
import type { Opened } from '../ports/sessions.ts'
import { standingTopic } from '../sessions/standing.ts'
import { checkCode } from '../sign-in/sign-in-code.ts'

export interface AddressConfirmation {
  /** From the letter, one of the two. */
  readonly token?: string | undefined
  readonly code?: string | undefined
  readonly session: Opened
}

export async function changeAddress(
  deps: Dependencies,
  { token, code = '', session }: AddressConfirmation,
): Promise<Outcome<void>> {
  const { store, clock, random, codes, settings, pubsub } = deps
  const { codeTries, codesADay, undoDays } = settings
  const typed = token === undefined ? checkCode(code) : { value: '' }
  if ('fault' in typed) return badField('/code', typed.fault)
  const fits = (tokenHash: string) => codes.fits(tokenHash, typed.value)
  const shown: Shown = token === undefined ? { codeTries, codesADay, fits } : { tokenHash: hashOf(token) }
  const undo = newSecret(random)
  const now = clock()
  const undoUntil = later(now, undoDays * DAY)
  const used = await store.changeAddress({
    ...{ shown, keep: session, codeTries, now, undoHash: hashOf(undo), undoUntil },
  })
  if ('fault' in used) {
    const { fault } = used
    if (fault === 'taken') return fail({ kind: 'address-taken' })
    if (fault === 'signed-out') return fail({ kind: 'signed-out' })
    return fail(token === undefined ? { kind: 'bad-code' } : { kind: 'bad-link', fault })
  }
  pubsub.publish(standingTopic(session.account))
  await tellPerson(deps, used.former, { what: 'address-changed', link: settings.linkTo(undo, 'old-address') })
  return done(undefined)
}
