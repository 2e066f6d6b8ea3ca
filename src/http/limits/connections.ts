// Connections: how long each may take for what, and how many there may be. A request has to come within its time, however
// slowly its bytes trickle in; an answer may last as long as somebody reads it.
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Problem, problem } from '../problem.ts'
import { addressKey } from './address.ts'
import type { Limits } from './limits.ts'

/** In milliseconds. */
export interface Patience {
  /** For a whole request to come in, and for its head. */
  readonly request: number
  readonly head: number
  /** Without a byte in either direction. Streams send one more often than that. */
  readonly silence: number
  /** Between two requests. */
  readonly idle: number
  /** How often it is looked whose time is over. */
  readonly look: number
}

export const PATIENCE: Patience = { request: 30_000, head: 15_000, silence: 60_000, idle: 72_000, look: 2_000 }

export interface ServerSettings {
  readonly patience: Patience
  readonly limits: Pick<Limits, 'connections' | 'connectionsByAddress'>
  /** Whether others stand between: then their connections are not anybody's in particular. */
  readonly isBehindProxy: boolean
}

export const serverWith =
  ({ patience, limits, isBehindProxy }: ServerSettings) =>
  (listener: RequestListener): Server => {
    const { request, head, silence, idle, look } = patience
    const times = { requestTimeout: request, headersTimeout: Math.min(head, request), keepAliveTimeout: idle }
    const server = createServer({ ...times, connectionsCheckingInterval: look }, listener)
    server.setTimeout(silence)
    server.maxConnections = limits.connections
    if (!isBehindProxy) server.on('connection', fewOf(limits.connectionsByAddress))
    return server
  }

/** Those that are too many of one address are closed at once. */
function fewOf(most: number) {
  const open = new Map<string, number>()
  return (socket: Socket): void => {
    const address = addressKey(socket.remoteAddress ?? '')
    const count = open.get(address) ?? 0
    if (count >= most) return void socket.destroy()
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  }
}

const WRONG: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: problem('too-slow'),
  HPE_HEADER_OVERFLOW: problem('too-much-head'),
}

/** What never became a request is told why, and the connection is over. */
export function answerConnections(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const told = WRONG[error.code ?? ''] ?? problem('not-understood', { detail: 'This is no HTTP.' })
  const body = JSON.stringify(told)
  const head = [
    `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/problem+json; charset=utf-8',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
