// Who asks. Nobody registers here, so a client is what it says and where its answers go: the second cannot be made up, as
// whoever does not own that place gets no answer. So a client that calls itself by an address has its answers sent there, a
// name does not look like an address, and people are shown the place.
import { isClientName } from './client-name.ts'

const LONGEST_ADDRESS = 200
const LONGEST_REDIRECT = 500

/** `isAddress`: it says where it is, which is shown by its redirect. */
export interface Client {
  readonly id: string
  readonly isAddress: boolean
}

export function readClient(id: string | undefined): Client | undefined {
  if (id === undefined) return undefined
  if (id.startsWith('https://')) {
    const address = addressIn(id)
    return address && address.search === '' && id.length <= LONGEST_ADDRESS ? { id, isAddress: true } : undefined
  }
  return isClientName(id) ? { id, isAddress: false } : undefined
}

/** Of programs on the same machine, which no network sees. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname))

/** What we add to it ourselves. */
const OURS = ['code', 'state', 'iss', 'error', 'error_description']

/** Where answers go: by https, or on the same machine. Never to ourselves. */
export function readRedirect(uri: string | undefined, ownOrigin: string): URL | undefined {
  const address = uri !== undefined && uri.length <= LONGEST_REDIRECT ? addressIn(uri) : undefined
  if (!address || (address.protocol !== 'https:' && !isLoopback(address))) return undefined
  return address.origin === ownOrigin || OURS.some((name) => address.searchParams.has(name)) ? undefined : address
}

export const isOf = (client: Client, redirect: URL): boolean =>
  !client.isAddress || new URL(client.id).origin === redirect.origin

/** Spelled as browsers spell it, so that it means to everybody what it means to them; nobody's name, no place on a page. */
function addressIn(text: string): URL | undefined {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(text) || text.includes('#') || !URL.canParse(text)) return undefined
  const address = new URL(text)
  const isPlain = address.href === text || address.href === `${text}/`
  return isPlain && address.username === '' && address.password === '' ? address : undefined
}
