// The secret that binds a mailed link to the browser that asked for it: a cookie nobody's script can read.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Random } from '../../../accounts/ports/outside.ts'

const NAME = 'herald_browser'
const YEAR = 365 * 24 * 60 * 60

/** The browser's secret; a new one is handed out where there is none. */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { random, publicUrl }: { readonly random: Random; readonly publicUrl: string },
): string {
  const found = new RegExp(`(?:^|; )${NAME}=([0-9a-f]{64})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1]
  if (found) return found
  const made = random(32)
  // A proxy that nobody told us to believe cannot say that people come by https; whoever named the public address has.
  const secure = request.protocol === 'https' || publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${NAME}=${made}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure}`)
  return made
}
