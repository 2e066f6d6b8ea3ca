// What can be said of an address before anybody is asked: its scheme, its port, who is named in it. The platform's own parser
// reads it, so a number in any form (decimal, octal, hex) is the address that would be called.
import { isIP } from 'node:net'
import { mayCall } from './addresses.ts'
import type { CarrierSettings } from './settings.ts'

/** Where other protocols than the web's listen is nothing for us; from here on ports are anybody's. */
const FIRST_FREE_PORT = 1024

/** What is wrong with it, in a sentence; undefined for nothing. */
export function faultOf(
  text: string,
  { http, allowed }: Pick<CarrierSettings, 'http' | 'allowed'>,
): string | undefined {
  if (!URL.canParse(text)) return 'It is an address such as https://example.org/herald.'
  const { protocol, username, password, port, hostname, hash } = new URL(text)
  if (protocol !== 'https:' && !(http && protocol === 'http:')) return 'It begins with https://.'
  if (username !== '' || password !== '') return 'It names no user and no password.'
  if (hash !== '') return 'It has no part after #.'
  if (port !== '' && !(Number(port) >= FIRST_FREE_PORT)) return 'Its port is the usual one, or from 1024 on.'
  const literal = literalIn(hostname)
  return literal !== undefined && !mayCall(literal, allowed) ? CLOSED : undefined
}

export const CLOSED = 'Its server is not on the public internet.'

/** The number itself, where no name is given. */
export function literalIn(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}
