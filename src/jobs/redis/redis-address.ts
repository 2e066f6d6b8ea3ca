// Where Redis is: a server, by an address that the driver understands; or whoever is the master by the word of Sentinels:
// `redis+sentinel://user:password@one:26379,other:26379/name-of-the-master?db=0`, with `rediss` for TLS.

/** In Redis, beside what others keep there; `{herald}` keeps it together where keys are spread over a cluster. */
export const USUAL_PREFIX = 'herald'

interface Sentinel {
  readonly host: string
  readonly port: number
}

/** As the driver takes it. */
export interface BySentinels {
  sentinels: Sentinel[]
  name: string
  db: number
  username?: string
  password?: string
  sentinelPassword?: string
  tls?: object
  sentinelTLS?: object
  enableTLSForSentinelMode?: boolean
}

const SENTINELS = /^(rediss?)\+sentinel:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^/?]+)\/([^/?]+)(?:\?(.*))?$/
const SENTINEL_PORT = 26_379

/** Undefined for what is no address. */
export function redisAt(url: string): BySentinels | { readonly url: string } | undefined {
  if (/^rediss?:/.test(url)) return URL.canParse(url) ? { url } : undefined
  const [, protocol, username, password, hosts = '', name, query] = SENTINELS.exec(url) ?? []
  const sentinels = hosts.split(',').flatMap((host) => sentinelAt(host) ?? [])
  if (name === undefined || sentinels.length < hosts.split(',').length) return undefined
  const wishes = new URLSearchParams(query)
  const sentinelPassword = wishes.get('sentinel_password')
  return {
    sentinels,
    name: decodeURIComponent(name),
    db: Number(wishes.get('db') ?? 0),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(sentinelPassword !== null && { sentinelPassword }),
    ...(protocol === 'rediss' && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
  }
}

function sentinelAt(text: string): Sentinel | undefined {
  const [, host, port = SENTINEL_PORT] = /^([\w.-]+|\[[\da-fA-F:]+\])(?::(\d{1,5}))?$/.exec(text) ?? []
  return host === undefined ? undefined : { host: host.replace(/[[\]]/g, ''), port: Number(port) }
}
