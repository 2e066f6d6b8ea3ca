// Who calls: somebody who is signed in, a program with a personal access token, or nobody. What a route demands stands in
// its config.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { authenticateToken } from '../../accounts/authenticate-token.ts'
import { SCOPES, type Scope } from '../../accounts/ports/words.ts'
import { TOKEN_PREFIX } from '../../accounts/token-prefix.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

export interface Caller {
  readonly account: string
  readonly scopes: readonly Scope[]
  /** Of somebody who is signed in; programs have none. */
  readonly session: string | null
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** The scope a caller needs; `anybody` may come without a token. Every route says one. */
    access?: Scope | 'anybody'
  }
}

export const callerPlugin = plugin(async (app: FastifyInstance, { accounts }: Pick<Services, 'accounts'>) => {
  const callerOf = async (token: string): Promise<Caller | null> => {
    if (!token.startsWith(TOKEN_PREFIX)) {
      const signedIn = app.accessTokens.read(token)
      return signedIn ? { ...signedIn, scopes: SCOPES } : null
    }
    const owner = await authenticateToken(accounts, token)
    return owner ? { account: owner.account, scopes: owner.scopes, session: null } : null
  }
  // A route that forgot to say who may come does not start at all.
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`${method} ${url} does not say who may call it`)
  })
  app.decorateRequest('caller', null)
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    request.caller = token === undefined ? null : await callerOf(token)
    const { access } = request.routeOptions.config
    if (token !== undefined && !request.caller)
      return sendProblem(reply, problem(401, 'unknown-token', 'This token is unknown, expired or revoked.'))
    if (access === undefined || access === 'anybody') return // undefined: the pages of the reference
    if (!request.caller) return sendProblem(reply, problem(401, 'no-token', 'Sign in first, or send a token.'))
    if (!request.caller.scopes.includes(access))
      return sendProblem(reply, problem(403, 'scope', `This token lacks the scope "${access}".`))
  })
})

/** The account behind a request whose route demands one. */
export const accountOf = (request: FastifyRequest): string => request.caller!.account
