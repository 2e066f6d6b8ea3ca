// A game as it is played: server-sent events, resumable by the number of the last one seen. A stream is open for as long as
// whoever opened it could open it again.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { type WatchGame, watchGames } from '../../games/read/watch/watch-game.ts'
import type { Watched } from '../../games/read/watch/watched.ts'
import { gameParams } from '../games/schemas.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { type HoldOpen, streamQuery } from './hold-open.ts'
import { Word } from './word.ts'

interface Settings {
  services: Services
  holdOpen: HoldOpen
  watched: Watched
}

const description = `Each event of the log is a message: \`id: 13\`, \`event: orders-given\`,
\`data: {"seq":13,…}\`. Besides these, \`message\` is something said at the table, and \`changed\` says that
the game is another than before: read it again. It ends, and is written as lines of JSON, as \`GET /v1/me/stream\` is; and for
\`no-such-game\`: it is private, and you are not at the table any more.`

/** The same for all who may know the same. */
type Told = readonly Word[]

const numberOfEvent = Type.Integer({ minimum: 0, maximum: 1e9 })

export const gameStreamRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, holdOpen, watched }) => {
  const watchGame: WatchGame<Told> = watchGames<Told>(
    services.deps,
    {
      events: (events) => events.map((one) => new Word(one.event.t, one, String(one.seq))),
      messages: (messages) => messages.map((one) => new Word('message', one)),
      changed: (revision) => [new Word('changed', { revision })],
    },
    watched,
  )

  app.get(
    '/games/:game/stream',
    {
      exposeHeadRoute: false, // it has no end, and nothing to say in its head
      ...operation('streamGame', {
        summary: 'What happens, as it happens and as you may know it; resumes after Last-Event-ID',
        description,
        params: gameParams,
        querystring: Type.Object({
          ...streamQuery,
          since: Type.Optional(
            Type.Integer({
              ...numberOfEvent,
              description: 'The same as Last-Event-ID, which counts if both are there.',
            }),
          ),
        }),
        headers: Type.Object({ 'last-event-id': Type.Optional(numberOfEvent) }),
        answers: {
          200: {
            description: 'Server-sent events, or lines of JSON.',
            type: 'text/event-stream',
            schema: Type.String(),
            example: 'id: 13\nevent: something-happened\ndata: {"seq":13}\n\n',
          },
        },
        fails: ['no-such-game', 'game-parked'],
      }),
    },
    (request, reply) => {
      const { game } = request.params
      const since = request.headers['last-event-id'] ?? request.query.since
      return holdOpen(
        request,
        reply,
        ({ tell, ended }) =>
          watchGame({
            ...{ game, reader: readerOf(request), ...(since !== undefined && { since }), ended },
            tell: (words) => words.forEach(tell),
          }),
        [game],
      )
    },
  )
}
