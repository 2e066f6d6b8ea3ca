// People: signing in and out, profile, tokens, export, farewell. Translate in, call one verb, translate out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { SignedIn } from '../../accounts/begin-session.ts'
import { changeProfile } from '../../accounts/change-profile.ts'
import { createToken } from '../../accounts/create-token.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { exportAccount } from '../../accounts/export-account.ts'
import type { Outcome } from '../../accounts/failure.ts'
import { followLink } from '../../accounts/follow-link.ts'
import { listTokens } from '../../accounts/list-tokens.ts'
import { openGuest } from '../../accounts/open-guest.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { refresh } from '../../accounts/refresh.ts'
import { requestLink } from '../../accounts/request-link.ts'
import { revokeToken } from '../../accounts/revoke-token.ts'
import { setPassword } from '../../accounts/set-password.ts'
import { signInWithPassword } from '../../accounts/sign-in-with-password.ts'
import { signOut, signOutEverywhere } from '../../accounts/sign-out.ts'
import { accountOf } from '../plugins/caller.ts'
import { problemSchema, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { accountProblem } from './account-problem.ts'
import * as shape from './accounts.schemas.ts'
import { browserOf } from './browser.ts'

const problems = (...codes: number[]) => Object.fromEntries(codes.map((code) => [code, problemSchema]))

/** What stands in the reference of an operation, and its answer. */
const operation = (operationId: string, summary: string, responses: Record<number, TSchema>, signedIn = true) => ({
  tags: ['accounts'],
  operationId,
  summary,
  ...(signedIn && { security: [{ bearer: [] }] }),
  response: responses,
})

/** `signIns` limits how often one address may try. */
interface Settings {
  services: Services
  signIns: { max: number; timeWindow: number }
}

export const accountRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts } = services

  const told = <T>(reply: FastifyReply, outcome: Outcome<T>, translate: (value: T) => unknown = (value) => value) =>
    (outcome.ok ? translate(outcome.value) : sendProblem(reply, accountProblem(outcome.failure))) as never
  const session = ({ account, session: id, refreshToken, expiresAt }: SignedIn) => ({
    account,
    accessToken: app.accessTokens.sign({ account, session: id }),
    refreshToken,
    expiresAt: expiresAt.toISOString(),
  })
  const gone = (reply: FastifyReply, outcome: Outcome<void>) =>
    outcome.ok ? (reply.code(204).send(null) as never) : told(reply, outcome)
  /** Dates as text, however deep. */
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

  app.post(
    '/sign-in/links',
    {
      config: { access: 'anybody', rateLimit: signIns },
      schema: {
        ...operation(
          'requestLink',
          'Have a link mailed that signs you in; the answer is the same for every address',
          { 202: shape.linkAsked, ...problems(400, 422) },
          false,
        ),
        body: shape.linkBody,
      },
    },
    async (request, reply) => {
      const asked = await requestLink(accounts, {
        ...request.body,
        browser: browserOf(request, reply, accounts.random),
      })
      if (asked.ok) reply.code(202)
      return told(reply, asked, plain)
    },
  )

  const begin = async (reply: FastifyReply, signedIn: Outcome<SignedIn>) => {
    if (signedIn.ok) reply.code(201).header('cache-control', 'no-store')
    return told(reply, signedIn, session)
  }
  const sessionAnswers = { 201: shape.sessionSchema, ...problems(400, 401, 409, 422) }

  app.post(
    '/sessions/link',
    {
      config: { access: 'anybody', rateLimit: signIns },
      schema: {
        ...operation(
          'followLink',
          'Sign in with a mailed link, in the browser that asked for it',
          sessionAnswers,
          false,
        ),
        body: shape.followBody,
      },
    },
    async (request, reply) => {
      const guest = request.caller?.session ? { guest: request.caller.account } : {}
      return begin(
        reply,
        await followLink(accounts, {
          token: request.body.token,
          browser: browserOf(request, reply, accounts.random),
          ...guest,
        }),
      )
    },
  )

  app.post(
    '/sessions/password',
    {
      config: { access: 'anybody', rateLimit: signIns },
      schema: {
        ...operation('signInWithPassword', 'Sign in with a password', sessionAnswers, false),
        body: shape.passwordSignIn,
      },
    },
    async (request, reply) => begin(reply, await signInWithPassword(accounts, request.body)),
  )

  app.post(
    '/sessions/guest',
    {
      config: { access: 'anybody', rateLimit: signIns },
      schema: {
        ...operation('openGuest', 'Play as a guest; an address can be given later', sessionAnswers, false),
        body: shape.guestBody,
      },
    },
    async (request, reply) =>
      begin(reply, await openGuest(accounts, { name: request.body.name, locale: request.body.locale ?? 'en' })),
  )

  app.post(
    '/sessions/refresh',
    {
      config: { access: 'anybody' },
      schema: {
        ...operation('refresh', 'Exchange a refresh token for new tokens', sessionAnswers, false),
        body: shape.refreshBody,
      },
    },
    async (request, reply) => begin(reply, await refresh(accounts, { token: request.body.refreshToken })),
  )

  const farewell = { 204: Type.Null(), ...problems(401, 403) }
  app.delete(
    '/sessions/current',
    { config: { access: 'manage' }, schema: operation('signOut', 'Sign out here', farewell) },
    async (request: FastifyRequest, reply) => {
      const { account, session: id } = request.caller!
      return gone(reply, await signOut(accounts, { account, session: id ?? '' }))
    },
  )
  app.delete(
    '/sessions',
    { config: { access: 'manage' }, schema: operation('signOutEverywhere', 'Sign out everywhere', farewell) },
    async (request, reply) => gone(reply, await signOutEverywhere(accounts, { account: accountOf(request) })),
  )

  app.get(
    '/me',
    {
      config: { access: 'read' },
      schema: operation('readProfile', 'Your profile', { 200: shape.profileSchema, ...problems(401, 403, 404) }),
    },
    async (request, reply) => told(reply, await readProfile(accounts, accountOf(request)), plain),
  )
  app.patch(
    '/me',
    {
      config: { access: 'manage' },
      schema: {
        ...operation('changeProfile', 'Change your profile, field by field', {
          200: shape.profileSchema,
          ...problems(400, 401, 403, 404, 422),
        }),
        body: shape.profileChange,
      },
    },
    async (request, reply) =>
      told(reply, await changeProfile(accounts, accountOf(request), request.body as never), plain),
  )
  app.put(
    '/me/password',
    {
      config: { access: 'manage' },
      schema: {
        ...operation('setPassword', 'Set a password, or take it away; other sessions end', {
          ...farewell,
          ...problems(400, 404, 409, 422),
        }),
        body: shape.passwordBody,
      },
    },
    async (request, reply) => {
      const { account, session: id } = request.caller!
      return gone(
        reply,
        await setPassword(accounts, { account, password: request.body.password, ...(id && { session: id }) }),
      )
    },
  )
  app.get(
    '/me/export',
    {
      config: { access: 'manage' },
      schema: operation('exportAccount', 'All that is kept of you', {
        200: Type.Unknown(),
        ...problems(401, 403, 404),
      }),
    },
    async (request, reply) => told(reply, await exportAccount(accounts, accountOf(request)), plain),
  )
  app.delete(
    '/me',
    {
      config: { access: 'manage' },
      schema: operation('deleteAccount', 'Go for good; finished games keep a former player', {
        ...farewell,
        ...problems(404),
      }),
    },
    async (request, reply) => gone(reply, await deleteAccount(accounts, accountOf(request))),
  )

  app.get(
    '/me/tokens',
    {
      config: { access: 'manage' },
      schema: operation('listTokens', 'Your personal access tokens', {
        200: Type.Array(shape.tokenCard),
        ...problems(401, 403),
      }),
    },
    async (request) => plain(await listTokens(accounts, accountOf(request))) as never,
  )
  app.post(
    '/me/tokens',
    {
      config: { access: 'manage' },
      schema: {
        ...operation('createToken', 'Make a personal access token; it is shown once', {
          201: shape.createdToken,
          ...problems(400, 401, 403, 409, 422),
        }),
        body: shape.tokenBody,
      },
    },
    async (request, reply) => {
      const { expiresAt, ...wish } = request.body
      const until = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }
      const created = await createToken(accounts, { ...wish, ...until, account: accountOf(request) })
      if (created.ok) reply.code(201).header('cache-control', 'no-store')
      return told(reply, created, plain)
    },
  )
  app.delete(
    '/me/tokens/:token',
    {
      config: { access: 'manage' },
      schema: {
        ...operation('revokeToken', 'Revoke a personal access token', { ...farewell, ...problems(404) }),
        params: shape.tokenParams,
      },
    },
    async (request, reply) =>
      gone(reply, await revokeToken(accounts, { account: accountOf(request), token: request.params.token })),
  )
}
