// From a name to the addresses behind it: asked once, all of them checked, and nothing else is called. By the name servers
// alone and not through the system, whose few threads a slow name server would hold; and with an end.
import { Resolver } from 'node:dns/promises'
import type { BlockList } from 'node:net'
import type { NotArrived } from '../games/model/hook.ts'
import { mayCall } from './addresses.ts'
import { literalIn } from './check-url.ts'

export interface Place {
  readonly address: string
  readonly family: 4 | 6
}

/** The other side's fault. */
export class NotThere extends Error {
  readonly reason: NotArrived
  /** What it answered, if anything. */
  readonly status: number | null

  constructor(reason: NotArrived, status: number | null = null) {
    super(reason)
    this.reason = reason
    this.status = status
  }
}

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<Place[]>

/** Throws `NotThere` for a name without addresses, or with one that may not be called. */
export const resolvesWith =
  (allowed: BlockList, servers?: readonly string[]): Resolve =>
  async (hostname, signal) => {
    const literal = literalIn(hostname)
    const places = literal === undefined ? await lookUp(hostname, signal, servers) : [placeOf(literal)]
    if (places.length === 0) throw new NotThere('unknown-name')
    if (places.some(({ address }) => !mayCall(address, allowed))) throw new NotThere('not-public')
    return places
  }

const placeOf = (address: string): Place => ({ address, family: address.includes(':') ? 6 : 4 })

async function lookUp(hostname: string, signal: AbortSignal, servers?: readonly string[]): Promise<Place[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const none = (): string[] => []
    const all = await Promise.all([resolver.resolve4(hostname).catch(none), resolver.resolve6(hostname).catch(none)])
    return all.flat().map(placeOf)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
