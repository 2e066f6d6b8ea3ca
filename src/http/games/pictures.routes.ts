// The board as a picture.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Outcome } from '../../games/model/failure.ts'
import { readPicture } from '../../games/read/read-picture.ts'
import { hereUntil } from '../answers/here-until.ts'
import { KEPT_BY_RECEIVER } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import { vary } from '../answers/vary.ts'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { gameParams, oneOf } from './schemas.ts'
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

const headers = Type.Object({ 'if-none-match': Type.Optional(Type.String()) })
const headed = { headers: ['ETag'] } as const
const unchanged = { description: 'It is as your If-None-Match says.', schema: null, ...headed }

interface Settings {
  services: Services
  /** What draws it: see AppSettings. */
  build: string
}

/** Nothing is drawn for who has it already. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  type: string,
  draw: () => Promise<Outcome<string | Buffer>>,
) {
  const keeping = () => vary(reply, 'accept-language').header('etag', tag).header('cache-control', KEPT_BY_RECEIVER)
  if (isSameTag(request.headers['if-none-match'], tag)) return keeping().code(304).send()
  const drawn = await draw()
  if (drawn.ok) keeping().type(type)
  return told(reply, drawn)
}

export const pictureRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, build }) => {
  app.get(
    '/games/:game/board.svg',
    operation('drawGame', {
      summary: 'The board as a picture, as you may know it, now or at any time of the past',
      params: gameParams,
      querystring: pictureQuery,
      headers,
      answers: {
        200: { description: 'SVG.', type: 'image/svg+xml', schema: Type.String(), example: '<svg …/>', ...headed },
        304: unchanged,
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked', 'no-such-round', 'no-picture'],
    }),
    async (request, reply) => {
      const { locale = localeOf(request), ...then } = request.query
      const wish = { game: request.params.game, reader: readerOf(request), locale, ...then }
      const sight = await readPicture(services.deps, wish)
      if (!sight.ok) return told(reply, sight)
      return send(request, reply, `"${sight.value.tag}-${build}"`, 'image/svg+xml', sight.value.svg)
    },
  )

  app.get(
    '/games/:game/board.png',
    operation('drawGameAsPng', {
      summary: 'The same picture as a PNG, for whatever shows no SVG',
      params: gameParams,
      querystring: pngQuery,
      headers,
      answers: {
        200: {
          description: 'PNG.',
          type: 'image/png',
          schema: Type.String({ contentMediaType: 'image/png' }),
          example: '(the bytes of the picture)',
          ...headed,
        },
        304: unchanged,
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked', 'no-such-round', 'no-picture'],
    }),
    async (request, reply) => {
      const { locale = localeOf(request), width = 900, ...then } = request.query
      const reader = readerOf(request)
      const sight = await readPicture(services.deps, { game: request.params.game, reader, locale, ...then })
      if (!sight.ok) return told(reply, sight)
      const asker = { by: reader ?? request.ip, signal: hereUntil(reply) }
      return send(request, reply, `"${sight.value.tag}-${width}-${build}"`, 'image/png', () =>
        sight.value.png({ width }, asker),
      )
    },
  )
}
