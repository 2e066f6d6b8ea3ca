// Where everything is, for programs (RFC 8414).
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { LOCALES, SCOPES } from '../../accounts/ports/words.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { DEVICE_CODE } from './tokens.routes.ts'

/** `issuer` is how people reach this server. */
const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/v1/oauth/token`,
  revocation_endpoint: `${issuer}/v1/oauth/revoke`,
  device_authorization_endpoint: `${issuer}/v1/oauth/device`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', DEVICE_CODE],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  scopes_supported: [...SCOPES],
  ui_locales_supported: [...LOCALES],
  service_documentation: `${issuer}/docs`,
})

export const metadataRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { publicUrl } = services.letters.settings
  app.get(
    '/.well-known/oauth-authorization-server',
    operation('readOauthMetadata', {
      summary: 'Where pages and programs of others get tokens (RFC 8414)',
      answers: {
        200: {
          description: 'Addresses, and what is spoken there.',
          schema: Type.Record(Type.String(), Type.Unknown()),
          example: metadataOf('https://herald.example'),
        },
      },
    }),
    async () => metadataOf(publicUrl),
  )
}
