// What a player keeps here before handing it in, so that it is there on another device too. Its player alone gets it.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { dropDraft, keepDraft, readDraft } from '../../games/play/draft.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { examplesOf } from './own-examples.ts'
import { gameParams, moment, orNull } from './schemas.ts'
import { done, told } from './tell.ts'

const draft = Type.Object({}, { additionalProperties: true })
const AT_TABLE = ['no-such-game', 'not-at-the-table'] as const

export const draftRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services
  const own = examplesOf(deps.catalogue)

  app.get(
    '/games/:game/draft',
    operation('readDraft', {
      summary: 'What you have put down in this game and not handed in',
      params: gameParams,
      answers: {
        200: {
          description: 'As you sent it last; nulls where there is none.',
          schema: Type.Object({ draft: orNull(draft), savedAt: orNull(moment) }),
          example: { draft: own.draft, savedAt: example.at },
        },
      },
      fails: AT_TABLE,
    }),
    async (request, reply) => told(reply, await readDraft(deps, request.params.game, accountOf(request))),
  )

  app.put(
    '/games/:game/draft',
    operation('keepDraft', {
      summary: 'Keep a draft here, for yourself alone. The last one counts; it goes when the game is over',
      description: 'Nobody judges it: it is any JSON object of up to 8 KB, and of up to 32 levels.',
      params: gameParams,
      body: Type.Object({}, { additionalProperties: true, examples: [own.draft] }),
      answers: {
        200: {
          description: 'Kept.',
          schema: Type.Object({ savedAt: moment }),
          example: { savedAt: example.at },
        },
      },
      fails: [...AT_TABLE, 'game-over', 'game-abandoned', 'draft-too-large', 'moved-on'],
    }),
    async (request, reply) => {
      const { game } = request.params
      return told(reply, await keepDraft(deps, { game, account: accountOf(request), draft: request.body }))
    },
  )

  app.delete(
    '/games/:game/draft',
    operation('dropDraft', {
      summary: 'Throw your draft away',
      params: gameParams,
      body: null,
      answers: { 204: { description: 'There is none now.', schema: null } },
      fails: AT_TABLE,
    }),
    async (request, reply) => done(reply, await dropDraft(deps, request.params.game, accountOf(request))),
  )
}
