// Where one is signed in: sessions listed, ended one by one or all at once, and confirmed.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { endSession } from '../../../accounts/sessions/end-session.ts'
import { listSessions } from '../../../accounts/sessions/list-sessions.ts'
import { signOut, signOutEverywhere } from '../../../accounts/sessions/sign-out.ts'
import { confirmSession } from '../../../accounts/sign-in/confirm-session.ts'
import { operation } from '../../operation.ts'
import { accountOf, sessionOf } from '../../plugins/caller.ts'
import type { Services } from '../../services.ts'
import * as example from '../examples.ts'
import * as shape from '../schemas.ts'
import { done } from '../tell.ts'
import { noteFailures } from './note-failures.ts'

/** `signIns` limits how often a minute one address may try. */
interface Settings {
  services: Services
  signIns: number
}

export const sessionRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts } = services
  const note = noteFailures(services)
  const farewell = { 204: { description: 'Signed out.', schema: null } }

  app.get(
    '/sessions',
    operation('listSessions', {
      summary: 'Where you are signed in',
      answers: {
        200: {
          description: 'The oldest first.',
          schema: Type.Array(shape.sessionCard),
          example: [example.sessionCard],
        },
      },
    }),
    (request) => listSessions(accounts, sessionOf(request)),
  )

  app.delete(
    '/sessions',
    operation('signOutEverywhere', {
      summary: 'Sign out everywhere; access tokens end at once, and all that was let in; personal access tokens stay',
      body: null,
      answers: farewell,
    }),
    async (request, reply) => done(reply, await signOutEverywhere(accounts, { account: accountOf(request) })),
  )

  app.delete(
    '/sessions/current',
    operation('signOut', { summary: 'Sign out here', body: null, answers: farewell }),
    async (request, reply) => done(reply, await signOut(accounts, sessionOf(request))),
  )

  app.delete(
    '/sessions/:session',
    operation('endSession', {
      summary: 'Sign out one of your sessions',
      params: shape.sessionParams,
      body: null,
      answers: farewell,
      fails: ['no-such-session'],
    }),
    async (request, reply) =>
      done(reply, await endSession(accounts, { account: accountOf(request), session: request.params.session })),
  )

  const confirming = operation('confirmSession', {
    summary: 'Show that it is you, with your password',
    description:
      'For ten minutes this session may do what asks for it (`x-confirmed`). So may one that a mailed link, its code or the password just began, and a guest’s.',
    body: shape.confirmBody,
    answers: { 204: { description: 'It is you.', schema: null } },
    fails: ['wrong-password', 'no-password', 'no-address', 'no-such-account', 'too-many-tries', 'signed-out'],
  })
  app.post(
    '/sessions/confirm',
    { ...confirming, config: { ...confirming.config, byAddress: signIns } },
    async (request, reply) => {
      const confirmed = await confirmSession(accounts, { ...sessionOf(request), password: request.body.password })
      return done(reply, note(request, confirmed, accountOf(request)))
    },
  )
}
