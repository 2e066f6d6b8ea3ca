// What has happened: event by event, round by round, as a record and as a proof.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { checkLog } from '../../games/read/finished/check-log.ts'
import { readFigures } from '../../games/read/finished/read-figures.ts'
import { readProof } from '../../games/read/finished/read-proof.ts'
import { readRecord } from '../../games/read/finished/read-record.ts'
import { MOST_EVENTS, readHistory } from '../../games/read/read-history.ts'
import { MOST_PAGES, readLog } from '../../games/read/read-log.ts'
import { listRounds, readRound } from '../../games/read/read-rounds.ts'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { readerOf } from '../plugins/caller.ts'
import { ofGame, shownAs } from '../reference/of-game.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { examplesOf } from './own-examples.ts'
import { proofSchema } from './proof.schema.ts'
import { gameParams, HEAD, lineSchema, moment, orNull, SEAL, toldSchema } from './schemas.ts'
import { told } from './tell.ts'

const roundCard = Type.Object(
  {
    round: Type.Integer(),
    from: Type.Integer({ description: 'The number of its first event,' }),
    to: Type.Integer({ description: 'and of its last so far.' }),
  },
  { title: 'RoundCard' },
)
const roundSchema = Type.Object(
  {
    ...roundCard.properties,
    before: ofGame('view', { orNull: true, description: 'The position before it; null for the first.' }),
    after: ofGame('view', { description: 'The position after it.' }),
    steps: Type.Array(
      Type.Object({
        step: orNull(Type.String()),
        events: Type.Array(toldSchema),
        lines: Type.Array(lineSchema, { description: 'The same in words, in the language of Accept-Language.' }),
        view: Type.Optional(ofGame('view', { description: 'The position after this step, with views=true.' })),
      }),
    ),
  },
  { title: 'Round' },
)

const pageSchema = Type.Object(
  {
    after: Type.Integer({ description: 'How many events came before.' }),
    count: Type.Integer({ description: 'How many it holds.' }),
    at: moment,
    by: orNull(Type.Integer({ description: 'The seat that said it; null when the rules carried on.' })),
    seal: orNull(Type.String({ description: SEAL })),
    head: orNull(Type.String({ description: HEAD })),
    salt: Type.Optional(Type.String({ description: 'When all of the page is open to you,' })),
    schema: Type.Optional(Type.Integer({ description: 'the number of the shape its events were written in,' })),
    events: Type.Optional(Type.Array(ofGame('event'), { description: 'and what it holds, as it was sealed.' })),
  },
  { title: 'LogPage' },
)

const figuresSchema = Type.Object(
  {
    rounds: Type.Array(
      Type.Object({
        round: Type.Integer(),
        figures: Type.Record(Type.String(), Type.Array(Type.Integer()), {
          description: 'By the game’s own words, each by seat.',
        }),
        others: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()), {
          description: 'Of whatever plays along without a seat, by its name.',
        }),
      }),
    ),
  },
  { title: 'Figures' },
)

