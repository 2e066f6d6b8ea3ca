// Who calls: a bearer token, or nobody. What a route demands stands in its config.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { problem, sendProblem } from '../problem.ts'
import type { Caller, Scope, Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** The scope a caller needs; `anybody` may come without a token. Every route says one. */
    access?: Scope | 'anybody'
  }
}

export const callerPlugin = plugin(async (app: FastifyInstance, { authenticate }: Pick<Services, 'authenticate'>) => {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    request.caller = token === undefined ? null : ((await authenticate(token)) ?? null)
    const { access } = request.routeOptions.config
    if (token !== undefined && !request.caller)
      return sendProblem(reply, problem(401, 'unknown-token', 'This token is unknown, expired or revoked.'))
    if (access === undefined || access === 'anybody') return
    if (!request.caller) return sendProblem(reply, problem(401, 'no-token', 'Sign in first, or send a token.'))
    if (!request.caller.scopes.includes(access))
      return sendProblem(reply, problem(403, 'scope', `This token lacks the scope "${access}".`))
  })
})

/** The account behind a request whose route demands one. */
export const accountOf = (request: FastifyRequest): string => request.caller!.account
