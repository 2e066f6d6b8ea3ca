// Tickets for those who cannot send a token with a stream.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { exact, id, moment } from '../games/schemas.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'

const GAME = '5f0c2a5e-8a54-4f3a-9d0a-0c3f8f1f2b11'

export const ticketRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/stream-tickets',
    operation('openStreamTicket', {
      summary: 'A ticket that opens one stream, once, within a minute: for EventSource, which sends no token',
      description: `Give it as \`ticket\` in the address of \`GET /v1/me/stream\`, or of \`GET /v1/games/{game}/stream\` where it names
that game. The stream ends with the token that the ticket was made with. To come again takes another ticket: say with \`since\` where you were.`,
      body: Type.Object(
        { game: Type.Optional({ ...id, description: 'Whose stream it is for; all your games’, if left out.' }) },
        { ...exact, examples: [{ game: GAME }, {}] },
      ),
      answers: {
        201: {
          description: 'The ticket.',
          schema: Type.Object({ ticket: Type.String(), expiresAt: moment }),
          example: { ticket: 'eyJhbGciOi…', expiresAt: '2026-03-01T19:00:00.000Z' },
        },
      },
    }),
    async (request, reply) => {
      const { credential, countedAs, expires, scopes, games = [] } = request.caller!
      const { game = null } = request.body
      // A link from a letter is no token: it stands for one answer, and for that game's stream by itself.
      if (!credential) return sendProblem(reply, problem('scope'))
      if (!scopes.includes('read') && !(game !== null && games.includes(game)))
        return sendProblem(reply, problem('scope', { detail: 'This token is for one game: name it.' }))
      return reply.code(201).send(app.streamTickets.sign({ credential, countedAs, expires, game }))
    },
  )
}
