// Games: open, read, join, leave, start, and what players have to say. Translate in, call one verb, translate out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { answerQuestion } from '../../games/answer-question.ts'
import type { Outcome } from '../../games/failure.ts'
import { joinGame } from '../../games/join-game.ts'
import { leaveGame } from '../../games/leave-game.ts'
import { listGames } from '../../games/list-games.ts'
import { openGame } from '../../games/open-game.ts'
import { previewDraft } from '../../games/preview-draft.ts'
import { checkLog, readHistory, readProof, readRecord, readView } from '../../games/read-game.ts'
import { readPicture } from '../../games/read-picture.ts'
import { startWithBots } from '../../games/start-game.ts'
import { accountOf } from '../plugins/caller.ts'
import { problemOf, problemSchema, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shape from './games.schemas.ts'

const tags = ['games']
const problems = <S extends number>(...codes: S[]) =>
  Object.fromEntries(codes.map((code) => [code, problemSchema])) as Record<S, typeof problemSchema>
const bearer = [{ bearer: [] }]

const told = <T>(reply: FastifyReply, outcome: Outcome<T>, translate: (value: T) => unknown = (value) => value) =>
  outcome.ok ? translate(outcome.value) : sendProblem(reply, problemOf(outcome.failure))

export const gameRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { tools } = services

  app.post(
    '/games',
    {
      config: { access: 'manage' },
      schema: {
        tags,
        security: bearer,
        operationId: 'openGame',
        summary: 'Open a game and take its first seat',
        body: shape.openBody,
        response: { 201: shape.openedSchema, ...problems(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { visibility = 'public', nonce = '', ...opening } = request.body
      const opened = await openGame(tools, { ...opening, visibility, nonce, host: accountOf(request) })
      if (opened.ok) reply.code(201).header('location', `/v1/games/${opened.value.game}`)
      return told(reply, opened) as never
    },
  )

  app.get(
    '/games',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'listGames',
        summary: 'Games: mine, or the public ones that are open, running or finished; newest first',
        querystring: shape.listQuery,
        response: { 200: shape.pageSchema, ...problems(400, 401) },
      },
    },
    async (request) => {
      const { which = 'open', cursor } = request.query
      return (await listGames(tools, which, request.caller?.account ?? null, cursor)) as never
    },
  )

  app.get(
    '/games/:game',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'readGame',
        summary: 'A game as you may know it',
        params: shape.gameParams,
        response: { 200: shape.viewSchema, 304: Type.Null(), ...problems(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const read = await readView(tools, request.params.game, request.caller?.account ?? null)
      if (!read.ok) return told(reply, read) as never
      const { card, viewer } = read.value
      const tag = `"${card.seq}-${card.seats.length}-${viewer}"`
      reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send(null)
      return read.value as never
    },
  )

  app.post(
    '/games/:game/seats',
    {
      config: { access: 'play' },
      schema: {
        tags,
        security: bearer,
        operationId: 'joinGame',
        summary: 'Take a seat; the game starts by itself when the table is full',
        params: shape.gameParams,
        body: shape.joinBody,
        response: { 201: shape.joinedSchema, ...problems(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { game } = request.params
      const joined = await joinGame(tools, { game, account: accountOf(request), nonce: request.body.nonce ?? '' })
      if (joined.ok) reply.code(201)
      return told(reply, joined, (seat) => ({ seat })) as never
    },
  )

  app.delete(
    '/games/:game/seats/mine',
    {
      config: { access: 'play' },
      schema: {
        tags,
        security: bearer,
        operationId: 'leaveGame',
        summary: 'Get up again, while the game has not begun',
        params: shape.gameParams,
        response: { 204: Type.Null(), ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const left = await leaveGame(tools, request.params.game, accountOf(request))
      return left.ok ? reply.code(204).send(null) : (told(reply, left) as never)
    },
  )

  app.post(
    '/games/:game/start',
    {
      config: { access: 'manage' },
      schema: {
        tags,
        security: bearer,
        operationId: 'startGame',
        summary: 'Start now, with bots in the free seats (host only)',
        params: shape.gameParams,
        body: shape.startBody,
        response: { 204: Type.Null(), ...problems(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { game } = request.params
      const started = await startWithBots(tools, game, accountOf(request), request.body.bot ?? 'regent')
      return started.ok ? reply.code(204).send(null) : (told(reply, started) as never)
    },
  )

  app.put(
    '/games/:game/answers/:kind',
    {
      config: { access: 'play' },
      schema: {
        tags,
        security: bearer,
        operationId: 'answer',
        summary: 'Say what you have to say: orders, instructions, a decision. The last one counts',
        params: Type.Object({ ...shape.gameParams.properties, kind: Type.String() }),
        body: Type.Object(
          {},
          { additionalProperties: true, description: 'The fields of this kind of answer, without its kind.' },
        ),
        response: { 200: shape.receiptSchema, ...problems(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { game, kind } = request.params
      const command = { ...request.body, t: kind }
      const receipt = await answerQuestion(tools, { game, account: accountOf(request), command })
      return told(reply, receipt, (value) => ({ ...value, at: value.at.toISOString() })) as never
    },
  )

  app.post(
    '/games/:game/preview',
    {
      config: { access: 'play' },
      schema: {
        tags,
        security: bearer,
        operationId: 'previewDraft',
        summary: 'What draft orders, and guesses for others, would lead to from what you may know; nothing is stored',
        params: shape.gameParams,
        body: Type.Object({}, { additionalProperties: true, description: 'orders, and if you wish guesses by seat.' }),
        response: { 200: Type.Array(Type.Unknown()), ...problems(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { game } = request.params
      return told(reply, await previewDraft(tools, { game, account: accountOf(request), draft: request.body })) as never
    },
  )

  app.get(
    '/games/:game/events',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'readEvents',
        summary: 'What has happened since an event, as you may know it',
        params: shape.gameParams,
        querystring: shape.sinceQuery,
        response: { 200: shape.historySchema, ...problems(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const history = await readHistory(
        tools,
        request.params.game,
        request.caller?.account ?? null,
        request.query.since,
      )
      return told(reply, history, (events) => events.map((one) => ({ ...one, at: one.at.toISOString() }))) as never
    },
  )

  app.get(
    '/games/:game/board.svg',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'drawGame',
        summary: 'The board as a picture, as you may know it, now or after any event',
        params: shape.gameParams,
        querystring: shape.pictureQuery,
        produces: ['image/svg+xml'],
        response: { 200: Type.String(), ...problems(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      const { at, locale = 'en' } = request.query
      const account = request.caller?.account ?? null
      const drawn = await readPicture(tools, {
        game: request.params.game,
        account,
        locale,
        ...(at !== undefined && { at }),
      })
      if (drawn.ok) reply.type('image/svg+xml').header('cache-control', 'private, no-cache')
      return told(reply, drawn) as never
    },
  )

  const readings = [
    ['record', 'readRecord', 'The game’s record: all of it after the end, your part before', readRecord],
    ['proof', 'readProof', 'What a finished game is verified with', readProof],
  ] as const
  for (const [path, operationId, summary, read] of readings)
    app.get(
      `/games/:game/${path}`,
      {
        config: { access: 'anybody' },
        schema: {
          tags,
          operationId,
          summary,
          params: shape.gameParams,
          response: { 200: Type.Unknown(), ...problems(400, 401, 404, 409) },
        },
      },
      async (request, reply) =>
        told<unknown>(reply, await read(tools, request.params.game, request.caller?.account ?? null)) as never,
    )

  app.get(
    '/games/:game/check',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'checkGame',
        summary: 'Walk the whole log and check its chain',
        params: shape.gameParams,
        response: { 200: shape.checkSchema, ...problems(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const checked = await checkLog(tools, request.params.game, request.caller?.account ?? null)
      return told(reply, checked) as never
    },
  )
}
