// Who calls: somebody who is signed in, a program with a personal access token, somebody with a link from a letter, or
// nobody. Who may is in access.ts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { authenticateToken } from '../../accounts/authenticate-token.ts'
import { SCOPES, type Scope } from '../../accounts/ports/words.ts'
import { TOKEN_PREFIX } from '../../accounts/token-prefix.ts'
import { type Admission, admit } from '../../games/letters/answer-token.ts'
import { ANSWER_PREFIX } from '../../games/letters/tokens.ts'
import { ACCESS, type Access, BY_LETTER, type OperationId } from '../access.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

export interface Caller {
  readonly account: string
  readonly scopes: readonly Scope[]
  /** Of somebody who is signed in; programs have none. */
  readonly session: string | null
  /** What a link from a letter is for; not there for others. */
  readonly only?: Admission
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** Every route says one; a page that is no operation says `page`. */
    access?: Access | 'page'
    operation?: OperationId
  }
}

export const callerPlugin = plugin(
  async (app: FastifyInstance, { accounts, letters }: Pick<Services, 'accounts' | 'letters'>) => {
    const callerOf = async (token: string): Promise<Caller | null> => {
      if (token.startsWith(ANSWER_PREFIX)) {
        const admitted = await admit(letters, token)
        return admitted ? { account: admitted.account, scopes: ['read', 'play'], session: null, only: admitted } : null
      }
      if (!token.startsWith(TOKEN_PREFIX)) {
        const signedIn = app.accessTokens.read(token)
        return signedIn ? { ...signedIn, scopes: SCOPES } : null
      }
      const owner = await authenticateToken(accounts, token)
      return owner ? { account: owner.account, scopes: owner.scopes, session: null } : null
    }
    // The table is the only way in: a route stands there under its id, once, or the server does not start at all. Pages are
    // only read, and are no part of the API.
    const added = new Set<string>()
    app.addHook('onRoute', ({ method, url, config, schema }) => {
      const access = config?.access
      if (access === undefined) throw new Error(`${method} ${url} does not say who may call it`)
      if (access === 'page') {
        if (url.startsWith('/v1/') || (method !== 'GET' && method !== 'HEAD'))
          throw new Error(`${method} ${url} is no page`)
        return
      }
      const { operationId = '' } = (schema ?? {}) as { operationId?: string }
      if (!Object.hasOwn(ACCESS, operationId) || ACCESS[operationId as OperationId] !== access)
        throw new Error(`${method} ${url} is no operation of the table`)
      if (method === 'HEAD') return // comes with its GET
      if (added.has(operationId)) throw new Error(`${method} ${url}: there is a ${operationId} already`)
      added.add(operationId)
    })
    app.decorateRequest('caller', null)
    app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      const { access } = request.routeOptions.config
      if (access === undefined || access === 'page') return // undefined: there is no such route
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      request.caller = token === undefined ? null : await callerOf(token)
      const { who, scope } = access
      if (scope === null) return
      if (token !== undefined && !request.caller) return sendProblem(reply, problem('unknown-token'))
      if (!request.caller) return who === 'anybody' ? undefined : sendProblem(reply, problem('no-token'))
      if (!request.caller.scopes.includes(scope))
        return sendProblem(reply, problem('scope', { detail: `This token lacks the scope "${scope}".` }))
      const { only } = request.caller
      if (only === undefined) return
      const { game, kind } = request.params as { game?: string; kind?: string }
      const { operation } = request.routeOptions.config
      if (game !== only.game || !BY_LETTER.includes(operation!))
        return sendProblem(reply, problem('scope', { detail: 'This link is for the next answer in one game.' }))
      if (kind !== undefined && !only.mayAnswer(kind))
        return sendProblem(reply, problem('scope', { detail: 'This link is for what its letter asked for.' }))
    })
  },
)

/** The account behind a request whose route demands one. */
export const accountOf = (request: FastifyRequest): string => request.caller!.account

/** The account behind a request that may come from anybody. */
export const readerOf = (request: FastifyRequest): string | null => request.caller?.account ?? null
