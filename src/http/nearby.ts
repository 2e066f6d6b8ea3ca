// Whether a request comes from this machine itself, and not through somebody who passes on what others ask. A proxy on the
// same machine has the machine's own address, so the address alone says nothing.
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/** Headers by which proxies, tunnels and content networks say that they ask for somebody else. */
const PASSED_ON = [
  ...['forwarded', 'via', 'client-ip', 'true-client-ip', 'fastly-client-ip', 'cdn-loop', 'ngrok-trace-id'],
  ...[
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-original-forwarded-for',
    'x-original-host',
    'x-envoy-external-address',
  ],
]
const isPassedOn = (name: string): boolean =>
  PASSED_ON.includes(name) || name.startsWith('x-forwarded') || name.startsWith('cf-')

/** The connection itself, whatever is believed of others: `request.ip` may be what a proxy says. */
export const isFromHere = ({ socket, raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  raw.httpVersionMinor > 0 && // no browser or monitor speaks HTTP/1.0, but proxies do when nobody tells them otherwise
  !Object.keys(headers).some(isPassedOn)

/** Names that mean the machine itself on every machine; of another name its owner says what it means, and may change it. */
export const isLoopbackName = (name: string): boolean =>
  ['localhost', '[::1]'].includes(name) || /^127(\.\d{1,3}){3}$/.test(name)

/** A page of another site could have given this machine a name of its own. */
export const isCalledByLoopbackName = ({ headers }: FastifyRequest): boolean =>
  isLoopbackName((headers.host ?? '').toLowerCase().replace(/:\d{1,5}$/, ''))
