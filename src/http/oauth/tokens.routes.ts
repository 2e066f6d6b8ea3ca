// Tokens for pages and programs of others, as every OAuth client knows to ask for them.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { beginDevice, exchangeDevice } from '../../accounts/oauth/devices.ts'
import { revokeByToken } from '../../accounts/oauth/end-grant.ts'
import { exchangeCode } from '../../accounts/oauth/exchange-code.ts'
import { refreshGrant } from '../../accounts/oauth/refresh-grant.ts'
import { type Judged, refuse } from '../../accounts/oauth/refusal.ts'
import type { HandedOut } from '../../accounts/oauth/tokens.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { speakForms, tellJudged } from './form.ts'
import * as shape from './schemas.ts'

export const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code'

type Form = Readonly<Record<string, string | undefined>>

/** `signIns` limits how often a minute one address may begin for a program without a browser. */
interface Settings {
  services: Services
  signIns: number
}

export const oauthTokenRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts } = services
  const issuer = services.letters.settings.publicUrl
  speakForms(app)

  const issue = async (form: Form): Promise<Judged<HandedOut>> => {
    const { grant_type, client_id: client, code, redirect_uri: redirectUri, code_verifier: verifier } = form
    switch (grant_type) {
      case 'authorization_code':
        return exchangeCode(accounts, { code, client, redirectUri, verifier })
      case 'refresh_token':
        return refreshGrant(accounts, { token: form.refresh_token, client, scope: form.scope })
      case DEVICE_CODE:
        return exchangeDevice(accounts, { code: form.device_code, client })
      default:
        return refuse('unsupported_grant_type', 'There is no such grant_type here.')
    }
  }

  app.post(
    '/oauth/token',
    operation('issueTokens', {
      summary: 'Tokens for a code, a refresh token, or a program that showed a code',
      description: `A form, as OAuth has it, and no secret of the client. A code is good once and for a minute; a refresh token
once, and whoever sends one a second time ends what was let in. See docs/oauth.md.`,
      body: shape.tokenForm,
      answers: { 200: { description: 'Tokens.', schema: shape.tokensSchema, example: shape.tokensExample } },
    }),
    async (request, reply) =>
      tellJudged(reply, await issue(request.body as Form), (tokens) => ({
        access_token: tokens.accessToken,
        token_type: 'Bearer' as const,
        expires_in: tokens.expiresInSeconds,
        refresh_token: tokens.refreshToken,
        scope: tokens.scopes.join(' '),
      })) as never,
  )

  app.post(
    '/oauth/revoke',
    operation('revokeIssued', {
      summary: 'Give tokens back (RFC 7009): all that was let in with them ends',
      body: shape.revocationForm,
      answers: { 200: { description: 'It is good for nothing now.', schema: null } },
    }),
    async (request, reply) => {
      const { token, client_id: client } = request.body
      return tellJudged(reply, await revokeByToken(accounts, { token, client }), () => reply.send())
    },
  )

  const beginning = operation('beginDevice', {
    summary: 'Codes for a program without a browser (RFC 8628)',
    description: 'It shows the user code and where to type it in, and asks at the token endpoint what became of it.',
    body: shape.deviceForm,
    answers: { 200: { description: 'Codes.', schema: shape.deviceCodes, example: shape.deviceCodesExample } },
  })
  app.post(
    '/oauth/device',
    { ...beginning, config: { ...beginning.config, byAddress: signIns } },
    async (request, reply) => {
      const { client_id: client, scope } = request.body
      return tellJudged(reply, await beginDevice(accounts, { client, scope }), (codes) => ({
        device_code: codes.deviceCode,
        user_code: codes.userCode,
        verification_uri: `${issuer}/device`,
        verification_uri_complete: `${issuer}/device#${codes.userCode}`,
        expires_in: codes.expiresInSeconds,
        interval: codes.intervalSeconds,
      })) as never
    },
  )
}
