// Typing the code of a letter instead of following its link: for whoever reads mail on another device, or in an app that opens
// links in a browser of its own. It is good where the link would be, and uses it up. Why one is not good is told to nobody:
// whoever types could be guessing.

import type { Dependencies } from '../model/dependencies.ts'
import { badField, done, fail, type Outcome } from '../model/failure.ts'
import { checkAddress } from '../model/fields.ts'
import { type Arrived, arrived, arriving, type Visitor } from './arriving.ts'
import { checkCode } from './sign-in-code.ts'

export interface CodeTyping extends Visitor {
  /** Where the letter went: one try is for one address, however many letters a browser has asked for. */
  readonly email: string
  readonly code: string
}

export async function enterCode(
  deps: Dependencies,
  { email, code, ...visitor }: CodeTyping,
): Promise<Outcome<Arrived>> {
  const address = checkAddress(email)
  if ('fault' in address) return badField('/email', address.fault)
  const typed = checkCode(code)
  if ('fault' in typed) return badField('/code', typed.fault)
  const { who, signedIn } = arriving(deps, visitor)
  const fits = (tokenHash: string) => deps.codes.fits(tokenHash, typed.value)
  const { codesADay } = deps.settings
  const used = await deps.store.useTyped({ ...who, email: address.value, codesADay, fits })
  if ('fault' in used) {
    // Only who typed the right one hears that the address has moved on, or is of somebody who is suspended.
    if (used.fault === 'suspended') return fail({ kind: 'suspended' })
    return fail(used.fault === 'moved' ? { kind: 'bad-link', fault: 'moved' } : { kind: 'bad-code' })
  }
  return done(await arrived(deps, visitor, used, signedIn))
}
