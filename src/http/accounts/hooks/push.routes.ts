// Browsers of somebody's that are told by web push. What they are told of goes by the profile's wishes (`mail.push`).
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { addBrowser } from '../../../games/hooks/browsers/add-browser.ts'
import type { Browser } from '../../../games/ports/browsers.ts'
import { exact, id, moment, orNull } from '../../games/schemas.ts'
import { told } from '../../games/tell.ts'
import { operation } from '../../operation.ts'
import { accountOf, sessionOf } from '../../plugins/caller.ts'
import type { Services } from '../../services.ts'

const at = '2027-03-01T18:30:00.000Z'

export const browserCard = Type.Object(
  {
    ...{ id: Type.String(), device: Type.String(), isCurrent: Type.Boolean() },
    ...{ createdAt: moment, okAt: orNull(moment) },
  },
  { title: 'Browser' },
)
const example = {
  ...{
    id: '0b9f6f2e-1c1d-4a63-9a55-6d8f1f0c2a77',
    device: 'Firefox on Linux',
    isCurrent: true,
    createdAt: at,
    okAt: at,
  },
}
const base64url = Type.String({ maxLength: 200 })
const subscription = Type.Object(
  { endpoint: Type.String(), keys: Type.Object({ p256dh: base64url, auth: base64url }, exact) },
  {
    ...exact,
    examples: [{ endpoint: 'https://push.example.org/x', keys: { p256dh: 'BNcR…', auth: 'tBHI…' } }],
  },
)

export const pushRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { hooks, deps } = services

  app.get(
    '/me/push',
    operation('listBrowsers', {
      summary: 'Your browsers told by web push, and the key to subscribe with',
      answers: {
        200: {
          description: 'Each until its session ends.',
          schema: Type.Object({ key: Type.String(), browsers: Type.Array(browserCard) }),
          example: { key: 'BJ4…', browsers: [example] },
        },
      },
    }),
    async (request) => {
      const { account, session } = sessionOf(request)
      const browsers = await deps.browsers.of(account, deps.clock())
      return { key: hooks.carrier.pushKey, browsers: browsers.map((browser) => cardOf(browser, session)) }
    },
  )

  app.post(
    '/me/push',
    operation('addBrowser', {
      summary: 'Have this browser told: its PushSubscription',
      body: subscription,
      answers: { 201: { description: 'It is told.', schema: browserCard, example } },
      fails: ['bad-field', 'signed-out'],
    }),
    async (request, reply) => {
      const session = sessionOf(request)
      const added = await addBrowser(hooks, { ...session, ...request.body })
      if (added.ok) reply.code(201)
      return told(reply, added, (browser) => cardOf(browser, session.session))
    },
  )

  app.delete(
    '/me/push/:browser',
    operation('removeBrowser', {
      summary: 'Tell a browser nothing any more',
      params: Type.Object({ browser: id }),
      body: null,
      answers: { 204: { description: 'Done.', schema: null } },
    }),
    async (request, reply) => {
      await deps.browsers.remove(accountOf(request), request.params.browser)
      return reply.code(204).send(null)
    },
  )
}

const cardOf = ({ session, ...card }: Browser, own: string) => ({ ...card, isCurrent: session === own })
