// Where PostgreSQL is: one server, or several of which one takes what is written, as libpq has it:
// `postgresql://one:5432,other:5432/herald?target_session_attrs=read-write`. Whoever finds that one away, or taking nothing, says so,
// and the next is tried.

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/

/** One address for each of its hosts. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = HOSTS.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + withoutTarget(after)) : [url]
}

/** Ours to keep, and unknown to the driver. */
const withoutTarget = (rest: string): string =>
  rest.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, before: string, after: string) => (after ? before : ''))

export class Servers {
  readonly #addresses: readonly string[]
  #at = 0

  constructor(url: string) {
    this.#addresses = addressesIn(url)
  }

  get count(): number {
    return this.#addresses.length
  }

  /** Which to try now. */
  get address(): string {
    return this.#addresses[this.#at]!
  }

  /** Several who find the same out move on once. */
  leave(address: string): void {
    if (address === this.address) this.#at = (this.#at + 1) % this.count
  }
}
