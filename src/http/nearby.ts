// Whether a request comes from this machine itself, and not through somebody who passes on what others ask. A proxy on the
// same machine has the machine's own address, so the address alone says nothing.
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/**
 * Headers of browsers, of people at a command line and of monitors. Proxies, tunnels and content networks add others by which
 * they say whom they ask for, and there is no end of their names.
 */
const OWN =
  /^(host|connection|user-agent|accept(-[a-z]+)?|sec-[a-z-]+|upgrade-insecure-requests|cookie|cache-control|pragma|dnt|referer|if-[a-z-]+|priority|te|authorization|x-prometheus-scrape-timeout-seconds)$/

/** The connection itself, whatever is believed of others: `request.ip` may be what a proxy says. */
const isPassedOn = ({ socket, raw, headers }: FastifyRequest): boolean =>
  !LOOPBACK.test(socket.remoteAddress ?? '') ||
  raw.httpVersionMinor === 0 || // no browser or monitor speaks HTTP/1.0, but proxies do when nobody tells them otherwise
  !Object.keys(headers).every((name) => OWN.test(name)) ||
  raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Names that mean the machine itself on every machine; of another name its owner says what it means, and may change it. */
export const isLoopbackName = (name: string): boolean =>
  ['localhost', '[::1]'].includes(name) || /^127(\.\d{1,3}){3}$/.test(name)

/** A page of another site could have given this machine a name of its own. */
const isCalledByLoopbackName = ({ headers }: FastifyRequest): boolean =>
  isLoopbackName((headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, ''))

/** Browsers say where a request was made; a link on another site's page, or a script there, has no business here. */
const isAskedHere = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined) &&
  headers.origin === undefined

export const isFromHere = (request: FastifyRequest): boolean =>
  !isPassedOn(request) && isCalledByLoopbackName(request) && isAskedHere(request)
