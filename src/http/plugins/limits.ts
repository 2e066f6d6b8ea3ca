// How often somebody may ask: an address whoever comes from it, then an account, or an address without one; and where a
// route says so, an address fewer times, or an account. The last are counted by all processes at once, the others nearly so.
import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { addressKey } from '../address.ts'
import { Counts } from '../counts.ts'
import { HOUR, type Limits, MINUTE } from '../limits.ts'
import type { Counted, Tally } from '../ports.ts'
import { problem, sendProblem } from '../problem.ts'

interface Settings {
  readonly limits: Limits
  readonly tally: Tally | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** So many requests a minute of an address to this route, instead of those that anybody has. */
    byAddress?: number
    /** So many requests an hour of an account to this route, besides. */
    byAccountAnHour?: number
  }
}

/** Looking is counted apart from doing: it never uses up what somebody needs for handing in. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export const limitsPlugin = plugin(async (app: FastifyInstance, { limits, tally }: Settings) => {
  const counts = new Counts(tally)
  app.addHook('onClose', async () => counts.close())

  // Before anybody looks at the token: guessing tokens is limited as well.
  app.addHook('onRequest', (request, reply, done) => {
    const counted = counts.count(`address ${addressKey(request.ip)}`, MINUTE)
    if (isTooMany(reply, counted, limits.requestsByAddress)) return
    done()
  })
  // Once it is known who asks, and before it is read what for.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { config, method, url } = request.routeOptions
    if (config.access === undefined) return done() // there is no such route
    const { byAddress, byAccountAnHour } = config
    const intent = READING.has(request.method) ? 'read' : 'do'
    if (byAddress === undefined) {
      const who = request.caller?.account ?? addressKey(request.ip)
      if (isTooMany(reply, counts.count(`${intent} ${who}`, MINUTE), limits.requests)) return
      if (byAccountAnHour === undefined) return done()
      counts
        .countTogether(`${method} ${url} ${who}`, HOUR)
        .then((counted) => void (isTooMany(reply, counted, byAccountAnHour) || done()), done)
    } else
      counts
        .countTogether(`${method} ${url} ${addressKey(request.ip)}`, MINUTE)
        .then((counted) => void (isTooMany(reply, counted, byAddress) || done()), done)
  })
})

/** Says so, if it is. */
function isTooMany(reply: FastifyReply, { current, ttl }: Counted, most: number): boolean {
  if (current <= most) return false
  sendProblem(reply.header('retry-after', String(Math.ceil(ttl / 1000))), problem('too-many'))
  return true
}
