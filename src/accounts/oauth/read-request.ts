// What a page of others asks of somebody, as it stands in the address of our page (RFC 6749, 4.1.1). Without a client and a
// place for answers that fit, nobody is sent anywhere. What is wrong besides that is told to the page, but never by itself:
// anybody may name any place, so people go there by a click of theirs.
import { type Client, isOf, readClient, readRedirect } from './clients.ts'
import { isChallenge } from './pkce.ts'
import { type Judged, type Refusal, refuse } from './refusal.ts'
import { readScopes } from './scopes.ts'

export type ClientFault = 'client-id' | 'redirect-uri' | 'other-origin' | 'twice'

export interface OauthRequest {
  readonly client: Client
  readonly redirectUri: string
  /** Of where answers go, with its port. */
  readonly host: string
  readonly state: string | undefined
  /** What is asked for, or what is wrong with it. */
  readonly asks: Judged<{ readonly scopes: readonly string[]; readonly challenge: string }>
}

const LONGEST_STATE = 1000

/** `query` as in the address, with or without its question mark; `ownOrigin` is ours. */
export function readRequest(query: string, ownOrigin: string): OauthRequest | { readonly fault: ClientFault } {
  const given = new URLSearchParams(query)
  const one = (name: string) => given.get(name) || undefined // an empty one is as good as none, says the standard
  if (new Set(given.keys()).size < given.size) return { fault: 'twice' }
  const client = readClient(one('client_id'))
  if (!client) return { fault: 'client-id' }
  const redirectUri = one('redirect_uri')
  const redirect = readRedirect(redirectUri, ownOrigin)
  if (!redirect) return { fault: 'redirect-uri' }
  if (!isOf(client, redirect)) return { fault: 'other-origin' }
  return { client, redirectUri: redirectUri!, host: redirect.host, state: one('state'), asks: judge(one) }
}

function judge(one: (name: string) => string | undefined): OauthRequest['asks'] {
  if (one('response_type') !== 'code') return refuse('unsupported_response_type', 'The response_type is code.')
  if ((one('response_mode') ?? 'query') !== 'query') return refuse('invalid_request', 'The response_mode is query.')
  if ((one('state') ?? '').length > LONGEST_STATE)
    return refuse('invalid_request', `The state has at most ${LONGEST_STATE} characters.`)
  if (one('code_challenge_method') !== 'S256') return refuse('invalid_request', 'The code_challenge_method is S256.')
  const challenge = one('code_challenge')
  if (!isChallenge(challenge)) return refuse('invalid_request', 'The code_challenge is SHA-256 in base64url.')
  const scopes = readScopes(one('scope'))
  return scopes.ok ? { ok: true, value: { scopes: scopes.value, challenge } } : scopes
}

/** The address that takes an answer to whoever asked, and says whose answer it is (RFC 9207). */
export function answerTo(
  { redirectUri, state }: Pick<OauthRequest, 'redirectUri' | 'state'>,
  issuer: string,
  answer: { readonly code: string } | Refusal,
): string {
  const said = new URLSearchParams({
    ...('code' in answer
      ? { code: answer.code }
      : { error: answer.error, error_description: answer.description.replaceAll(/[^ -~]/g, "'") }),
    ...(state !== undefined && state.length <= LONGEST_STATE && { state }),
    iss: issuer,
  })
  // What it has in its query already stays as it is, to the letter.
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${said}`
}
