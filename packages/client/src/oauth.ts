// Sign-in for pages and programs of others: authorization code with PKCE (S256). No secret, no registration.
import { ProblemError } from './problem.ts'

export interface Authorization {
  /** Where to send whoever signs in. */
  readonly url: string
  /** To keep until they are back, e.g. in sessionStorage. */
  readonly state: string
  readonly verifier: string
}

export interface Tokens {
  readonly access_token: string
  readonly refresh_token?: string
  /** Seconds. */
  readonly expires_in: number
  readonly scope?: string
}

interface Client {
  /** The server, such as https://herald.example. */
  readonly server: string
  /** Your page's https address, or a name. */
  readonly clientId: string
  /** Exactly where they come back to. */
  readonly redirectUri: string
}

/** Begins: send them to `url`, and keep the rest. Scopes are `read`, `play`, `manage`, or `play:{game}` for one game. */
export async function authorize({ server, clientId, redirectUri }: Client, scope: string): Promise<Authorization> {
  const [state, verifier] = [random(16), random(32)]
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const asked = {
    ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope, state },
    ...{ code_challenge: base64url(new Uint8Array(digest)), code_challenge_method: 'S256' },
  }
  return { url: `${server}/authorize?${new URLSearchParams(asked)}`, state, verifier }
}

/** Ends: `address` is where they came back to, with what stands behind the question mark. */
export async function exchange(
  { server, clientId, redirectUri }: Client,
  { state, verifier }: Pick<Authorization, 'state' | 'verifier'>,
  address: string,
): Promise<Tokens> {
  const said = new URL(address).searchParams
  // Somebody else's answer is none to our question.
  if (said.get('state') !== state) throw new Error('This is not the answer to what was asked: the state is another.')
  // Whoever was asked may have sent them on to another server, to get its code from us.
  if (said.get('iss') !== server)
    throw new Error(`This is not the answer of ${server}: it says it is of another server.`)
  const code = said.get('code')
  if (code === null) throw new Error(said.get('error_description') ?? said.get('error') ?? 'There is no code.')
  const form = { grant_type: 'authorization_code', code, client_id: clientId, redirect_uri: redirectUri }
  return token(server, { ...form, code_verifier: verifier })
}

/** Each refresh token is good once: keep the new one. */
export const refresh = (
  { server, clientId }: Pick<Client, 'server' | 'clientId'>,
  refreshToken: string,
): Promise<Tokens> => token(server, { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId })

async function token(server: string, form: Record<string, string>): Promise<Tokens> {
  const response = await fetch(`${server}/v1/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const said = (await response.json()) as Tokens & { error?: string; error_description?: string }
  if (!response.ok)
    throw new ProblemError(response.status, { type: said.error, detail: said.error_description ?? said.error })
  return said
}

const random = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
