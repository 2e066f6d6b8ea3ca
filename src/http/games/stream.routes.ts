// A game as it is played: server-sent events, resumable by the number of the last one seen.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { watchGame } from '../../games/watch-game.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import { problem, problemOf, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { gameParams } from './shapes.ts'

/** Keeps proxies from taking a quiet table for a dead one. */
const HEARTBEAT_MS = 25_000
/** Somebody who does not read this much of what is sent is not there any more: they come again and resume. */
const UNREAD_BYTES = 1024 * 1024

interface Settings {
  services: Services
  /** Streams that one account, or else one address, may have open at a time. */
  streams: number
}

const description = `Each event of the log is a message with its number as id: \`id: 13\`, \`event: orders-given\`,
\`data: {"seq":13,…}\`. Besides these, \`event: message\` is something said at the table, and \`event: changed\` says that
the game is another than before (somebody sat down, a name changed): read it again.`

export const streamRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, streams }) => {
  const open = new Map<string, number>()

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
        fails: ['no-such-game'],
      }),
    },
    async (request, reply) => {
      const who = readerOf(request) ?? request.ip
      if ((open.get(who) ?? 0) >= streams)
        return sendProblem(reply.header('retry-after', '60'), problem('too-many', { detail: 'Too many open streams.' }))
      const { raw } = reply
      // Nothing may be written before the answer has begun, and it begins only if there is such a game.
      const early: string[] = []
      let write = (text: string) => void early.push(text)
      const since = request.headers['last-event-id']
      const watching = await watchGame(services.tools, {
        game: request.params.game,
        reader: readerOf(request),
        ...(since !== undefined && { since }),
        tell: (events) => write(events.map((one) => `id: ${one.seq}\n${messageOf(one.event.t, one)}`).join('')),
        hear: (messages) => write(messages.map((one) => messageOf('message', one)).join('')),
        changed: (revision) => write(messageOf('changed', { revision })),
        broken(error) {
          request.log.error(error)
          raw.end()
        },
      })
      if (!watching.ok) return sendProblem(reply, problemOf(watching.failure))

      open.set(who, (open.get(who) ?? 0) + 1)
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      write = (text) => {
        raw.write(text)
        if (raw.writableLength > UNREAD_BYTES) raw.destroy()
      }
      write(`: you are connected\n\n${early.join('')}`)
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      raw.on('close', () => {
        clearInterval(heartbeat)
        watching.value.stop()
        const left = open.get(who)! - 1
        if (left > 0) open.set(who, left)
        else open.delete(who)
      })
    },
  )
}

const messageOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
