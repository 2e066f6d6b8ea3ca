// Which addresses of the internet may be called for somebody: those anybody can reach. The tables follow IANA's registries of
// special-purpose addresses; what is not the public internet there is not called, whatever name it hides behind.
import { BlockList, isIP } from 'node:net'

/** IPv4 that is somebody's own: this network, private, CGNAT, loopback, link-local (metadata), tests, relays, multicast, reserved. */
const CLOSED_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Metadata of some clouds is at a public address. */
const METADATA = ['168.63.129.16/32']

/**
 * IPv6 is public within 2000::/3 alone: loopback, link-local, unique local, multicast, IPv4-mapped and NAT64 are outside. Within
 * it these are not: protocols (Teredo, ORCHID, benchmarks), documentation, 6to4, AS112.
 */
const OPEN_6 = ['2000::/3']
const CLOSED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const open6 = networks(OPEN_6)
const closed = networks([...CLOSED_4, ...METADATA, ...CLOSED_6])

/** `10.0.0.0/8`, `fd00::/8`, or one address. Throws for anything else. */
export function networks(list: readonly string[]): BlockList {
  const all = new BlockList()
  for (const text of list) {
    const [address = '', bits] = text.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (family === 0 || prefix < 0 || prefix > most) throw new Error(`"${text}" is no network`)
    all.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return all
}

/** An address as the system gives it: four numbers with dots, or IPv6. */
export function mayCall(address: string, allowed: BlockList): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%')) return false // a zone is a network of this machine
  const kind = family === 4 ? 'ipv4' : 'ipv6'
  if (allowed.check(address, kind)) return true
  return (family === 4 || open6.check(address, 'ipv6')) && !closed.check(address, kind)
}
