// A game as it is played: server-sent events, resumable by the number of the last one seen.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { ToldEvent } from '../../games/read-game.ts'
import { watchGame } from '../../games/watch-game.ts'
import { problemOf, problemSchema, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { gameParams } from './games.schemas.ts'

/** Keeps proxies from taking a quiet table for a dead one. */
const HEARTBEAT_MS = 25_000

export const streamRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/games/:game/stream',
    {
      config: { access: 'anybody' },
      schema: {
        tags: ['games'],
        operationId: 'streamGame',
        summary: 'What happens, as it happens and as you may know it; resumes after Last-Event-ID',
        params: gameParams,
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.Integer({ minimum: 0 })) }),
        produces: ['text/event-stream'],
        response: { 200: Type.String(), 400: problemSchema, 401: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const since = request.headers['last-event-id']
      const { raw } = reply
      // Nothing may be written before the answer has begun, and it begins only if there is such a game.
      const early: ToldEvent[] = []
      let write = (events: readonly ToldEvent[]) => void early.push(...events)
      const watching = await watchGame(services.tools, {
        game: request.params.game,
        account: request.caller?.account ?? null,
        ...(since !== undefined && { since }),
        tell: (events) => write(events),
        broken(error) {
          request.log.error(error)
          raw.end()
        },
      })
      if (!watching.ok) return sendProblem(reply, problemOf(watching.failure)) as never

      reply.hijack()
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      write = (events) => void raw.write(events.map(asText).join(''))
      raw.write(': you are connected\n\n')
      write(early)
      const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
      raw.on('close', () => {
        clearInterval(heartbeat)
        watching.value.stop()
      })
    },
  )
}

const asText = ({ seq, at, event }: ToldEvent): string =>
  `id: ${seq}\nevent: ${event.t}\ndata: ${JSON.stringify({ seq, at, event })}\n\n`
