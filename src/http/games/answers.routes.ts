// What players have to say: orders, instructions, decisions, each kind a resource of its own; and drafts to try out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { answerQuestion, type Receipt, readAnswers, withdrawAnswer } from '../../games/play/answer-question.ts'
import { previewDraft } from '../../games/play/preview-draft.ts'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import { problem, sendProblem } from '../problem.ts'
import { answersByKind, bodyOfGame, ofGame } from '../reference/of-game.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { examplesOf } from './own-examples.ts'
import { gameParams, lineSchema, moment, orNull, SEAL } from './schemas.ts'
import { ifMatchHeader, NO_TAG, seenIn } from './tag.ts'
import { told } from './tell.ts'

const kindParams = (kinds: readonly string[]) =>
  Type.Object({
    ...gameParams.properties,
    kind: Type.String({ maxLength: 40, description: `Such as ${kinds.join(', ')}.` }),
  })

const questionQuery = Type.Object({
  question: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The id of the question, as your view has it. An old one is refused with what is asked now (`not-asked`). May be left out with orders and the like, which say which round they are for, with instructions, and with If-Match (`question-needed` otherwise).',
    }),
  ),
})

/** A link from a letter knows its question. */
function questionIn({ query, params, caller }: FastifyRequest): { question?: string } {
  const { question } = query as { question?: string }
  const meant = question ?? caller?.only?.questionFor((params as { kind: string }).kind)
  return meant === undefined ? {} : { question: meant }
}

const warnings = Type.Array(Type.String(), { description: 'What of it can never come so, and will be passed over.' })

const receiptSchema = Type.Object(
  {
    seat: Type.Integer(),
    words: Type.Array(Type.String(), { description: 'What you handed in, in the language of Accept-Language.' }),
    places: Type.Array(Type.String(), { description: 'Where it leads, place after place, by their names.' }),
    warnings,
    seq: Type.Integer(),
    head: orNull(Type.String({ description: 'Of the log with this in it, as `Card` has it.' })),
    at: moment,
    seal: orNull(Type.String({ description: `Everybody sees it at once. ${SEAL}` })),
    salt: orNull(
      Type.String({
        description:
          'Everybody sees it when your answer is open, and can check the seal. Null where your decision led on to what you may not know yet: it is shown at the end.',
      }),
    ),
  },
  { title: 'Receipt' },
)

const previewSchema = Type.Object(
  {
    events: Type.Array(ofGame('event')),
    lines: Type.Array(
      Type.Object({
        ...lineSchema.properties,
        step: orNull(Type.String({ description: 'What the game calls the step it belongs to.' })),
      }),
    ),
    warnings,
  },
  { title: 'Preview' },
)

const receiptOf = ({ at, ...receipt }: Receipt) => ({ ...receipt, at: at.toISOString() })
const receipt = { description: 'A receipt.', schema: receiptSchema, example: example.receipt }

const OTHER_KIND = 'Its kind is another than the one of the address.'

const TO_MOVE = [
  ...(['no-such-game', 'not-at-the-table', 'game-not-begun', 'moved-on', 'game-parked', 'game-abandoned'] as const),
  ...(['no-such-answer', 'not-asked', 'question-needed'] as const),
] as const

export const answerRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services
  const own = examplesOf(deps.catalogue)
  const ofKind = kindParams(Object.keys(own.answers))

  app.get(
    '/games/:game/answers',
    operation('readAnswers', {
      summary: 'What you have handed in and may still change, by kind',
      params: gameParams,
      answers: {
        200: {
          description: 'Each as it would be sent again.',
          schema: answersByKind,
          example: Object.fromEntries(Object.entries(own.answers).slice(0, 1)),
        },
      },
      fails: ['no-such-game', 'not-at-the-table', 'game-not-begun', 'game-parked'],
    }),
    async (request, reply) => told(reply, await readAnswers(deps, request.params.game, accountOf(request))),
  )

  app.put(
    '/games/:game/answers/:kind',
    operation('giveAnswer', {
      summary: 'Say what you have to say: orders, instructions, a decision. The last one counts',
      description: 'What is asked of you, with every legal option, is in your view.',
      params: ofKind,
      querystring: questionQuery,
      headers: ifMatchHeader,
      body: bodyOfGame(
        'answer',
        'The fields of this kind of answer. Its kind may stand among them as `t`, as in a record; it is the one of the address.',
        own.everyAnswer,
      ),
      answers: { 200: receipt },
      fails: ['refused', 'too-many-changes', ...TO_MOVE],
    }),
    async (request, reply) => {
      const { game, kind } = request.params
      const { t = kind } = request.body as { t?: unknown }
      if (t !== kind) return sendProblem(reply, problem('not-understood', { detail: OTHER_KIND, pointer: '/t' }))
      const said = { game, kind, answer: request.body, account: accountOf(request), locale: localeOf(request) }
      const seen = seenIn(request.headers['if-match'])
      if (!seen) return sendProblem(reply, NO_TAG)
      const about = { ...questionIn(request), ...seen }
      const given = await answerQuestion(deps, { ...said, ...about })
      return told(reply, given, receiptOf)
    },
  )

  app.delete(
    '/games/:game/answers/:kind',
    operation('withdrawAnswer', {
      summary: 'Take an answer back, while that is allowed',
      params: ofKind,
      querystring: questionQuery,
      headers: ifMatchHeader,
      body: null,
      answers: { 200: receipt },
      fails: ['refused', 'no-taking-back', 'too-many-changes', ...TO_MOVE],
    }),
    async (request, reply) => {
      const said = { ...request.params, account: accountOf(request), locale: localeOf(request) }
      const seen = seenIn(request.headers['if-match'])
      if (!seen) return sendProblem(reply, NO_TAG)
      const about = { ...questionIn(request), ...seen }
      const withdrawn = await withdrawAnswer(deps, { ...said, ...about })
      return told(reply, withdrawn, receiptOf)
    },
  )

  app.post(
    '/games/:game/preview',
    operation('previewDraft', {
      summary: 'What a draft, and guesses for others, would lead to from what you may know; nothing is stored',
      params: gameParams,
      body: bodyOfGame('draft', 'What the game calls a draft.', own.drafts),
      answers: {
        200: {
          description: 'What would happen as things stand: event by event, and in the language of Accept-Language.',
          schema: previewSchema,
          example: { events: [own.told.event], lines: [{ ...example.line, step: 'placing' }], warnings: [] },
        },
      },
      fails: ['refused', 'no-such-game', 'not-at-the-table', 'game-not-begun', 'game-parked', 'no-preview'],
    }),
    async (request, reply) => {
      const draft = { game: request.params.game, account: accountOf(request), draft: request.body }
      return told(reply, await previewDraft(deps, { ...draft, locale: localeOf(request) }))
    },
  )
}
