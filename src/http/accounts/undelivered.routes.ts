// Letters that somebody should have got and did not.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { listUndelivered } from '../../games/letters/undelivered.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'

const moment = Type.String({ format: 'date-time' })
const undelivered = Type.Object(
  {
    game: Type.String(),
    kind: Type.String({ description: 'What it would have told you of.' }),
    occasion: Type.String({ description: 'Which of its kind: a round, a question.' }),
    state: Type.String({
      description: 'failed: refused; bounced: accepted, and came back; skipped: letters are stopped.',
    }),
    reason: Type.String({ description: 'What your mail server said.' }),
    attempts: Type.Integer(),
    writtenAt: moment,
  },
  { title: 'Undelivered' },
)

const example = {
  ...{ game: '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10', kind: 'round-over', occasion: '3', state: 'failed', attempts: 1 },
  ...{ reason: '550 No such mailbox', writtenAt: '2027-03-01T18:30:00.000Z' },
}

export const undeliveredRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/me/letters',
    operation('listUndelivered', {
      summary: 'Letters of the last 30 days that could not be delivered to you',
      answers: { 200: { description: 'The newest first.', schema: Type.Array(undelivered), example: [example] } },
    }),
    async (request) => {
      const letters = await listUndelivered(services.letters, accountOf(request))
      return letters.map(({ game, kind, occasion, state, answer, attempts, createdAt }) => ({
        ...{ game, kind, occasion, state, attempts },
        reason: answer ?? '',
        writtenAt: createdAt.toISOString(),
      }))
    },
  )
}
