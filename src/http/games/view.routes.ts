// A game's view, with a tag, so that what has not changed is not sent again.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { type GameView, readView } from '../../games/read/read-view.ts'
import { KEPT_BY_RECEIVER } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import { ofGame } from '../reference/of-game.ts'
import type { Services } from '../services.ts'
import { examplesOf } from './own-examples.ts'
import { cardSchema, gameParams } from './schemas.ts'
import { tagOf } from './tag.ts'
import { told } from './tell.ts'

export const viewSchema = Type.Object(
  {
    card: cardSchema,
    viewer: Type.Union([Type.Integer(), Type.Literal('public')], { description: 'Your seat, or what all may know.' }),
    view: ofGame('view', {
      orNull: true,
      description:
        'The position as you may know it, with what is asked of you; null before the game begins, and while its log cannot be read.',
    }),
    answerable: Type.Array(Type.Object({ question: Type.String(), kind: Type.String() }), {
      description:
        'What you may answer now, or have answered and may still change: the id of each question, and its kind of answer.',
    }),
  },
  { title: 'GameView' },
)

interface Settings {
  services: Services
  /** What shows it: see AppSettings. */
  build: string
}

/** A view is written out once, however often it is read. */
const texts = new WeakMap<GameView, string>()
function textOf(view: GameView): string {
  const text = texts.get(view) ?? JSON.stringify(view)
  texts.set(view, text)
  return text
}

export const viewRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, build }) => {
  const own = examplesOf(services.deps.catalogue)

  app.get(
    '/games/:game',
    operation('readGame', {
      summary: 'A game as you may know it',
      params: gameParams,
      headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
      answers: {
        200: {
          description: 'Its card, and the position with what is asked of you. The ETag changes when any of it does.',
          schema: viewSchema,
          example: own.view,
          headers: ['ETag'],
        },
        304: { description: 'It is as your If-None-Match says.', schema: null, headers: ['ETag'] },
      },
      fails: ['no-such-game'],
    }),
    async (request, reply) => {
      const seen = await readView(services.deps, request.params.game, readerOf(request))
      if (!seen.ok) return told(reply, seen)
      const tag = tagOf(seen.value, build)
      reply.header('etag', tag).header('cache-control', KEPT_BY_RECEIVER)
      if (isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').serializer(String).send(textOf(seen.value.look()))
    },
  )
}
