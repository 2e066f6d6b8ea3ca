// Pages and programs of others that somebody has let in: listed, and shown out.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { endGrant, listGrants } from '../../accounts/oauth/end-grant.ts'
import { done } from '../accounts/tell.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import * as shape from './schemas.ts'

export const grantRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { accounts } = services

  app.get(
    '/me/grants',
    operation('listGrants', {
      summary: 'Pages and programs of others that you have let in',
      answers: {
        200: { description: 'The oldest first.', schema: Type.Array(shape.grantCard), example: [shape.grantExample] },
      },
    }),
    (request) => listGrants(accounts, accountOf(request)) as never,
  )

  app.delete(
    '/me/grants/:grant',
    operation('endGrant', {
      summary: 'Show one of them out: its tokens end at once',
      params: shape.grantParams,
      body: null,
      answers: { 204: { description: 'It may do nothing any more.', schema: null } },
      fails: ['no-such-grant'],
    }),
    async (request, reply) =>
      done(reply, await endGrant(accounts, { account: accountOf(request), grant: request.params.grant })),
  )
}
