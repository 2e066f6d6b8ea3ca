// A guest and an account are the same person: what was the guest's goes over.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { joinGuest } from '../../../accounts/people/join-guest.ts'
import { tellOfMoved } from '../../../games/lobby/tell-of-moved.ts'
import { operation } from '../../operation.ts'
import { accountOf, sessionOf } from '../../plugins/caller.ts'
import type { Services } from '../../services.ts'
import * as example from '../examples.ts'
import * as shape from '../schemas.ts'
import { told } from '../tell.ts'
import { noteFailures } from './note-failures.ts'

/** `signIns` limits how often a minute one address may try. */
interface Settings {
  services: Services
  signIns: number
}

export const joinRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const note = noteFailures(services)
  const joining = operation('joinGuest', {
    summary: 'Take over the seats, tables, drafts, messages and vacations of a guest',
    description:
      'Its sessions, tokens, webhooks and invitations end with it. Where both of you sit, it keeps its seat, and stays.',
    body: shape.joinBody,
    answers: { 200: { description: 'What went over.', schema: shape.joinedSchema, example: example.joined } },
    fails: ['cannot-join', 'signed-out'],
  })
  app.post('/me/guest', { ...joining, config: { ...joining.config, byAddress: signIns } }, async (request, reply) => {
    const guest = app.accessTokens.read(request.body.guestToken)
    const joined = await joinGuest(services.accounts, { guest, into: sessionOf(request) })
    if (joined.ok) tellOfMoved(services.deps, accountOf(request), joined.value.games)
    return told(reply, note(request, joined), ({ games, kept }) => ({
      moved: games.length,
      kept: kept.map(({ title }) => title),
    }))
  })
}
