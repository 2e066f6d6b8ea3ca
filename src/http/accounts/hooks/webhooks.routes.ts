// Webhooks: programs of somebody's that are told of things.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { tellOfWebhook } from '../../../accounts/people/tell-of-webhook.ts'
import { changeHook, removeHook } from '../../../games/hooks/change-hook.ts'
import { createHook } from '../../../games/hooks/create-hook.ts'
import { listDeliveries, sendAgain, testHook } from '../../../games/hooks/deliveries.ts'
import { rotateSecret } from '../../../games/hooks/rotate-secret.ts'
import { done, told } from '../../games/tell.ts'
import { operation } from '../../operation.ts'
import { accountOf, sessionOf } from '../../plugins/caller.ts'
import type { Services } from '../../services.ts'
import * as shape from './webhook-shapes.ts'

const card = { schema: shape.hookCard, example: shape.exampleHook }
const withSecret = {
  schema: shape.createdHook,
  example: { secret: shape.exampleSecret, card: shape.exampleHook },
}
const onItsWay = {
  202: { description: 'It is on its way.', schema: shape.deliveryCard, example: shape.exampleDelivery },
}

export const webhookRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { hooks, deps, accounts } = services

  app.get(
    '/me/webhooks',
    operation('listWebhooks', {
      summary: 'Your webhooks',
      answers: {
        200: {
          description: 'The oldest first, without their secrets.',
          schema: Type.Array(shape.hookCard),
          example: [shape.exampleHook],
        },
      },
    }),
    (request) => deps.hooks.of(accountOf(request)),
  )

  app.post(
    '/me/webhooks',
    operation('createWebhook', {
      summary: 'Have a program told of what happens in your games; the secret is shown once',
      description: `Up to five: docs/webhooks.md. A guest's end when the guest gets an address.`,
      body: shape.hookBody,
      answers: { 201: { description: 'The webhook.', ...withSecret } },
      fails: ['bad-field', 'too-many-webhooks', 'signed-out'],
    }),
    async (request, reply) => {
      const { account, epoch } = sessionOf(request)
      const created = await createHook(hooks, { ...request.body, account, epoch })
      if (!created.ok) return told(reply, created)
      await tellOfWebhook(accounts, account, created.value.card.name)
      reply.code(201)
      return created.value
    },
  )

  app.patch(
    '/me/webhooks/:webhook',
    operation('changeWebhook', {
      summary: 'Change a webhook, field by field; switch it off, or on again',
      params: shape.hookParams,
      body: shape.hookChange,
      answers: { 200: { description: 'As it is now.', ...card } },
      fails: ['bad-field', 'no-such-webhook'],
    }),
    async (request, reply) => told(reply, await changeHook(hooks, ownHook(request), request.body)),
  )

  app.delete(
    '/me/webhooks/:webhook',
    operation('deleteWebhook', {
      summary: 'Take a webhook away, with all that was to be brought to it',
      params: shape.hookParams,
      body: null,
      answers: { 204: { description: 'It is told nothing any more.', schema: null } },
      fails: ['no-such-webhook'],
    }),
    async (request, reply) => done(reply, await removeHook(hooks, ownHook(request))),
  )

  app.post(
    '/me/webhooks/:webhook/secret',
    operation('rotateWebhookSecret', {
      summary: 'Another secret, shown once; for a day the one before signs too',
      params: shape.hookParams,
      body: null,
      answers: { 200: { description: 'The new one.', ...withSecret } },
      fails: ['no-such-webhook', 'webhook-unsigned'],
    }),
    async (request, reply) => told(reply, await rotateSecret(hooks, ownHook(request))),
  )

  app.post(
    '/me/webhooks/:webhook/test',
    operation('testWebhook', {
      summary: 'Send something that means nothing, to try the address out; it is tried once',
      params: shape.hookParams,
      body: null,
      answers: onItsWay,
      fails: ['no-such-webhook', 'webhook-off'],
    }),
    async (request, reply) => {
      const tested = await testHook(hooks, ownHook(request))
      if (tested.ok) reply.code(202)
      return told(reply, tested)
    },
  )

  app.get(
    '/me/webhooks/:webhook/deliveries',
    operation('listWebhookDeliveries', {
      summary: 'What was brought to a webhook lately, and what came of it',
      params: shape.hookParams,
      answers: {
        200: {
          description: 'The last twenty, the newest first.',
          schema: Type.Array(shape.deliveryCard),
          example: [shape.exampleDelivery],
        },
      },
      fails: ['no-such-webhook'],
    }),
    async (request, reply) => told(reply, await listDeliveries(hooks, ownHook(request))),
  )

  app.post(
    '/me/webhooks/:webhook/deliveries/:delivery',
    operation('redeliverWebhook', {
      summary: 'Send it again, whatever became of it, under the same id',
      params: shape.deliveryParams,
      body: null,
      answers: onItsWay,
      fails: ['no-such-webhook', 'no-such-delivery', 'webhook-off'],
    }),
    async (request, reply) => {
      const { delivery } = request.params
      const again = await sendAgain(hooks, { ...ownHook(request), delivery })
      if (again.ok) reply.code(202)
      return told(reply, again)
    },
  )
}

const ownHook = (request: Parameters<typeof accountOf>[0] & { readonly params: { readonly webhook: string } }) => ({
  account: accountOf(request),
  hook: request.params.webhook,
})
