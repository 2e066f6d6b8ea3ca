// Where a request comes from, as it is counted: an IPv4 address is one somebody, and so is a /64 of IPv6, in which whoever
// has one address has all of them.
import { isIPv6 } from 'node:net'

export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Its eight groups, whatever was left out of them. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%') // by which cable it came is no part of it
  const [before = '', after] = address.split('::')
  const [first, last] = [numbersIn(before), numbersIn(after ?? '')]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

const numbersIn = (text: string): number[] =>
  (text === '' ? [] : text.split(':')).flatMap((group) => {
    const [a, b, c, d] = group.split('.').map(Number)
    return d === undefined ? [Number.parseInt(group, 16)] : [a! * 256 + b!, c! * 256 + d]
  })
