// Talk at the table.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { sayAtTable } from '../../games/play/talk.ts'
import { readTalk } from '../../games/read/talk.ts'
import { operation } from '../operation.ts'
import { accountOf, readerOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { messageSchema } from './beside.schemas.ts'
import * as example from './examples.ts'
import { exact, gameParams, idempotencyHeader, orNull } from './schemas.ts'
import { told } from './tell.ts'

const sayingBody = Type.Object(
  { text: Type.String(), to: Type.Optional(orNull(Type.Integer({ minimum: 0, maximum: 9 }))) },
  { ...exact, examples: [{ text: example.message.text, to: null }] },
)

export const talkRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services

  app.get(
    '/games/:game/messages',
    operation('readTalk', {
      summary: 'What is said at the table, as you may hear it',
      params: gameParams,
      querystring: Type.Object({
        after: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e9, default: 0 })),
        before: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 1e9,
            description: 'The newest before that number instead of the oldest.',
          }),
        ),
      }),
      answers: {
        200: {
          description:
            'Oldest first, up to a hundred after that number; with `before` the last hundred before that one.',
          schema: Type.Array(messageSchema),
          example: [example.message],
        },
      },
      fails: ['no-such-game'],
    }),
    async (request, reply) =>
      told(
        reply,
        await readTalk(deps, request.params.game, readerOf(request), request.query.after, request.query.before),
      ),
  )

  app.post(
    '/games/:game/messages',
    operation('sayAtTable', {
      summary: 'Say something to all, or to one other player where that is agreed',
      description: 'Up to 20 times a minute and 1,000 times in all at one table.',
      params: gameParams,
      headers: idempotencyHeader,
      body: sayingBody,
      answers: { 201: { description: 'As it was said.', schema: messageSchema, example: example.message } },
      fails: ['no-such-game', 'not-at-the-table', 'no-talk', 'bad-field', 'key-used', 'too-much-talk', 'too-fast'],
    }),
    async (request, reply) => {
      const { text, to = null } = request.body
      const key = request.headers['idempotency-key']
      const saying = { game: request.params.game, account: accountOf(request), to, text }
      const said = await sayAtTable(deps, { ...saying, ...(key !== undefined && { key }) })
      if (said.ok) reply.code(201)
      return told(reply, said)
    },
  )
}
