// Who calls: somebody who is signed in, a program with a personal access token, a page or program of others that was let in,
// somebody with a link from a letter, or nobody. Who may is in access.ts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { authenticateAccess, isAccessGood } from '../../accounts/oauth/authenticate-access.ts'
import { ACCESS_PREFIX } from '../../accounts/oauth/tokens.ts'
import { SCOPES, type Scope } from '../../accounts/ports/words.ts'
import { rememberStandings } from '../../accounts/sessions/remember-standings.ts'
import { isStillGood, type SessionCredential, standingOf } from '../../accounts/sessions/standing.ts'
import { isConfirmed } from '../../accounts/sign-in/confirm-session.ts'
import { authenticateToken } from '../../accounts/tokens/authenticate-token.ts'
import { TOKEN_PREFIX } from '../../accounts/tokens/token-prefix.ts'
import { type Admission, admit } from '../../games/letters/answer-token.ts'
import { ANSWER_PREFIX } from '../../games/letters/tokens.ts'
import { ACCESS, type Access, BY_LETTER, type OperationId } from '../access.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Credential } from './stream-tickets.ts'

export interface Caller {
  readonly account: string
  readonly scopes: readonly Scope[]
  /** Whose requests theirs are counted with: nobody uses up what a person needs to show them out. */
  readonly countedAs: string
  /** Where they may read and play, whatever their scopes say. */
  readonly games?: readonly string[]
  /** Of somebody who is signed in; programs have none. */
  readonly session: string | null
  readonly epoch: number | null
  /** Whether they have shown lately that it is them. */
  readonly isConfirmed: boolean
  /** What they showed, so that a ticket can be made from it; not there for a link from a letter. */
  readonly credential?: Credential
  /** What a link from a letter is for; not there for others. */
  readonly only?: Admission
  /** Whether they would still be let in, as the database says now. The bell rings `account/ID` when to ask. */
  readonly stands: () => Promise<boolean>
  /** When what they showed is over by itself, in milliseconds; null where only others end it. */
  readonly expires: number | null
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
    const remembered = rememberStandings(accounts)
    const stands = (credential: Credential): Promise<boolean> =>
      'access' in credential ? isAccessGood(accounts, credential) : isStillGood(accounts, credential)
    const callerOf = async (token: string, atOnce: boolean): Promise<Caller | null | 'suspended'> => {
      if (token.startsWith(ANSWER_PREFIX)) {
        const only = await admit(letters, token)
        if (!only) return null
        const { account } = only
        const isSuspended = () => accounts.standings.isSuspended(account)
        const stands = async () => (await admit(letters, token)) !== undefined && !(await isSuspended())
        if (await isSuspended()) return 'suspended'
        return { ...NO_SESSION, account, countedAs: account, scopes: ['read', 'play'], only, stands }
      }
      if (token.startsWith(ACCESS_PREFIX)) {
        const letIn = await authenticateAccess(accounts, token)
        if (!letIn) return null
        if (letIn.isSuspended) return 'suspended'
        const { account, access, grant, scopes, games, expiresAt } = letIn
        const credential = { account, access }
        const countedAs = `${account} let in ${grant}`
        const expires = Date.now() + (expiresAt.getTime() - accounts.clock().getTime())
        const whoever = { ...NO_SESSION, account, countedAs, scopes, games }
        return { ...whoever, expires, stands: () => stands(credential), credential }
      }
      if (!token.startsWith(TOKEN_PREFIX)) {
        const signedIn = app.accessTokens.read(token)
        const standing = signedIn && (await (atOnce ? standingOf(accounts, signedIn) : remembered(signedIn)))
        if (!standing) return null
        if (standing.isSuspended) return 'suspended'
        const { account, session, epoch, expires } = signedIn
        const confirmed = { isConfirmed: isConfirmed(accounts, standing) }
        const credential = { account, session, epoch }
        const whoever = { ...credential, countedAs: account, scopes: SCOPES, ...confirmed }
        return { ...whoever, expires, stands: () => stands(credential), credential }
      }
      const owner = await authenticateToken(accounts, token)
      if (!owner) return null
      if (owner.isSuspended) return 'suspended'
      const { account, token: made, scopes } = owner
      const credential = { account, token: made }
      const countedAs = `${account} programs`
      return { ...NO_SESSION, account, countedAs, scopes, stands: () => stands(credential), credential }
    }
    /** For what it opens, and as long as the token stands that it was made with. Using it uses it up. */
    const callerBy = async (
      ticket: string,
      game: string | undefined,
    ): Promise<Caller | null | 'elsewhere' | 'suspended'> => {
      const used = await app.streamTickets.use(ticket)
      if (!used) return null
      const { credential, expires } = used
      if (used.game !== (game ?? null)) return 'elsewhere'
      const { account } = credential
      if (!(await stands(credential))) return (await accounts.standings.isSuspended(account)) ? 'suspended' : null
      const whoever = { ...NO_SESSION, account, countedAs: used.countedAs, scopes: ['read'] as const }
      return { ...whoever, expires, stands: () => stands(credential), credential }
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
      if (access.tag === 'health') return // how the server is has to be known without the database, too
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const found = token === undefined ? null : await callerOf(token, isTelling(access))
      if (found === 'suspended') return sendProblem(reply, problem('suspended'))
      request.caller = found
      const { who, scope, signedIn, confirmed, byTicket, inOneGame } = access
      if (scope === null) return
      const { ticket } = request.query as { ticket?: unknown }
      if (byTicket && token === undefined && typeof ticket === 'string') {
        const caller = await callerBy(ticket, (request.params as { game?: string }).game)
        if (caller === 'elsewhere')
          return sendProblem(reply, problem('scope', { detail: 'This ticket is for another stream.' }))
        if (caller === 'suspended') return sendProblem(reply, problem('suspended'))
        if (!caller) return sendProblem(reply, problem('unknown-token', { detail: SPENT }))
        request.caller = caller
        return
      }
      if (token !== undefined && !request.caller) return sendProblem(reply, problem('unknown-token'))
      if (!request.caller) return who === 'anybody' ? undefined : sendProblem(reply, problem('no-token'))
      const hasGames = inOneGame && (request.caller.games ?? []).length > 0
      if (!request.caller.scopes.includes(scope) && !hasGames && !isInTheirGame(request, scope))
        return sendProblem(reply, problem('scope', { detail: `This token lacks the scope "${scope}".` }))
      if (signedIn && request.caller.session === null) return sendProblem(reply, problem('not-by-program'))
      if (confirmed && !request.caller.isConfirmed) return sendProblem(reply, problem('confirm-first'))
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

/** Of a program that was let in for one game: where the address names that game, and nowhere else. */
const isInTheirGame = ({ caller, params }: FastifyRequest, scope: Scope): boolean =>
  scope !== 'manage' && (caller?.games ?? []).includes((params as { game?: string }).game ?? '')

/** Where a token that has just ended would do lasting harm. Playing and reading go by what was so a moment ago. */
const isTelling = ({ scope, tag }: Access): boolean => scope === 'manage' || tag === 'accounts'

const SPENT = 'This ticket was used, has waited longer than a minute, or the token it was made with is over.'

const NO_SESSION = { session: null, epoch: null, isConfirmed: false, expires: null } as const

/** The session behind a request whose route is for those who are signed in. */
export function sessionOf({ caller }: FastifyRequest): SessionCredential {
  const { account, session, epoch } = caller!
  return { account, session: session!, epoch: epoch! }
}

/** The account behind a request whose route demands one. */
export const accountOf = (request: FastifyRequest): string => request.caller!.account

/** The account behind a request that may come from anybody. */
export const readerOf = (request: FastifyRequest): string | null => request.caller?.account ?? null
