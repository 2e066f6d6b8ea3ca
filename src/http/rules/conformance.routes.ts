// The suite of records that another engine is held against. It never changes while the server runs: made once, and kept by
// whoever has it.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { readConformance } from '../../games/read/finished/read-conformance.ts'
import { told } from '../games/tell.ts'
import { operation } from '../operation.ts'
import { madeOnce } from '../pages/made-once.ts'
import type { Services } from '../services.ts'

const caseSchema = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  shows: Type.Array(Type.String(), { description: 'Branches of the rules that no case before it goes through.' }),
  record: Type.Unknown({ description: 'As `readRecord` gives it of a finished game; or one that breaks a rule.' }),
  positions: Type.Array(Type.Unknown(), { description: 'What it leads to, up to the entry that breaks a rule.' }),
  error: Type.Optional(
    Type.Object({
      index: Type.Integer({ minimum: -1, description: 'The entry, from 0; -1 is the header.' }),
      rule: Type.String(),
    }),
  ),
  result: Type.Optional(Type.Unknown()),
})

const suiteSchema = Type.Object({
  format: Type.Literal('herald-conformance/1'),
  ruleset: Type.String(),
  version: Type.Integer(),
  pack: Type.String({ description: 'The fingerprint of the board and the pieces.' }),
  branches: Type.Array(Type.String(), { description: 'All that some case goes through.' }),
  cases: Type.Array(caseSchema),
})

export const conformanceRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { catalogue } = services.deps
  const { name, version, fingerprint } = catalogue.standards[0]!
  /** By rules; there are as many as suites. */
  const written = new Map<string, ReturnType<typeof madeOnce>>()

  app.get(
    '/rules/:ruleset/conformance',
    operation('readConformance', {
      summary: 'Records and positions that another engine is held against',
      description:
        'Numbered records of whole games, with the positions they lead to. It is large: keep it with its `ETag`.',
      params: Type.Object({ ruleset: Type.String({ maxLength: 40 }) }),
      querystring: Type.Object({
        version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
        pack: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answers: {
        200: {
          description: 'The whole suite.',
          schema: suiteSchema,
          headers: ['ETag'],
          example: {
            ...{ format: 'herald-conformance/1', ruleset: name, version, pack: fingerprint, branches: ['R-1/begun'] },
            cases: [{ number: 1, shows: ['R-1/begun'], record: { format: 'game/1', entries: [] }, positions: [{}] }],
          },
        },
        304: { description: 'It is as your If-None-Match says.', schema: null, headers: ['ETag'] },
      },
      fails: ['no-such-ruleset'],
    }),
    async (request, reply) => {
      const suite = await readConformance(catalogue, { ...request.params, ...request.query })
      if (!suite.ok) return told(reply, suite)
      const { ruleset, version, pack } = suite.value
      const key = `${ruleset}/${version}/${pack}`
      const send = written.get(key) ?? madeOnce('application/json; charset=utf-8', () => JSON.stringify(suite.value))
      written.set(key, send)
      return send(request, reply.serializer(String))
    },
  )
}
