// Who goes first when many ask at once: whoever was refused much more often lately than people are by mistake waits behind all
// others, and of all of theirs one request is in hand at a time, after which there is a rest as long as it took. So at least half of
// the time is for others, who wait behind one such request at most. Nobody is turned away for it. So whoever tries doors keeps the loop busy for themselves, not for those who play.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Queue } from '../../flow/queue.ts'
import { hereUntil } from '../answers/here-until.ts'
import { addressKey } from '../limits/address.ts'
import { Debts } from '../limits/debts.ts'
import type { Limits } from '../limits/limits.ts'

/** Whoever is in hand for longer than this only waits, for a stream or for the database, and computes nothing. */
const IN_HAND_MS = 250
/** The longest rest: whoever only waited has cost nobody much. */
const REST_MS = 100
const PATIENCE_MS = 20_000
/** A minute, that are forgiven. */
const FORGIVEN_A_MINUTE = 12

interface Settings {
  readonly limits: Limits
  readonly inHandMs?: number
  readonly rest?: (ms: number) => Promise<unknown>
}

export const whoFirstPlugin = plugin(async (app: FastifyInstance, settings: Settings) => {
  const { limits, inHandMs = IN_HAND_MS, rest = wait } = settings
  const { refusals, behind, behindEach } = limits
  const debts = new Debts({ most: refusals, aSecond: FORGIVEN_A_MINUTE / 60 })
  const queue = new Queue({ atOnce: 1, waiting: behind, patience: PATIENCE_MS })

  /** An account where there is one, so that nobody pays for others behind the same address. */
  const nameOf = ({ headers, ip }: FastifyRequest): string => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const account = token === undefined ? undefined : app.accessTokens.read(token)?.account
    return account ?? addressKey(ip)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request)) return
    const name = nameOf(request)
    if (!debts.isTooMuch(name)) return
    const signal = hereUntil(reply)
    await new Promise<void>((begin, refuse) => {
      const inHand = async () => {
        const began = performance.now()
        begin()
        await over(signal, inHandMs)
        await rest(Math.min(performance.now() - began, REST_MS))
      }
      queue.take(inHand, { counted: [[name, behindEach]], signal }).catch(refuse)
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isRefusal(reply) && !isHealth(request)) debts.add(nameOf(request))
  })
})

/** How the server is has to be known at once. */
function isHealth({ routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config
  return access !== undefined && access !== 'page' && access.tag === 'health'
}

/** Others were first (409), or something has changed meanwhile (412): that is playing, and no mistake. */
const isRefusal = ({ statusCode }: FastifyReply): boolean =>
  statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 412

function over(signal: AbortSignal, most: number): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((done) => {
    const timer = setTimeout(done, most).unref()
    const end = () => {
      clearTimeout(timer)
      done()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
