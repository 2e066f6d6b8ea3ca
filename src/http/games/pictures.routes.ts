// The board as a picture.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { readPicture, readPng } from '../../games/read-picture.ts'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { gameParams, oneOf } from './shapes.ts'
import { told } from './tell.ts'

const pictureQuery = Type.Object({
  at: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e9, description: 'After this event;' })),
  round: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'at the end of this round;' })),
  locale: Type.Optional(oneOf(['en', 'de'], { description: 'now, and by Accept-Language, if left out.' })),
})

const pngQuery = Type.Object({
  ...pictureQuery.properties,
  width: Type.Optional(Type.Integer({ minimum: 320, maximum: 1600, default: 900, description: 'In pixels.' })),
})

export const pictureRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/games/:game/board.svg',
    operation('drawGame', {
      summary: 'The board as a picture, as you may know it, now or at any time of the past',
      params: gameParams,
      querystring: pictureQuery,
      answers: {
        200: { description: 'SVG.', type: 'image/svg+xml', schema: Type.String(), example: '<svg …/>' },
      },
      fails: ['no-such-game', 'game-not-begun', 'no-such-round', 'no-picture'],
    }),
    async (request, reply) => {
      const { locale = localeOf(request), ...then } = request.query
      const wish = { game: request.params.game, reader: readerOf(request), locale, ...then }
      const drawn = await readPicture(services.tools, wish)
      if (drawn.ok) reply.type('image/svg+xml').header('cache-control', 'private, no-cache')
      return told(reply, drawn)
    },
  )

  app.get(
    '/games/:game/board.png',
    operation('drawGameAsPng', {
      summary: 'The same picture as a PNG, for whatever shows no SVG',
      params: gameParams,
      querystring: pngQuery,
      answers: {
        200: {
          description: 'PNG.',
          type: 'image/png',
          schema: Type.String({ contentMediaType: 'image/png' }),
          example: '(the bytes of the picture)',
        },
      },
      fails: ['no-such-game', 'game-not-begun', 'no-such-round', 'no-picture'],
    }),
    async (request, reply) => {
      const { locale = localeOf(request), width = 900, ...then } = request.query
      const wish = { game: request.params.game, reader: readerOf(request), locale, ...then }
      const drawn = await readPng(services.tools, wish, { width })
      if (drawn.ok) reply.type('image/png').header('cache-control', 'private, no-cache')
      return told(reply, drawn)
    },
  )
}
