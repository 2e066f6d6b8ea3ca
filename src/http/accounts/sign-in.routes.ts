// Signing in and out: by mailed link, by password, as a guest; tokens renewed; sessions ended.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import type { SignedIn } from '../../accounts/begin-session.ts'
import type { Outcome } from '../../accounts/failure.ts'
import { followLink } from '../../accounts/follow-link.ts'
import { openGuest } from '../../accounts/open-guest.ts'
import { refresh } from '../../accounts/refresh.ts'
import { requestLink } from '../../accounts/request-link.ts'
import { signInWithPassword } from '../../accounts/sign-in-with-password.ts'
import { signOut, signOutEverywhere } from '../../accounts/sign-out.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { browserOf } from './browser.ts'
import * as example from './examples.ts'
import * as shape from './shapes.ts'
import { done, told } from './tell.ts'

/** `signIns` limits how often one address may try. */
interface Settings {
  services: Services
  signIns: { max: number; timeWindow: number }
}

export const signInRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts } = services

  /** The same, with fewer tries. */
  const guarded = <O extends { config: object }>(declared: O) => ({
    ...declared,
    config: { ...declared.config, rateLimit: signIns },
  })
  const begin = (reply: FastifyReply, signedIn: Outcome<SignedIn>) => {
    if (signedIn.ok) reply.code(201)
    return told(reply, signedIn, ({ account, session, refreshToken, expiresAt }) => ({
      account,
      accessToken: app.accessTokens.sign({ account, session }),
      refreshToken,
      expiresAt,
    }))
  }
  const session = { 201: { description: 'Tokens.', schema: shape.sessionSchema, example: example.session } }

  app.post(
    '/sign-in/links',
    guarded(
      operation('requestLink', {
        summary: 'Have a link mailed that signs you in; the answer is the same for every address',
        body: shape.linkBody,
        answers: {
          202: {
            description: 'It is on its way, to be opened in this browser.',
            schema: shape.linkAsked,
            example: { expiresAt: example.session.expiresAt },
          },
        },
        fails: ['bad-field'],
      }),
    ),
    async (request, reply) => {
      const browser = browserOf(request, reply, accounts.random)
      const asked = await requestLink(accounts, { ...request.body, browser })
      if (asked.ok) reply.code(202)
      return told(reply, asked)
    },
  )

  app.post(
    '/sessions/link',
    guarded(
      operation('followLink', {
        summary: 'Sign in with a mailed link, in the browser that asked for it',
        description: 'Sent with the access token of a guest, it gives the guest the address.',
        body: shape.followBody,
        answers: session,
        fails: ['bad-link', 'bad-field'],
      }),
    ),
    async (request, reply) => {
      const guest = request.caller?.session ? { guest: request.caller.account } : {}
      const browser = browserOf(request, reply, accounts.random)
      return begin(reply, await followLink(accounts, { token: request.body.token, browser, ...guest }))
    },
  )

  app.post(
    '/sessions/password',
    guarded(
      operation('signInWithPassword', {
        summary: 'Sign in with a password',
        body: shape.passwordSignIn,
        answers: session,
        fails: ['wrong-credentials', 'bad-field'],
      }),
    ),
    async (request, reply) => begin(reply, await signInWithPassword(accounts, request.body)),
  )

  app.post(
    '/sessions/guest',
    guarded(
      operation('openGuest', {
        summary: 'Play as a guest; an address can be given later',
        body: shape.guestBody,
        answers: session,
        fails: ['bad-field'],
      }),
    ),
    async (request, reply) =>
      begin(reply, await openGuest(accounts, { name: request.body.name, locale: request.body.locale ?? 'en' })),
  )

  app.post(
    '/sessions/refresh',
    operation('refresh', {
      summary: 'Exchange a refresh token for new tokens',
      body: shape.refreshBody,
      answers: session,
      fails: ['signed-out', 'session-stolen', 'token-just-used'],
    }),
    async (request, reply) => begin(reply, await refresh(accounts, { token: request.body.refreshToken })),
  )

  const farewell = { 204: { description: 'Signed out.', schema: null } }
  app.delete(
    '/sessions/current',
    operation('signOut', { summary: 'Sign out here', body: null, answers: farewell }),
    async (request, reply) => {
      const { account, session: id } = request.caller!
      return done(reply, await signOut(accounts, { account, session: id ?? '' }))
    },
  )
  app.delete(
    '/sessions',
    operation('signOutEverywhere', { summary: 'Sign out everywhere', body: null, answers: farewell }),
    async (request, reply) => done(reply, await signOutEverywhere(accounts, { account: accountOf(request) })),
  )
}
