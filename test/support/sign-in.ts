// Calls as a browser or a program makes them, and ways to sign in, for tests of who gets in.
import { randomBytes } from 'node:crypto'
import type { testApp } from './app.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Session {
  readonly account: string
  readonly accessToken: string
  readonly refreshToken: string
}

interface Options {
  readonly token?: string
  readonly body?: object
  readonly cookie?: string
  readonly agent?: string
  readonly from?: string
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const someAddress = () => `${randomBytes(6).toString('hex')}@example.org`

export function callsOf({ app, letters }: Pick<Awaited<ReturnType<typeof testApp>>, 'app' | 'letters'>) {
  async function call(method: Method, url: string, { token, body, cookie, agent, from }: Options = {}) {
    const headers = {
      ...(token && bearer(token)),
      ...(cookie && { cookie }),
      ...(agent !== undefined && { 'user-agent': agent }),
    }
    const response = await app.inject({
      ...{ method, url: `/v1${url}`, headers },
      ...(body && { payload: body }),
      ...(from && { remoteAddress: from }),
    })
    const set = response.headers['set-cookie']
    return {
      status: response.statusCode,
      headers: response.headers,
      cookie: typeof set === 'string' ? set.split(';')[0]! : '',
      body: response.body === '' ? undefined : response.json(),
    }
  }

  /** A link as it was mailed, and the cookie of the browser that asked for it. */
  async function askForLink(email: string, browser?: string, from?: string) {
    const asked = await call('POST', '/sign-in/links', {
      body: { email },
      ...(browser && { cookie: browser }),
      ...(from && { from }),
    })
    const [letter] = letters.filter(({ kind }) => kind === 'sign-in').slice(-1)
    return { asked, cookie: browser ?? asked.cookie, token: letter!.link.split('#')[1]! }
  }

  async function signIn(email = someAddress(), agent?: string): Promise<Session> {
    const { cookie, token } = await askForLink(email)
    return (await call('POST', '/sessions/link', { body: { token }, cookie, ...(agent && { agent }) })).body
  }

  async function guest(): Promise<Session> {
    return (await call('POST', '/sessions/guest', { body: { name: 'Somebody' } })).body
  }

  return { call, askForLink, signIn, guest }
}
