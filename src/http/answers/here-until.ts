// Whether anybody still waits for an answer.
import type { FastifyReply } from 'fastify'

/** Ends when the answer has gone, or whoever waited for it has. */
export function hereUntil({ raw, request }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const end = () => gone.abort()
  raw.once('close', end)
  // An answer behind others on one connection has not got it yet, and does not hear that it closes; its request does.
  request.raw.once('close', end)
  if (request.raw.destroyed) end()
  return gone.signal
}
