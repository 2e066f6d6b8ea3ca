// Who may keep what is answered. What the API says depends on who asks, so nobody keeps it; a route whose answers have a tag
// says so itself. Where people come by https, browsers come by nothing else. And should somebody open an answer as a page, it
// runs nothing, stands in no other page, and tells nobody where they came from: some addresses are secrets.
import type { FastifyInstance } from 'fastify'
import { vary } from './vary.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** For everything that is added after it, pages too. */
export function secureTransport(app: FastifyInstance, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
  })
}

/** For the API: for everything that is added after it. */
export function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    vary(reply.header('cache-control', 'no-store'), 'authorization')
    reply.header('referrer-policy', 'no-referrer')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyWith()) // pages bring theirs
  })
}

/** For an answer that is to be looked at: what it may do besides nothing. */
export const policyWith = (...more: string[]): string =>
  ["default-src 'none'", ...more, "frame-ancestors 'none'"].join('; ')

/** Of what is the same for everybody: anybody may keep it, and asks each time whether it is still so. */
export const ASKED_AGAIN = 'public, no-cache'
/** Of what is named so exactly that only another release may say it otherwise. */
export const KEPT_FOR_A_DAY = 'public, max-age=86400'

/** Of an answer with a tag: its receiver may keep it, and asks each time whether it is still so. */
export const KEPT_BY_RECEIVER = 'private, no-cache'
