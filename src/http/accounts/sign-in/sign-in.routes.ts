// Signing in: by mailed link, by password, as a guest; tokens renewed.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../../accounts/model/failure.ts'
import type { SignedIn } from '../../../accounts/sessions/begin-session.ts'
import { openGuest } from '../../../accounts/sessions/open-guest.ts'
import { refresh } from '../../../accounts/sessions/refresh.ts'
import { enterCode } from '../../../accounts/sign-in/enter-code.ts'
import { followLink } from '../../../accounts/sign-in/follow-link.ts'
import { requestLink } from '../../../accounts/sign-in/request-link.ts'
import { signInWithPassword } from '../../../accounts/sign-in/sign-in-with-password.ts'
import { operation } from '../../operation.ts'
import { sessionOf } from '../../plugins/caller.ts'
import * as example from '../examples.ts'
import * as shape from '../schemas.ts'
import { told } from '../tell.ts'
import { browserOf } from './browser.ts'
import { deviceIn } from './device-in.ts'
import { guardedBy, type Settings as SignInSettings } from './guarded.ts'
import { noteFailures } from './note-failures.ts'
import { sourceOf } from './source.ts'

interface Settings extends SignInSettings {
  /** How many guests a day one address may make. */
  readonly guests: number
}

export const signInRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns, guests }) => {
  const { accounts } = services
  const note = noteFailures(services)
  const making = { random: accounts.random, publicUrl: services.letters.settings.publicUrl }

  const guarded = guardedBy(signIns)
  const begin = (reply: FastifyReply, signedIn: Outcome<SignedIn>) => {
    if (signedIn.ok) reply.code(201)
    return told(reply, signedIn, ({ refreshToken, expiresAt, ...opened }) => ({
      account: opened.account,
      accessToken: app.accessTokens.sign(opened),
      refreshToken,
      expiresAt,
    }))
  }
  const session = { 201: { description: 'Tokens.', schema: shape.sessionSchema, example: example.session } }

  app.post(
    '/sign-in/links',
    guarded(
      operation('requestLink', {
        summary: 'Have a link and a code mailed that sign you in; the answer is the same for every address',
        body: shape.linkBody,
        answers: {
          202: {
            description: 'On its way, for this browser.',
            schema: shape.linkAsked,
            example: example.asked,
          },
        },
        fails: ['bad-field'],
      }),
    ),
    async (request, reply) => {
      const browser = browserOf(request, reply, making)
      const asking = { browser, source: sourceOf(services, request.ip), device: deviceIn(request) }
      const asked = await requestLink(accounts, { ...request.body, ...asking })
      if (asked.ok) reply.code(202)
      return told(reply, asked)
    },
  )

  app.post(
    '/sessions/link',
    guarded(
      operation('followLink', {
        summary: 'Sign in with a mailed link, in the browser that asked for it',
        description:
          'With a guest’s access token, the guest gets the address if nobody has it (else: joinGuest), and its sessions and tokens end. With one of the same account, the session takes the old one’s place.',
        body: shape.followBody,
        answers: session,
        fails: ['bad-link', 'suspended', 'bad-field'],
      }),
    ),
    async (request, reply) => {
      const here = request.caller?.session ? { here: sessionOf(request) } : {}
      const browser = browserOf(request, reply, making)
      const { token } = request.body
      const followed = await followLink(accounts, { token, browser, device: deviceIn(request), ...here })
      return begin(reply, note(request, followed))
    },
  )

  app.post(
    '/sessions/code',
    guarded(
      operation('enterCode', {
        summary: 'Sign in with the six digits of a letter instead of its link',
        body: shape.codeBody,
        answers: session,
        fails: ['bad-code', 'bad-link', 'suspended', 'bad-field'],
      }),
    ),
    async (request, reply) => {
      const here = request.caller?.session ? { here: sessionOf(request) } : {}
      const browser = browserOf(request, reply, making)
      const entered = await enterCode(accounts, { ...request.body, browser, device: deviceIn(request), ...here })
      return begin(reply, note(request, entered, request.body.email))
    },
  )

  app.post(
    '/sessions/password',
    guarded(
      operation('signInWithPassword', {
        summary: 'Sign in with a password',
        body: shape.passwordSignIn,
        answers: session,
        fails: ['wrong-credentials', 'too-many-tries', 'suspended', 'bad-field'],
      }),
    ),
    async (request, reply) => {
      const signedIn = await signInWithPassword(accounts, { ...request.body, device: deviceIn(request) })
      return begin(reply, note(request, signedIn, request.body.email))
    },
  )

  const openingGuest = guarded(
    operation('openGuest', {
      summary: 'Play as a guest; an address can be given later',
      body: shape.guestBody,
      answers: session,
      fails: ['bad-field'],
    }),
  )
  app.post(
    '/sessions/guest',
    { ...openingGuest, config: { ...openingGuest.config, byAddressADay: guests } },
    async (request, reply) => {
      const { name, locale = 'en' } = request.body
      return begin(reply, await openGuest(accounts, { name, locale, device: deviceIn(request) }))
    },
  )

  app.post(
    '/sessions/refresh',
    operation('refresh', {
      summary: 'Exchange a refresh token for new tokens',
      body: shape.refreshBody,
      answers: session,
      fails: ['signed-out', 'session-stolen', 'token-just-used', 'suspended'],
    }),
    async (request, reply) =>
      begin(reply, note(request, await refresh(accounts, { token: request.body.refreshToken }))),
  )
}
