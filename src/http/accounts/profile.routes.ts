// One's own account: profile, password, export, farewell.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { changeProfile } from '../../accounts/change-profile.ts'
import { deleteAccount } from '../../accounts/delete-account.ts'
import { exportAccount } from '../../accounts/export-account.ts'
import { readProfile } from '../../accounts/read-profile.ts'
import { setPassword } from '../../accounts/set-password.ts'
import { readAffairs, retire } from '../../games/affairs.ts'
import { operation } from '../operation.ts'
import { accountOf, sessionOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import * as shape from './shapes.ts'
import { done, told } from './tell.ts'

const profile = { 200: { description: 'Your profile.', schema: shape.profileSchema, example: example.profile } }

export const profileRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { accounts } = services

  app.get(
    '/me',
    operation('readProfile', { summary: 'Your profile', answers: profile, fails: ['no-such-account'] }),
    async (request, reply) => told(reply, await readProfile(accounts, accountOf(request))),
  )

  app.patch(
    '/me',
    operation('changeProfile', {
      summary: 'Change your profile, field by field',
      body: shape.profileChange,
      answers: profile,
      fails: ['no-such-account', 'bad-field'],
    }),
    async (request, reply) => told(reply, await changeProfile(accounts, accountOf(request), request.body as never)),
  )

  app.put(
    '/me/password',
    operation('setPassword', {
      summary: 'Set a password, or take it away; other sessions end',
      description: 'All access tokens end with it, yours too: refresh, and this session goes on.',
      body: shape.passwordBody,
      answers: { 204: { description: 'Done.', schema: null } },
      fails: ['no-such-account', 'no-address', 'bad-field', 'signed-out'],
    }),
    async (request, reply) => {
      const session = sessionOf(request)
      const wish = { account: session.account, password: request.body.password, session }
      return done(reply, await setPassword(accounts, wish))
    },
  )

  app.get(
    '/me/export',
    operation('exportAccount', {
      summary: 'All that is kept of you',
      answers: {
        200: {
          description: 'As data.',
          schema: Type.Unknown(),
          example: { profile: example.profile, games: [], messages: [], vacations: [], drafts: [], letters: [] },
        },
      },
      fails: ['no-such-account'],
    }),
    async (request, reply) => {
      const kept = await exportAccount(accounts, accountOf(request))
      const affairs = await readAffairs(services.tools, accountOf(request))
      const letters = await services.letters.store.of(accountOf(request))
      return told(reply, kept, (account) => ({ ...account, ...affairs, letters }))
    },
  )

  app.delete(
    '/me',
    operation('deleteAccount', {
      summary: 'Go for good; finished games keep a former player',
      description:
        'Tables you opened are closed; where a game runs, a bot plays on for you while there are others. What you said at tables is erased.',
      body: null,
      answers: { 204: { description: 'You are forgotten.', schema: null } },
      fails: ['no-such-account'],
    }),
    async (request, reply) => {
      const account = accountOf(request)
      await retire(services.tools, account)
      return done(reply, await deleteAccount(accounts, account))
    },
  )
}
