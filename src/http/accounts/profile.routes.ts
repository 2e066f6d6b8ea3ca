// One's own account: profile, password, export, farewell.
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { changeProfile } from '../../accounts/people/change-profile.ts'
import { declareProgram } from '../../accounts/people/declare-program.ts'
import { deleteAccount } from '../../accounts/people/delete-account.ts'
import { exportAccount } from '../../accounts/people/export-account.ts'
import { readProfile } from '../../accounts/people/read-profile.ts'
import { setPassword } from '../../accounts/sign-in/set-password.ts'
import { readAffairs, readWords, retire } from '../../games/lobby/affairs.ts'
import { operation } from '../operation.ts'
import { accountOf, sessionOf } from '../plugins/caller.ts'
import { shownAs } from '../reference/of-game.ts'
import type { Services } from '../services.ts'
import * as example from './examples.ts'
import { exportSchema } from './export.schema.ts'
import { Exports, inPieces } from './exports.ts'
import { exportedHook } from './hooks/webhook-shapes.ts'
import * as shape from './schemas.ts'
import { done, told } from './tell.ts'

const profile = { 200: { description: 'Your profile.', schema: shape.profileSchema, example: example.profile } }

/** `exports` limits how often an hour one person may have all that is kept of them. */
interface Settings {
  services: Services
  exports: number
}

export const profileRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, exports }) => {
  const { accounts } = services
  const underway = new Exports()

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
      answers: { ...profile, 204: { description: 'It is changed; without `read` it is not shown.', schema: null } },
      fails: ['no-such-account', 'bad-field'],
    }),
    async (request, reply) => {
      const changed = await changeProfile(accounts, accountOf(request), request.body as never)
      // Who may only change it does not read it by changing nothing.
      if (changed.ok && !request.caller!.scopes.includes('read')) return reply.code(204).send()
      return told(reply, changed)
    },
  )

  app.put(
    '/me/program',
    operation('declareProgram', {
      summary: 'Say that a program plays with this account, and whose it is',
      description:
        'For good: only the owner’s name can be said anew. Not while it sits at a table whose game is not over. See docs/bots.md.',
      body: shape.programBody,
      answers: profile,
      fails: ['no-such-account', 'bad-field', 'at-tables'],
    }),
    async (request, reply) =>
      told(reply, await declareProgram(accounts, { account: accountOf(request), owner: request.body.owner })),
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

  const exporting = operation('exportAccount', {
    summary: 'All that is kept of you',
    description: `Messages are those you wrote and those written to you alone, game by game; what others said to all is theirs. One export at
a time, and a few an hour.`,
    answers: {
      200: {
        description: 'As data.',
        schema: shownAs(exportSchema),
        example: example.exported,
      },
    },
    fails: ['no-such-account', 'too-busy'],
  })
  app.get(
    '/me/export',
    // Without HEAD: it would be written for nobody.
    { ...exporting, exposeHeadRoute: false, config: { ...exporting.config, byAccountAnHour: exports } },
    async (request, reply) => {
      const account = accountOf(request)
      if (!underway.begin(reply, account)) return reply
      const kept = await exportAccount(accounts, account)
      if (!kept.ok) return told(reply, kept)
      const affairs = await readAffairs(services.deps, account)
      const letters = await services.letters.store.of(account)
      const webhooks = (await services.deps.hooks.of(account)).map(exportedHook)
      const now = services.deps.clock()
      const browsers = (await services.deps.browsers.of(account, now)).map(({ session: _, ...browser }) => browser)
      const pieces = inPieces(
        { ...kept.value, ...affairs, letters, webhooks, browsers },
        'messages',
        readWords(services.deps, account),
      )
      return reply.type('application/json; charset=utf-8').send(Readable.from(pieces))
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
      fails: ['no-such-account', 'at-tables'],
    }),
    async (request, reply) => {
      const account = accountOf(request)
      return done(reply, await deleteAccount(accounts, account, () => retire(services.deps, account)))
    },
  )
}
