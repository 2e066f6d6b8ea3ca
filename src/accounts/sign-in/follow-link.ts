// Following a mailed link: it signs in once, in the browser that asked for it. A new address becomes an account here, or
// becomes the address of the guest who is signed in.

import type { Dependencies } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf } from '../model/secrets.ts'
import { type Arrived, arrived, arriving, type Visitor } from './arriving.ts'

export type { Arrived }

export async function followLink(
  deps: Dependencies,
  { token, ...visitor }: Visitor & { readonly token: string },
): Promise<Outcome<Arrived>> {
  const { who, signedIn } = arriving(deps, visitor)
  const used = await deps.store.useLink({ ...who, tokenHash: hashOf(token) })
  if ('fault' in used)
    return fail(used.fault === 'suspended' ? { kind: 'suspended' } : { kind: 'bad-link', fault: used.fault })
  return done(await arrived(deps, visitor, used, signedIn))
}
