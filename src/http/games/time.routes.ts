// Time at a table: more of it, a pause of all, and who plays on for somebody who stays away.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { extendDeadline } from '../../games/clock/extend-deadline.ts'
import { endPause, wishPause } from '../../games/clock/pause.ts'
import { takeOfferedSeat } from '../../games/lobby/take-offered-seat.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { exact, gameParams, moment, orNull } from './schemas.ts'
import { told } from './tell.ts'

const pauseSchema = Type.Object(
  {
    pausedUntil: orNull(Type.String({ format: 'date-time', description: 'Null while the table does not pause.' })),
    wishes: Type.Array(Type.Integer(), { description: 'Seats that wish for a pause.' }),
  },
  { title: 'Pause' },
)
const pauseAnswers = {
  200: { description: 'As it is now.', schema: pauseSchema, example: { pausedUntil: null, wishes: [0] } },
}
const atTable = ['no-such-game', 'not-at-the-table', 'game-not-begun', 'game-parked', 'game-abandoned'] as const

const seatParams = Type.Object({
  ...gameParams.properties,
  seat: Type.Integer({ minimum: 0, maximum: 9 }),
})
const substituteBody = Type.Object(
  {
    invitation: Type.Optional(
      Type.String({ maxLength: 100, description: 'The token of an invitation: private games are found by it.' }),
    ),
  },
  { ...exact, examples: [{}] },
)

export const timeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services

  app.post(
    '/games/:game/extensions',
    operation('extendDeadline', {
      summary: 'Give everybody more time, as often as is agreed',
      description: 'Asked for again while the same is due, it counts once.',
      params: gameParams,
      body: null,
      answers: {
        200: {
          description: 'When it is due now, and how often you may still ask.',
          schema: Type.Object({ dueAt: moment, left: Type.Integer() }),
          example: { dueAt: example.dueAt, left: 1 },
        },
      },
      fails: [...atTable, 'no-deadline', 'no-extensions-left'],
    }),
    async (request, reply) => told(reply, await extendDeadline(deps, request.params.game, accountOf(request))),
  )

  app.put(
    '/games/:game/pause',
    operation('wishPause', {
      summary: 'Wish for a pause; the table pauses when all people at it do',
      description: 'It ends by itself after 14 days, and whenever somebody ends it.',
      params: gameParams,
      body: null,
      answers: pauseAnswers,
      fails: [...atTable, 'no-deadline'],
    }),
    async (request, reply) => told(reply, await wishPause(deps, request.params.game, accountOf(request))),
  )

  app.delete(
    '/games/:game/pause',
    operation('endPause', {
      summary: 'Take your wish for a pause back, or end the pause',
      params: gameParams,
      body: null,
      answers: pauseAnswers,
      fails: [...atTable, 'no-deadline'],
    }),
    async (request, reply) => told(reply, await endPause(deps, request.params.game, accountOf(request))),
  )

  app.post(
    '/games/:game/seats/:seat/substitute',
    operation('takeOfferedSeat', {
      summary: 'Play on for somebody who stays away, where a substitute is wanted',
      description: 'From then on you see what that seat may see.',
      params: seatParams,
      body: substituteBody,
      answers: {
        201: { description: 'Your seat.', schema: Type.Object({ seat: Type.Integer() }), example: { seat: 1 } },
      },
      fails: [
        ...(['no-such-game', 'game-not-begun', 'game-parked', 'game-abandoned'] as const),
        ...(['already-at-the-table', 'seat-not-offered', 'no-programs', 'signed-out'] as const),
      ],
    }),
    async (request, reply) => {
      const taken = await takeOfferedSeat(deps, {
        ...request.params,
        ...request.body,
        account: accountOf(request),
      })
      if (taken.ok) reply.code(201)
      return told(reply, taken, (seat) => ({ seat }))
    },
  )
}
