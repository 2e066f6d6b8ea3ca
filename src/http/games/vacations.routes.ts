// Vacations: days on which nobody's time runs out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { cancelVacation, listVacations, takeVacation } from '../../games/clock/vacations.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { day, vacationSchema } from './beside.schemas.ts'
import * as example from './examples.ts'
import { exact, id } from './schemas.ts'
import { done, told } from './tell.ts'

const vacationBody = Type.Object(
  { firstDay: day, lastDay: day },
  { ...exact, examples: [{ firstDay: example.vacation.firstDay, lastDay: example.vacation.lastDay }] },
)

export const vacationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services

  app.get(
    '/me/vacations',
    operation('listVacations', {
      summary: 'Your vacations that are not over',
      answers: {
        200: {
          description: 'By their first day.',
          schema: Type.Array(vacationSchema),
          example: [example.vacation],
        },
      },
    }),
    (request) => listVacations(deps, accountOf(request)),
  )

  app.post(
    '/me/vacations',
    operation('takeVacation', {
      summary: 'Be away for some days: time that you have for an answer does not run on them',
      description:
        'Up to 28 days a calendar year, none of them twice; up to 20 vacations and two years ahead. Your tables are told.',
      body: vacationBody,
      answers: { 201: { description: 'The vacation.', schema: vacationSchema, example: example.vacation } },
      fails: ['bad-field', 'too-much-vacation', 'too-many-vacations', 'too-busy'],
    }),
    async (request, reply) => {
      const taken = await takeVacation(deps, { ...request.body, account: accountOf(request) })
      if (taken.ok) reply.code(201)
      return told(reply, taken)
    },
  )

  app.delete(
    '/me/vacations/:vacation',
    operation('cancelVacation', {
      summary: 'Come back early, or do not go',
      description: 'Deadlines that have moved stay where they are, and the days stay taken.',
      params: Type.Object({ vacation: id }),
      body: null,
      answers: { 204: { description: 'You are not away then.', schema: null } },
      fails: ['no-such-vacation'],
    }),
    async (request, reply) => done(reply, await cancelVacation(deps, accountOf(request), request.params.vacation)),
  )
}
