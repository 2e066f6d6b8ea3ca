// The games this server plays, and their rules as data.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PRESETS } from '../../games/model/agreement.ts'
import { listRules, readRules } from '../../games/read/read-rules.ts'
import { ASKED_AGAIN, KEPT_FOR_A_DAY } from '../answers/keeping.ts'
import { examplesOf } from '../games/own-examples.ts'
import { oneOf, orNull } from '../games/schemas.ts'
import { told } from '../games/tell.ts'
import { operation } from '../operation.ts'
import { madeOnce } from '../pages/made-once.ts'
import { answersByKind, ofGame, shownAs } from '../reference/of-game.ts'
import type { Services } from '../services.ts'

const cardSchema = Type.Object(
  {
    ruleset: Type.String(),
    version: Type.Integer(),
    pack: Type.String({ description: 'The fingerprint of the board and the pieces.' }),
    seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
    colours: orNull(
      Type.Array(Type.String(), { description: 'The colour of each seat; null where people choose theirs.' }),
    ),
  },
  { title: 'RulesCard' },
)

const duration = orNull(Type.String({ description: 'ISO 8601; null for no limit.' }))
const paceSchema = Type.Object(
  {
    pace: oneOf(PRESETS),
    orders: duration,
    decisions: duration,
    grace: orNull(Type.String({ description: 'The one automatic extension.' })),
    extension: Type.String({ description: 'What a player who asks for more time gets.' }),
    usual: Type.Boolean({
      description: 'Agreed where nothing is said, and another person can sit down; alone with bots it is `none`.',
    }),
  },
  { title: 'Pace' },
)

const examplesSchema = Type.Object(
  {
    options: ofGame('options'),
    answers: answersByKind,
    draft: Type.Optional(ofGame('draft')),
    result: Type.Optional(ofGame('result')),
  },
  { description: 'One of each thing a player may send.' },
)

const rulesSchema = Type.Object(
  {
    ...cardSchema.properties,
    facts: ofGame('facts', { description: 'Board, pieces, options and words as data, to draw and play with.' }),
    examples: shownAs(examplesSchema),
    bots: Type.Array(Type.String()),
    standIn: Type.String({
      description: 'Which of them plays for somebody who stays away, where nothing else is agreed.',
    }),
    paces: Type.Array(paceSchema, { description: 'How fast a table may play: what `agreement.pace` may name.' }),
  },
  { title: 'Rules' },
)

export const rulesRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { catalogue } = services.deps
  const own = examplesOf(catalogue)
  /** By rules; there are as many as versions of games. */
  const written = new Map<string, ReturnType<typeof madeOnce>>()

  app.get(
    '/rules',
    operation('listRules', {
      summary: 'The games this server plays',
      answers: { 200: { description: 'All of them.', schema: Type.Array(cardSchema), example: [own.rulesCard] } },
    }),
    async () => listRules(catalogue),
  )

  app.get(
    '/rules/:ruleset',
    operation('readRules', {
      summary: 'A game’s board, pieces and words as data',
      description: 'What new games begin with; or, by `version` and `pack` of a card, what that game is played with.',
      params: Type.Object({ ruleset: Type.String({ maxLength: 40 }) }),
      querystring: Type.Object({
        version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
        pack: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answers: {
        200: {
          description: 'Enough to draw your own board and to write a bot.',
          schema: rulesSchema,
          examples: own.rulesByName,
          headers: ['ETag'],
        },
        304: { description: 'It is as your If-None-Match says.', schema: null, headers: ['ETag'] },
      },
      fails: ['no-such-ruleset'],
    }),
    async (request, reply) => {
      const rules = readRules(catalogue, { ...request.params, ...request.query })
      if (!rules.ok) return told(reply, rules)
      const { ruleset, version, pack } = rules.value
      const key = `${ruleset}/${version}/${pack}`
      const send = written.get(key) ?? madeOnce('application/json; charset=utf-8', () => JSON.stringify(rules.value))
      written.set(key, send)
      const isNamed = request.query.version !== undefined && request.query.pack !== undefined
      return send(request, reply.serializer(String), isNamed ? KEPT_FOR_A_DAY : ASKED_AGAIN)
    },
  )
}
