// Whoever brings it: checked, formed, signed, called.
import type { Carrier } from '../games/ports/hooks.ts'
import { callOnce } from './call.ts'
import { CLOSED, faultOf } from './check-url.ts'
import { formed } from './forms.ts'
import { pushed } from './push.ts'
import { resolvesWith } from './resolve.ts'
import type { CarrierSettings } from './settings.ts'

const WITHIN_MS = 5_000
const MOST_READ = 64 * 1024

/** Name servers, certificates and patience other than the usual ones. */
interface Others {
  readonly withinMs?: number
  readonly servers?: readonly string[]
  readonly ca?: string
}

export function webhookCarrier(settings: CarrierSettings, { servers, ca, withinMs = WITHIN_MS }: Others = {}): Carrier {
  const resolve = resolvesWith(settings.allowed, servers)
  return {
    pushKey: settings.identity.publicKey,
    refuses: (url) => faultOf(url, settings),
    async bring(parcel) {
      // What may be called can have changed since it was named.
      const fault = faultOf(parcel.url, settings)
      if (fault !== undefined)
        return { status: null, duration: 0, reason: fault === CLOSED ? 'not-public' : 'bad-address' }
      const call = { url: parcel.url, ...(parcel.form === 'push' ? pushed(parcel, settings.identity) : formed(parcel)) }
      return callOnce(call, { resolve, withinMs, mostRead: MOST_READ, ...(ca && { ca }) })
    },
  }
}
