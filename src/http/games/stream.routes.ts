// A game as it is played: server-sent events, resumable by the number of the last one seen. A stream is open for as long as
// whoever opened it could open it again.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Places } from '../../flow/places.ts'
import { watchGames } from '../../games/read/watch/watch-game.ts'
import { addressKey } from '../address.ts'
import { EventStream, eventOf } from '../event-stream.ts'
import type { Limits } from '../limits.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import { type ProblemName, problem, problemOf, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { gameParams } from './schemas.ts'
import { whileTheyStand } from './while-they-stand.ts'

interface Settings {
  services: Services
  limits: Pick<Limits, 'streams' | 'streamsByAddress'>
  /** How often a sign of life is sent, in milliseconds. */
  heartbeat: number
}

/** Keeps proxies from taking a quiet table for a dead one. */
export const HEARTBEAT_MS = 25_000

const description = `Each event of the log is a message with its number as id: \`id: 13\`, \`event: orders-given\`,
\`data: {"seq":13,…}\`. Besides these, \`event: message\` is something said at the table, and \`event: changed\` says that
the game is another than before (somebody sat down, a name changed): read it again. The last message is
\`event: ended\`, \`data: {"reason":"unknown-token"}\`: the token has expired or was revoked, its session is over, or what a letter's
link was for is answered; \`no-such-game\`: the game is private, and you are not at the table any more; \`no-database\`
or \`our-mistake\`: come again. An account has so many open at a time, and so has an address (429).`

const ended = (reason: ProblemName): string => eventOf('ended', { reason })

export const streamRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, limits, heartbeat }) => {
  const { deps } = services
  const places = new Places()
  const faultOf = (error: Error, { log }: FastifyRequest): ProblemName => {
    const isAway = services.isDatabaseAway(error)
    if (isAway) log.warn({ err: error }, 'the database is away')
    else log.error({ err: error }, 'our mistake')
    return isAway ? 'no-database' : 'our-mistake'
  }
  const watchGame = watchGames(deps, {
    events: (events) => events.map((one) => `id: ${one.seq}\n${eventOf(one.event.t, one)}`).join(''),
    messages: (messages) => messages.map((one) => eventOf('message', one)).join(''),
    changed: (revision) => eventOf('changed', { revision }),
  })

  app.get(
    '/games/:game/stream',
    {
      exposeHeadRoute: false, // it has no end, and nothing to say in its head
      ...operation('streamGame', {
        summary: 'What happens, as it happens and as you may know it; resumes after Last-Event-ID',
        description,
        params: gameParams,
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.Integer({ minimum: 0, maximum: 1e9 })) }),
        answers: {
          200: {
            description: 'Server-sent events.',
            type: 'text/event-stream',
            schema: Type.String(),
            example: 'id: 13\nevent: something-happened\ndata: {"seq":13}\n\n',
          },
        },
        fails: ['no-such-game', 'game-parked'],
      }),
    },
    async (request, reply) => {
      const { game } = request.params
      const reader = readerOf(request)
      const address = addressKey(request.ip)
      const leave = places.take([
        [`somebody ${reader ?? address}`, limits.streams],
        [`address ${address}`, limits.streamsByAddress],
      ])
      if (!leave)
        return sendProblem(reply.header('retry-after', '60'), problem('too-many', { detail: 'Too many open streams.' }))
      const stream = new EventStream(reply.raw, request.raw.socket)
      stream.whenOver(leave)
      const since = request.headers['last-event-id']
      const watching = await watchGame({
        ...{ game, reader, ...(since !== undefined && { since }) },
        tell: (text) => stream.write(text),
        ended(why) {
          stream.end(ended(why === 'no-such-game' ? why : faultOf(why, request)))
        },
      }).catch((error) => {
        stream.over()
        throw error
      })
      if (!watching.ok) {
        stream.over()
        return sendProblem(reply, problemOf(watching.failure))
      }
      stream.whenOver(watching.value.stop)
      reply.hijack()
      if (stream.isOver) return
      stream.begin({ ...(reply.getHeaders() as Record<string, string>), 'cache-control': 'no-store' })
      const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat)
      stream.whenOver(() => clearInterval(beat))
      const { caller } = request
      if (!caller) return
      const over = whileTheyStand(
        deps.pubsub,
        caller,
        { every: heartbeat, alsoAt: caller.only ? [game] : [] },
        (why) => {
          stream.end(ended(why ? faultOf(why, request) : 'unknown-token'))
        },
      )
      stream.whenOver(over)
    },
  )
}
