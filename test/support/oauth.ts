// A page of others, and somebody who lets it in: the dance by hand, so that each step can be made wrongly.
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export const PAGE = 'https://board.example'
export const CLIENT = { client_id: `${PAGE}/`, redirect_uri: `${PAGE}/back` }

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

type Fields = Readonly<Record<string, string | undefined>>
export const written = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).filter((one): one is [string, string] => one[1] !== undefined)).toString()

/** What stands in the address that leads to our page; what is undefined is left out. */
export const queryOf = (verifier: string, more: Fields = {}): string =>
  written({
    ...{ response_type: 'code', ...CLIENT, scope: 'read play', state: 'a-state' },
    ...{ code_challenge: s256(verifier), code_challenge_method: 'S256', ...more },
  })

export function oauthCalls(app: FastifyInstance) {
  const post = (url: string, payload: object, token?: string) =>
    app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} })

  /** A form, as OAuth has it, sent by a page of another origin. */
  const form = async (url: string, fields: Fields) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: PAGE }
    const told = await app.inject({ method: 'POST', url: `/v1/oauth/${url}`, headers, payload: written(fields) })
    return { status: told.statusCode, headers: told.headers, body: told.body === '' ? null : told.json() }
  }

  const read = (query: string, token?: string) => post('/v1/oauth/requests', { query }, token)
  const decide = (token: string, query: string, allow = true) => post('/v1/oauth/decisions', { query, allow }, token)

  /** What somebody's yes takes to the page. */
  async function codeFor(token: string, verifier: string, more: Fields = {}): Promise<string> {
    const decided = await decide(token, queryOf(verifier, more))
    if (decided.statusCode !== 200) throw new Error(`no code: ${decided.body}`)
    const code = new URL(decided.json().redirectTo).searchParams.get('code')
    if (!code) throw new Error(`no code: ${decided.body}`)
    return code
  }

  const exchange = (code: string, verifier: string, more: Fields = {}) =>
    form('token', { grant_type: 'authorization_code', code, code_verifier: verifier, ...CLIENT, ...more })
  const refresh = (refreshToken: string, more: Fields = {}) =>
    form('token', { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: CLIENT.client_id, ...more })

  /** Let in, from the first click to the tokens. */
  async function letIn(token: string, scope = 'read play'): Promise<{ access: string; refresh: string }> {
    const verifier = newVerifier()
    const { status, body } = await exchange(await codeFor(token, verifier, { scope }), verifier)
    if (status !== 200) throw new Error(`no tokens: ${JSON.stringify(body)}`)
    return { access: body.access_token, refresh: body.refresh_token }
  }

  const me = async (token: string) =>
    (await app.inject({ url: '/v1/me', headers: { authorization: `Bearer ${token}` } })).statusCode

  return { form, read, decide, codeFor, exchange, refresh, letIn, me }
}