export const historyRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services
  const own = examplesOf(deps.catalogue)

  app.get(
    '/games/:game/events',
    operation('readEvents', {
      summary: 'What has happened since an event, as you may know it',
      description: `What was secret and has been revealed since is told in full, with its salt. Up to ${MOST_EVENTS} events: ask again from the last.`,
      params: gameParams,
      querystring: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e9, default: 0 })) }),
      answers: {
        200: { description: 'Oldest first.', schema: Type.Array(toldSchema), example: [own.told] },
      },
      fails: ['no-such-game', 'game-parked'],
    }),
    async (request, reply) =>
      told(reply, await readHistory(deps, request.params.game, readerOf(request), request.query.since)),
  )

  app.get(
    '/games/:game/log',
    operation('readLog', {
      summary: 'The log page by page: every seal and head, and what opens the pages that you may know all of',
      description: `Anybody can check the chain while the game runs. The first head is SHA-256 of the game’s id. Up to ${MOST_PAGES} pages: ask again from where they end.`,
      params: gameParams,
      querystring: Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e9, default: 0 })) }),
      answers: {
        200: { description: 'Oldest first.', schema: Type.Array(pageSchema), example: [example.page] },
      },
      fails: ['no-such-game', 'game-parked'],
    }),
    async (request, reply) =>
      told(reply, await readLog(deps, request.params.game, readerOf(request), request.query.since)),
  )

  app.get(
    '/games/:game/rounds',
    operation('listRounds', {
      summary: 'The rounds so far',
      params: gameParams,
      answers: {
        200: { description: 'Oldest first.', schema: Type.Array(roundCard), example: [example.round] },
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked'],
    }),
    async (request, reply) => told(reply, await listRounds(deps, request.params.game, readerOf(request))),
  )

  app.get(
    '/games/:game/rounds/:round',
    operation('readRound', {
      summary: 'A round step by step, as you may know it',
      params: Type.Object({ ...gameParams.properties, round: Type.Integer({ minimum: 1, maximum: 1000 }) }),
      querystring: Type.Object({ views: Type.Optional(Type.Boolean({ default: false })) }),
      answers: {
        200: {
          description: 'Positions before and after, and what happened between.',
          schema: roundSchema,
          example: {
            ...{ ...example.round, before: null, after: own.position },
            steps: [{ step: 'revealed', events: [own.told], lines: [example.line] }],
          },
        },
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked', 'no-such-round'],
    }),
    async (request, reply) => {
      const wish = { ...request.params, ...request.query, reader: readerOf(request), locale: localeOf(request) }
      return told(reply, await readRound(deps, wish))
    },
  )

  app.get(
    '/games/:game/record',
    operation('readRecord', {
      summary: 'The game’s record: all of it after the end, your part before',
      params: gameParams,
      answers: {
        200: {
          description: 'What people and chance decided; the rules lead from it to every position.',
          schema: ofGame('record'),
          example: own.record,
        },
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked'],
    }),
    async (request, reply) => told(reply, await readRecord(deps, request.params.game, readerOf(request))),
  )

  app.get(
    '/games/:game/proof',
    operation('readProof', {
      summary:
        'What a finished game is verified with: secret, nonces, record, result, and the whole log with its salts',
      params: gameParams,
      answers: {
        200: {
          description: 'For `herald verify`, or any program that can compute SHA-256: docs/verify.md says how.',
          schema: shownAs(proofSchema),
          example: own.proof,
        },
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked', 'game-not-over'],
    }),
    async (request, reply) => told(reply, await readProof(deps, request.params.game, readerOf(request))),
  )

  app.get(
    '/games/:game/figures',
    operation('readFigures', {
      summary: 'A finished game in figures, round by round: for graphs',
      params: gameParams,
      answers: {
        200: {
          description: 'Positions at the end of each round, the oldest first; the last one is the end of the game.',
          schema: figuresSchema,
          example: { rounds: [{ round: 1, figures: { points: [3, 5] }, others: {} }] },
        },
      },
      fails: ['no-such-game', 'game-not-begun', 'game-parked', 'game-not-over'],
    }),
    async (request, reply) =>
      told(reply, await readFigures(deps, request.params.game, readerOf(request)), (rounds) => ({ rounds })),
  )

  app.get(
    '/games/:game/check',
    operation('checkGame', {
      summary: 'Walk the whole log and check its chain',
      params: gameParams,
      answers: {
        200: {
          description: 'Its length and head, and the event after which they do not fit: null when all is well.',
          schema: Type.Object({
            seq: Type.Integer(),
            head: orNull(Type.String()),
            brokenAfter: orNull(Type.Integer()),
          }),
          example: { seq: 12, head: example.head, brokenAfter: null },
        },
      },
      fails: ['no-such-game'],
    }),
    async (request, reply) => told(reply, await checkLog(deps, request.params.game, readerOf(request))),
  )
}
