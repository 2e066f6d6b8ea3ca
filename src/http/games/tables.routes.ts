// Tables: open one, find one, sit down, get up, begin.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { giveNonce } from '../../games/lobby/give-nonce.ts'
import { joinGame } from '../../games/lobby/join-game.ts'
import { leaveGame } from '../../games/lobby/leave-game.ts'
import { CARDS_A_PAGE, listGames, MOST_LISTED } from '../../games/lobby/list-games.ts'
import { openGame } from '../../games/lobby/open-game.ts'
import { startWithBots } from '../../games/lobby/start-game.ts'
import { ACCESS } from '../access.ts'
import { sourceOf } from '../accounts/sign-in/source.ts'
import { KEPT_BY_RECEIVER } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import { operation } from '../operation.ts'
import { accountOf, readerOf } from '../plugins/caller.ts'
import { problem, sendProblem } from '../problem.ts'
import { ofGame } from '../reference/of-game.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { examplesOf } from './own-examples.ts'
import * as shape from './schemas.ts'
import { tagOfText } from './tag.ts'
import { done, told } from './tell.ts'

const openBody = (example: unknown) =>
  Type.Object(
    {
      ruleset: Type.String(),
      title: Type.String(),
      options: ofGame('options', { description: 'The game’s own: see /v1/rules/{ruleset}.' }),
      visibility: Type.Optional(shape.oneOf(['public', 'unlisted', 'private'])),
      agreement: Type.Optional(shape.agreementWish),
      bots: Type.Optional(
        Type.Array(Type.String(), { maxItems: 10, description: 'Bots that take the last seats at once.' }),
      ),
      colour: Type.Optional(shape.colour),
    },
    { ...shape.exact, examples: [example] },
  )

const joinBody = (example: unknown) =>
  Type.Object(
    {
      nonce: Type.Optional(shape.nonce),
      seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: 'The first free one if left out.' })),
      colour: Type.Optional(shape.colour),
      invitation: Type.Optional(Type.String({ maxLength: 100, description: 'The token of an invitation.' })),
    },
    { ...shape.exact, examples: [example] },
  )

const startBody = (bot: string) =>
  Type.Object(
    { bot: Type.Optional(Type.String({ description: 'The game’s own stand-in, if left out.' })) },
    { ...shape.exact, examples: [{ bot }] },
  )

const listQuery = Type.Object({
  which: Type.Optional(shape.oneOf(['mine', 'open', 'running', 'finished', 'substitutes'], { default: 'open' })),
  ruleset: Type.Optional(Type.String({ maxLength: 40, description: 'Only tables of this game; of all, if left out.' })),
  cursor: Type.Optional(Type.String({ description: 'The `next` of the page before.' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_LISTED, default: CARDS_A_PAGE, description: 'So many at a time.' }),
  ),
  status: Type.Optional(
    shape.oneOf(['open', 'running', 'parked', 'finished', 'abandoned', 'over', 'all'], {
      description:
        'With `which=mine`: only those; `over` is finished or abandoned. Those that are not over, if left out.',
    }),
  ),
  waiting: Type.Optional(Type.Boolean({ description: 'With `which=mine`: only those that wait for you.' })),
})

/** Which of these words are about one's own games alone. */
const OF_MINE = ['status', 'waiting'] as const

