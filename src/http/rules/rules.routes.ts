// The games this server plays, and their rules as data.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listRules, readRules } from '../../games/read-rules.ts'
import { problem, problemSchema, sendProblem } from '../problem.ts'

const cardSchema = Type.Object({
  ruleset: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
})

const tags = ['rules']

export const rulesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/rules',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'listRules',
        summary: 'The games this server plays',
        response: { 200: Type.Array(cardSchema) },
      },
    },
    async () => listRules(),
  )

  app.get(
    '/rules/:ruleset',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'readRules',
        summary: 'A game’s board, pieces and words as data',
        params: Type.Object({ ruleset: Type.String() }),
        response: { 200: Type.Intersect([cardSchema, Type.Object({ facts: Type.Unknown() })]), 404: problemSchema },
      },
    },
    async (request, reply) => {
      const read = readRules(request.params.ruleset)
      return read.ok
        ? read.value
        : sendProblem(reply, problem(404, 'no-such-ruleset', 'This server does not play that game.'))
    },
  )
}
