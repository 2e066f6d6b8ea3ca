// How often somebody may ask: an address whoever comes from it, then an account, or an address without one; and where a
// route says so, an address fewer times, or an account. The last are counted by all processes at once, the others nearly so.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { addressKey } from '../limits/address.ts'
import { Counts } from '../limits/counts.ts'
import { DAY, HOUR, type Limits, MINUTE } from '../limits/limits.ts'
import { type Policy, type Spent, tellSpent } from '../limits/rate-limit.ts'
import type { Counted, Tally } from '../ports.ts'
import { problem, sendProblem } from '../problem.ts'

interface Settings {
  readonly limits: Limits
  readonly tally: Tally | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was counted against so far. */
    spent: readonly Spent[]
  }
  interface FastifyContextConfig {
    /** So many requests a minute of an address to this route, instead of those that anybody has. */
    byAddress?: number
    /** So many requests an hour of an account to this route, besides. */
    byAccountAnHour?: number
    /** So many requests a day of an address to this route, besides. */
    byAddressADay?: number
  }
}

/** Looking is counted apart from doing: it never uses up what somebody needs for handing in. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export const limitsPlugin = plugin(async (app: FastifyInstance, { limits, tally }: Settings) => {
  const counts = new Counts(tally)
  app.addHook('onClose', async () => counts.close())
  app.decorateRequest('spent')
  const address: Policy = { name: 'address', most: limits.requestsByAddress, windowMs: MINUTE }
  const reads: Policy = { name: 'reads', most: limits.requests, windowMs: MINUTE }
  const writes: Policy = { name: 'writes', most: limits.requests, windowMs: MINUTE }

  // Before anybody looks at the token: guessing tokens is limited as well.
  app.addHook('onRequest', (request, reply, done) => {
    request.spent = []
    const counted = counts.count(`address ${addressKey(request.ip)}`, MINUTE)
    if (isTooMany(request, reply, address, counted)) return
    done()
  })
  // Once it is known who asks, and before it is read what for.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { config, method, url } = request.routeOptions
    if (config.access === undefined) return done() // there is no such route
    const { byAddress, byAddressADay, byAccountAnHour, operation: name = 'operation' } = config
    const isReading = READING.has(request.method)
    if (byAddress === undefined) {
      const who = request.caller?.countedAs ?? addressKey(request.ip)
      const counted = counts.count(`${isReading ? 'read' : 'do'} ${who}`, MINUTE)
      if (isTooMany(request, reply, isReading ? reads : writes, counted)) return
      if (byAccountAnHour === undefined) return done()
      const policy = { name, most: byAccountAnHour, windowMs: HOUR }
      counts
        .countTogether(`${method} ${url} ${who}`, HOUR)
        .then((all) => void (isTooMany(request, reply, policy, all) || done()), done)
    } else {
      const policy = { name, most: byAddress, windowMs: MINUTE }
      const key = `${method} ${url} ${addressKey(request.ip)}`
      const aDay = () => {
        if (byAddressADay === undefined) return done()
        const policy = { name: `${name}-day`, most: byAddressADay, windowMs: DAY }
        counts
          .countTogether(`${key} day`, DAY)
          .then((all) => void (isTooMany(request, reply, policy, all) || done()), done)
      }
      counts.countTogether(key, MINUTE).then((all) => void (isTooMany(request, reply, policy, all) || aDay()), done)
    }
  })
})

/** Tells how much is left; and says so, if it is too many. */
function isTooMany(request: FastifyRequest, reply: FastifyReply, policy: Policy, { current, ttl }: Counted): boolean {
  request.spent = [...request.spent, { ...policy, current, ttl }]
  tellSpent(reply, request.spent)
  if (current <= policy.most) return false
  sendProblem(reply.header('retry-after', String(Math.ceil(ttl / 1000))), problem('too-many'))
  return true
}
