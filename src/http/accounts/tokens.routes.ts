// Personal access tokens: for programs that act for somebody.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { createToken } from '../../accounts/tokens/create-token.ts'
import { listTokens } from '../../accounts/tokens/list-tokens.ts'
import { revokeToken } from '../../accounts/tokens/revoke-token.ts'
import { operation } from '../operation.ts'
import { accountOf, sessionOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import * as shape from './schemas.ts'
import { done, told } from './tell.ts'

export const tokenRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { accounts } = services

  app.get(
    '/me/tokens',
    operation('listTokens', {
      summary: 'Your personal access tokens',
      answers: {
        200: {
          description: 'Without their secrets.',
          schema: Type.Array(shape.tokenCard),
          example: [example.tokenCard],
        },
      },
    }),
    (request) => listTokens(accounts, accountOf(request)),
  )

  app.post(
    '/me/tokens',
    operation('createToken', {
      summary: 'Make a personal access token; it is shown once',
      description: `Good for a year at the most. It does what its scopes say, and never changes what gets you in. A guest's
end when the guest gets an address.`,
      body: shape.tokenBody,
      answers: {
        201: {
          description: 'The token.',
          schema: shape.createdToken,
          example: { secret: `herald_${'a1'.repeat(24)}`, card: example.tokenCard },
        },
      },
      fails: ['bad-field', 'too-many-tokens', 'no-such-account', 'signed-out'],
    }),
    async (request, reply) => {
      const { expiresAt, ...wish } = request.body
      const until = expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }
      const created = await createToken(accounts, { ...wish, ...until, ...sessionOf(request) })
      if (created.ok) reply.code(201)
      return told(reply, created)
    },
  )

  app.delete(
    '/me/tokens/:token',
    operation('revokeToken', {
      summary: 'Revoke a personal access token',
      params: shape.tokenParams,
      body: null,
      answers: { 204: { description: 'It is good for nothing now.', schema: null } },
      fails: ['no-such-token'],
    }),
    async (request, reply) =>
      done(reply, await revokeToken(accounts, { account: accountOf(request), token: request.params.token })),
  )
}