export const tableRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services
  const own = examplesOf(deps.catalogue)

  app.post(
    '/games',
    operation('openGame', {
      summary: 'Open a game and take its first seat',
      description:
        'The answer commits the server to its part of all chance: give yours next, with PUT /games/{game}/nonce. It starts when all seats are taken and everybody has.',
      headers: shape.idempotencyHeader,
      body: openBody(own.openBody),
      answers: {
        201: {
          description: 'The game’s id, and the commitment to its chance.',
          schema: Type.Object({ game: Type.String(), commitment: Type.String() }),
          example: example.opened,
          headers: ['Location'],
        },
      },
      fails: [
        ...(['refused', 'no-such-ruleset', 'bad-title', 'bad-field'] as const),
        ...(['no-such-bot', 'too-many-bots', 'no-programs', 'key-used', 'too-many-tables', 'signed-out'] as const),
      ],
    }),
    async (request, reply) => {
      const { visibility = 'public', ...opening } = request.body
      const key = request.headers['idempotency-key']
      const wish = {
        ...opening,
        visibility,
        host: accountOf(request),
        source: sourceOf(services, request.ip),
        ...(key !== undefined && { key }),
      }
      const opened = await openGame(deps, wish)
      if (!opened.ok) return told(reply, opened)
      return reply.code(201).header('location', `/v1/games/${opened.value.game}`).send(opened.value)
    },
  )

  app.get(
    '/games',
    operation('listGames', {
      summary: 'Games: yours, or the public ones that are open, running, finished, or want a substitute; newest first',
      querystring: listQuery,
      headers: Type.Object({ 'if-none-match': Type.Optional(Type.String()) }),
      answers: {
        200: {
          description: 'A page of them. The ETag changes when any of it does.',
          schema: Type.Object({ games: Type.Array(shape.cardSchema), next: shape.orNull(Type.String()) }),
          example: { games: [own.card], next: null },
          headers: ['ETag'],
        },
        304: { description: 'It is as your If-None-Match says.', schema: null, headers: ['ETag'] },
      },
    }),
    async (request, reply) => {
      const wanted = { which: 'open' as const, ...request.query }
      const alien = wanted.which === 'mine' ? undefined : OF_MINE.find((word) => wanted[word] !== undefined)
      if (alien)
        return sendProblem(
          reply,
          problem('not-understood', { detail: `querystring/${alien} is for which=mine`, pointer: `/${alien}` }),
        )
      const reader = readerOf(request)
      if (wanted.which === 'mine' && reader === null) return sendProblem(reply, problem('no-token'))
      const text = JSON.stringify(await listGames(deps, wanted, reader))
      const tag = tagOfText(text)
      reply.header('etag', tag).header('cache-control', KEPT_BY_RECEIVER)
      if (isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').serializer(String).send(text)
    },
  )

  app.post(
    '/games/:game/seats',
    operation('joinGame', {
      summary: 'Take a seat; the game starts by itself when the table is full and everybody has given a nonce',
      description: 'A nonce that is not sent here can be given later, with PUT /games/{game}/nonce.',
      params: shape.gameParams,
      body: joinBody(own.joinBody),
      answers: {
        201: { description: 'Your seat.', schema: Type.Object({ seat: Type.Integer() }), example: { seat: 1 } },
      },
      fails: [
        ...(['no-such-game', 'already-at-the-table', 'game-begun', 'table-full', 'seat-taken'] as const),
        ...(['colour-taken', 'bad-field', 'bad-nonce', 'no-programs', 'signed-out'] as const),
      ],
    }),
    async (request, reply) => {
      const { game } = request.params
      const joined = await joinGame(deps, { ...request.body, game, account: accountOf(request) })
      if (!joined.ok) return told(reply, joined)
      return reply.code(201).send({ seat: joined.value })
    },
  )

  app.put(
    '/games/:game/nonce',
    operation('giveNonce', {
      summary: 'Give your part of all chance, having seen the commitment',
      description:
        'Once, while the game has not begun; the same again is the same answer. Whoever gives none within a minute after the table is full has no part.',
      params: shape.gameParams,
      body: Type.Object({ nonce: shape.nonce }, { ...shape.exact, examples: [{ nonce: example.givenNonce.nonce }] }),
      answers: {
        200: {
          description: 'What the server had committed to, and what you gave: keep both, to check the proof with.',
          schema: Type.Object({ commitment: Type.String(), nonce: Type.String() }),
          example: example.givenNonce,
        },
      },
      fails: ['no-such-game', 'not-at-the-table', 'game-begun', 'nonce-given', 'bad-nonce'],
    }),
    async (request, reply) => {
      const { game } = request.params
      return told(reply, await giveNonce(deps, { game, nonce: request.body.nonce, account: accountOf(request) }))
    },
  )

  app.delete(
    '/games/:game/seats/mine',
    operation('leaveGame', {
      summary: 'Get up again, while the game has not begun',
      description: 'When the host does, the table goes; that takes `manage`.',
      params: shape.gameParams,
      body: null,
      answers: { 204: { description: 'You have left.', schema: null } },
      fails: ['no-such-game', 'not-at-the-table', 'game-begun'],
    }),
    async (request, reply) => {
      const [{ game }, account] = [request.params, accountOf(request)]
      const mayEnd = request.caller!.scopes.includes(ACCESS.leaveGame.ofHost)
      if (!mayEnd && (await deps.store.read(game))?.file.host === account)
        return sendProblem(
          reply,
          problem('scope', { detail: 'With its host a table goes: that takes the scope "manage".' }),
        )
      return done(reply, await leaveGame(deps, game, account))
    },
  )

  app.post(
    '/games/:game/start',
    operation('startGame', {
      summary: 'Start now, with bots in the free seats',
      params: shape.gameParams,
      body: startBody(own.standIn),
      answers: { 204: { description: 'The game has begun.', schema: null } },
      fails: ['no-such-game', 'not-the-host', 'game-begun', 'no-such-bot'],
    }),
    async (request, reply) => {
      const { game } = request.params
      const started = await startWithBots(deps, game, accountOf(request), request.body.bot)
      return done(reply, started)
    },
  )
}
