// Another address for one's account, and the way back from the former one.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { askAddress } from '../../../accounts/address/ask-address.ts'
import { changeAddress } from '../../../accounts/address/change-address.ts'
import { undoAddress } from '../../../accounts/address/undo-address.ts'
import { operation } from '../../operation.ts'
import { accountOf, sessionOf } from '../../plugins/caller.ts'
import * as example from '../examples.ts'
import * as shape from '../schemas.ts'
import { done, told } from '../tell.ts'
import { browserOf } from './browser.ts'
import { deviceIn } from './device-in.ts'
import { guardedBy, type Settings } from './guarded.ts'
import { noteFailures } from './note-failures.ts'
import { sourceOf } from './source.ts'

export const addressRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts } = services
  const note = noteFailures(services)
  const making = { random: accounts.random, publicUrl: services.letters.settings.publicUrl }
  const changed = { 204: { description: 'Done.', schema: null } }

  const guarded = guardedBy(signIns)

  app.post(
    '/me/address',
    guarded(
      operation('askAddress', {
        summary: 'Have a link and a code mailed to the address you want',
        body: shape.addressBody,
        answers: { 202: { description: 'On its way.', schema: shape.linkAsked, example: example.asked } },
        fails: ['no-such-account', 'no-address', 'bad-field'],
      }),
    ),
    async (request, reply) => {
      const browser = browserOf(request, reply, making)
      const asking = { browser, source: sourceOf(services, request.ip), device: deviceIn(request) }
      const asked = await askAddress(accounts, { ...asking, account: accountOf(request), email: request.body.email })
      if (asked.ok) reply.code(202)
      return told(reply, asked)
    },
  )

  app.put(
    '/me/address',
    guarded(
      operation('changeAddress', {
        summary: 'Confirm the new address; sessions end as with a password',
        body: shape.addressShown,
        answers: changed,
        fails: ['bad-link', 'bad-code', 'address-taken', 'bad-field', 'signed-out'],
      }),
    ),
    async (request, reply) => {
      const confirmed = await changeAddress(accounts, { ...request.body, session: sessionOf(request) })
      return done(reply, note(request, confirmed, accountOf(request)))
    },
  )

  app.post(
    '/sign-in/former-address',
    guarded(
      operation('undoAddress', {
        summary: 'Take a change of address back, by the link mailed to the former one',
        body: shape.followBody,
        answers: changed,
        fails: ['bad-link'],
      }),
    ),
    async (request, reply) => done(reply, note(request, await undoAddress(accounts, { token: request.body.token }))),
  )
}
