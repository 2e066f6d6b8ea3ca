// Somebody's yes or no, on our own page: to a page of others that led here, or to a program that shows a code. Only who is
// signed in decides, never a program; and to let somebody manage the account, one shows that it is oneself.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NAME_RULE } from '../../accounts/oauth/client-name.ts'
import { decide } from '../../accounts/oauth/decide.ts'
import { decideDevice, readDevice } from '../../accounts/oauth/devices.ts'
import { answerTo, type ClientFault, readRequest } from '../../accounts/oauth/read-request.ts'
import { spread } from '../../accounts/oauth/scopes.ts'
import { isKnownTo } from '../../games/model/table.ts'
import { done, told } from '../accounts/tell.ts'
import { operation } from '../operation.ts'
import { readerOf, sessionOf } from '../plugins/caller.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import * as shape from './schemas.ts'

const FAULTS: Readonly<Record<ClientFault, string>> = {
  'client-id': `The client_id is an https address, or ${NAME_RULE}.`,
  'redirect-uri': 'The redirect_uri is an https address, or one by http on the same machine, spelled as browsers do.',
  'other-origin': 'The redirect_uri is of another origin than the client_id.',
  twice: 'A parameter is there twice.',
}

const refuseClient = (reply: FastifyReply, fault: ClientFault) =>
  sendProblem(reply, problem('bad-client', { detail: FAULTS[fault], code: fault }))

/** `signIns` limits how often a minute one address may try codes. */
interface Settings {
  services: Services
  signIns: number
}

export const consentRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, signIns }) => {
  const { accounts, deps } = services
  const issuer = services.letters.settings.publicUrl
  const ownOrigin = new URL(issuer).origin

  /** Titles are for those who are signed in and may know of the game: nothing is read for anybody else. */
  const gamesIn = async (request: FastifyRequest, scopes: readonly string[]) =>
    Promise.all(
      spread(scopes).games.map(async (game) => {
        // To whom it is asked: a token of others does not learn how tables are called.
        const reader = request.caller?.session ? readerOf(request) : null
        const file = reader === null ? undefined : (await deps.store.read(game))?.file
        return { game, title: file && isKnownTo(file, reader) ? file.title : null }
      }),
    )
  const mustConfirm = ({ caller }: FastifyRequest, scopes: readonly string[]): boolean =>
    scopes.includes('manage') && !caller!.isConfirmed

  app.post(
    '/oauth/requests',
    operation('readAuthorization', {
      summary: 'What a page of others asks for, before somebody decides',
      description: 'For our own page.',
      body: shape.requestBody,
      answers: { 200: { description: 'Who asks for what.', schema: shape.asksSchema, example: shape.asksExample } },
      fails: ['bad-client'],
    }),
    async (request, reply) => {
      const read = readRequest(request.body.query, ownOrigin)
      if ('fault' in read) return refuseClient(reply, read.fault)
      const { client, host, asks } = read
      const scopes = asks.ok ? asks.value.scopes : []
      return {
        ...{ client: client.id, isAddress: client.isAddress, host, scopes, games: await gamesIn(request, scopes) },
        wrong: asks.ok
          ? null
          : { error: asks.error, description: asks.description, backTo: answerTo(read, issuer, asks) },
      }
    },
  )

  app.post(
    '/oauth/decisions',
    operation('decideAuthorization', {
      summary: 'Say yes or no to a page of others',
      description: `For our own page at /authorize. A yes to \`manage\` asks for a session that is confirmed.`,
      body: shape.decisionBody,
      answers: { 200: { description: 'Where to go.', schema: shape.redirectSchema, example: shape.redirectExample } },
      fails: ['bad-client', 'confirm-first', 'signed-out'],
    }),
    async (request, reply) => {
      const { query, allow } = request.body
      const read = readRequest(query, ownOrigin)
      if ('fault' in read) return refuseClient(reply, read.fault)
      if (allow && read.asks.ok && mustConfirm(request, read.asks.value.scopes))
        return sendProblem(reply, problem('confirm-first'))
      const session = sessionOf(request)
      const decided = await decide(accounts, { request: read, isAllowed: allow, session, issuer })
      return told(reply, decided, (redirectTo) => ({ redirectTo }))
    },
  )

  /** Whoever guesses codes gets few tries. */
  const guarded = <O extends { config: object }>(declared: O) => ({
    ...declared,
    config: { ...declared.config, byAddress: signIns },
  })

  app.post(
    '/oauth/device/requests',
    guarded(
      operation('readDevice', {
        summary: 'What the program asks for that shows this code',
        description: 'For our own page at /device.',
        body: shape.deviceBody,
        answers: {
          200: { description: 'Who asks for what.', schema: shape.deviceSchema, example: shape.deviceExample },
        },
        fails: ['no-such-user-code'],
      }),
    ),
    async (request, reply) => {
      const device = await readDevice(accounts, request.body.userCode)
      if (!device.ok) return told(reply, device)
      return { ...device.value, games: await gamesIn(request, device.value.scopes) }
    },
  )

  app.post(
    '/oauth/device/decisions',
    guarded(
      operation('decideDevice', {
        summary: 'Say yes or no to the program that shows this code',
        description: `For our own page at /device. A yes to \`manage\` asks for a session that is confirmed.`,
        body: shape.deviceDecision,
        answers: { 204: { description: 'It will know in a few seconds.', schema: null } },
        fails: ['no-such-user-code', 'confirm-first'],
      }),
    ),
    async (request, reply) => {
      const { userCode, allow } = request.body
      const device = await readDevice(accounts, userCode)
      if (device.ok && allow && mustConfirm(request, device.value.scopes))
        return sendProblem(reply, problem('confirm-first'))
      const session = sessionOf(request)
      return done(reply, await decideDevice(accounts, { typed: userCode, isAllowed: allow, session }))
    },
  )
}
