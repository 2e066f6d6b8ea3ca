// Invitations to a table.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { checkAddress } from '../../accounts/model/fields.ts'
import { inviteByMail } from '../../games/letters/invite-by-mail.ts'
import { invite, listInvitations, readInvitation, withdrawInvitation } from '../../games/lobby/invite.ts'
import { operation } from '../operation.ts'
import { accountOf, readerOf } from '../plugins/caller.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { examplesOf } from './own-examples.ts'
import { cardSchema, exact, gameParams, id, moment } from './schemas.ts'
import { done, told } from './tell.ts'

const invitationSchema = Type.Object({ id: Type.String(), createdAt: moment }, { title: 'Invitation' })
const invitedSchema = Type.Object(
  {
    ...invitationSchema.properties,
    token: Type.String({ description: 'For the link to share; shown this once.' }),
  },
  { title: 'NewInvitation' },
)

export const invitationRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps } = services
  const own = examplesOf(deps.catalogue)

  app.post(
    '/games/:game/invitations',
    operation('invite', {
      summary:
        'Make an invitation: whoever has it may see the game and sit down, while a seat is free or a substitute is wanted',
      params: gameParams,
      body: null,
      answers: {
        201: {
          description: 'The invitation.',
          schema: invitedSchema,
          example: { ...example.invitation, token: 'b4'.repeat(24) },
        },
      },
      fails: ['no-such-game', 'not-the-host', 'game-begun', 'too-many-invitations'],
    }),
    async (request, reply) => {
      const invited = await invite(deps, request.params.game, accountOf(request))
      if (invited.ok) reply.code(201)
      return told(reply, invited)
    },
  )

  app.post(
    '/games/:game/invitations/mail',
    operation('inviteByMail', {
      summary: 'The same, and somebody who plays here gets it by mail',
      description:
        'The answer is the same for every address: pass the link on to whoever is not here yet. You need an address of your own, and have 20 mailed a day, one to each; nobody gets more than 10 a day.',
      params: gameParams,
      body: Type.Object({ email: Type.String() }, { ...exact, examples: [{ email: 'ben@example.org' }] }),
      answers: {
        201: {
          description: 'The invitation.',
          schema: invitedSchema,
          example: { ...example.invitation, token: 'b4'.repeat(24) },
        },
      },
      fails: [
        ...(['bad-field', 'no-such-game', 'not-the-host', 'game-begun', 'too-many-invitations'] as const),
        ...(['address-needed', 'too-many-mailed'] as const),
      ],
    }),
    async (request, reply) => {
      const email = checkAddress(request.body.email)
      if ('fault' in email)
        return sendProblem(reply, problem('bad-field', { detail: 'This is no address.', pointer: '/email' }))
      const wish = { game: request.params.game, host: accountOf(request), email: email.value }
      const invited = await inviteByMail(services.letters, wish)
      if (invited.ok) reply.code(201)
      return told(reply, invited)
    },
  )

  app.get(
    '/games/:game/invitations',
    operation('listInvitations', {
      summary: 'The game’s invitations',
      params: gameParams,
      answers: {
        200: { description: 'Oldest first.', schema: Type.Array(invitationSchema), example: [example.invitation] },
      },
      fails: ['no-such-game', 'not-the-host'],
    }),
    async (request, reply) => told(reply, await listInvitations(deps, request.params.game, accountOf(request))),
  )

  app.delete(
    '/games/:game/invitations/:invitation',
    operation('withdrawInvitation', {
      summary: 'Take an invitation back',
      params: Type.Object({ ...gameParams.properties, invitation: id }),
      body: null,
      answers: { 204: { description: 'It is good for nothing now.', schema: null } },
      fails: ['no-such-game', 'not-the-host', 'no-such-invitation'],
    }),
    async (request, reply) => {
      const { game, invitation } = request.params
      return done(reply, await withdrawInvitation(deps, game, accountOf(request), invitation))
    },
  )

  app.get(
    '/invitations/:token',
    operation('readInvitation', {
      summary: 'The game an invitation leads to',
      params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
      answers: { 200: { description: 'Its card.', schema: cardSchema, example: own.card } },
      fails: ['no-such-invitation'],
    }),
    async (request, reply) => told(reply, await readInvitation(deps, request.params.token, readerOf(request))),
  )
}
