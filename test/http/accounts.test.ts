// Signing in and out over the API: links bound to a browser, tokens that rotate, programs with scopes.
import { afterAll, describe, expect, it } from 'vitest'
import { KEYS, testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const { app, letters, close } = await testApp(database)
afterAll(close)

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function call(method: Method, url: string, options: { token?: string; body?: object; cookie?: string } = {}) {
  const { token, body, cookie } = options
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) }
  const response = await app.inject({ method, url: `/v1${url}`, headers, ...(body && { payload: body }) })
  const set = response.headers['set-cookie']
  return {
    status: response.statusCode,
    cookie: typeof set === 'string' ? set.split(';')[0]! : '',
    body: response.body === '' ? undefined : response.json(),
  }
}

async function askForLink(email: string) {
  const asked = await call('POST', '/sign-in/links', { body: { email } })
  return { asked, cookie: asked.cookie, token: letters.at(-1)!.link.split('#')[1]! }
}

async function signIn(email: string) {
  const { cookie, token } = await askForLink(email)
  return (await call('POST', '/sessions/link', { body: { token }, cookie })).body
}

describe('The mailed link', () => {
  it('signs in once, in the browser that asked for it', async () => {
    const { asked, cookie, token } = await askForLink('ada@example.org')
    expect(asked.status).toBe(202)
    expect(cookie).toMatch(/^herald_browser=[0-9a-f]{64}$/)
    expect(JSON.stringify(asked.body)).not.toContain(token)
    expect(await call('POST', '/sessions/link', { body: { token } })).toMatchObject({
      status: 422,
      body: { code: 'other-browser' },
    })
    const session = await call('POST', '/sessions/link', { body: { token }, cookie })
    expect(session).toMatchObject({
      status: 201,
      body: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    })
    expect(await call('POST', '/sessions/link', { body: { token }, cookie })).toMatchObject({
      status: 422,
      body: { code: 'used' },
    })
    expect(await call('GET', '/me', { token: session.body.accessToken })).toMatchObject({
      status: 200,
      body: { email: 'ada@example.org' },
    })
  })

  it('is answered the same for an address that exists and one that does not', async () => {
    await signIn('known@example.org')
    const known = await call('POST', '/sign-in/links', { body: { email: 'known@example.org' } })
    const unknown = await call('POST', '/sign-in/links', { body: { email: 'unknown@example.org' } })
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    expect(await call('POST', '/sign-in/links', { body: { email: 'no address' } })).toMatchObject({
      status: 422,
      body: { pointer: '/email' },
    })
  })

  it('turns a guest who is signed in into a real account', async () => {
    const guest = (await call('POST', '/sessions/guest', { body: { name: 'Gast', locale: 'de' } })).body
    const { cookie, token } = await askForLink('gast@example.org')
    const arrived = await call('POST', '/sessions/link', { body: { token }, cookie, token: guest.accessToken })
    expect(arrived.body.account).toBe(guest.account)
    expect((await call('GET', '/me', { token: arrived.body.accessToken })).body).toMatchObject({
      guest: false,
      name: 'Gast',
    })
  })
})

describe('Sessions', () => {
  it('go on with a refresh token that is good once', async () => {
    const first = await signIn('bela@example.org')
    const second = await call('POST', '/sessions/refresh', { body: { refreshToken: first.refreshToken } })
    expect(second.status).toBe(201)
    expect(second.body.refreshToken).not.toBe(first.refreshToken)
    expect((await call('POST', '/sessions/refresh', { body: { refreshToken: first.refreshToken } })).status).toBe(409)
    expect((await call('POST', '/sessions/refresh', { body: { refreshToken: 'nonsense' } })).status).toBe(401)
  })

  it('end everywhere at once', async () => {
    const here = await signIn('cara@example.org')
    const there = await signIn('cara@example.org')
    expect((await call('DELETE', '/sessions', { token: here.accessToken })).status).toBe(204)
    for (const { refreshToken } of [here, there])
      expect((await call('POST', '/sessions/refresh', { body: { refreshToken } })).status).toBe(401)
  })

  it('with a password, for those who want one', async () => {
    const { accessToken: token } = await signIn('dov@example.org')
    expect(await call('PUT', '/me/password', { token, body: { password: 'short' } })).toMatchObject({
      status: 422,
      body: { pointer: '/password' },
    })
    expect((await call('PUT', '/me/password', { token, body: { password: 'correct horse battery' } })).status).toBe(204)
    const right = { email: 'dov@example.org', password: 'correct horse battery' }
    expect((await call('POST', '/sessions/password', { body: right })).status).toBe(201)
    expect(
      (await call('POST', '/sessions/password', { body: { ...right, password: 'wrong horse battery' } })).status,
    ).toBe(401)
    expect((await call('POST', '/sessions/password', { body: { ...right, email: 'nobody@example.org' } })).status).toBe(
      401,
    )
  })
})

describe('Access tokens', () => {
  it('are refused when forged, of another kind, or signed with a key that is gone', async () => {
    const { accessToken } = await signIn('eve@example.org')
    const [head, body, signature] = accessToken.split('.') as [string, string, string]
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid: 'test' })).toString('base64url')
    for (const forged of [
      `${head}.${body}.${signature.slice(0, -2)}AA`,
      `${none}.${body}.`,
      `${head}.${body}`,
      'x.y.z',
      'herald_nonsense',
    ])
      expect((await call('GET', '/me', { token: forged })).status, forged).toBe(401)
  })

  it('are good for fifteen minutes', async () => {
    const { accessToken } = await signIn('ida@example.org')
    const { iat, exp } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
    expect(exp - iat).toBe(15 * 60)
  })

  it('of an older key are good while the key is kept', async () => {
    const { accessToken } = await signIn('fay@example.org')
    const newer = { id: 'newer', secret: 'another secret of more than thirty-two characters' }
    const rotated = await testApp(database, [newer, ...KEYS])
    const without = await testApp(database, [newer])
    const me = (api: typeof rotated) =>
      api.app.inject({ url: '/v1/me', headers: { authorization: `Bearer ${accessToken}` } })
    expect((await me(rotated)).statusCode).toBe(200)
    expect((await me(without)).statusCode).toBe(401)
    await Promise.all([rotated.close(), without.close()])
  })
})

describe('Personal access tokens', () => {
  it('are shown once, listed without the token, bound to their scopes, and revoked', async () => {
    const { accessToken: token } = await signIn('gil@example.org')
    const made = await call('POST', '/me/tokens', { token, body: { name: 'My bot', scopes: ['read'] } })
    expect(made).toMatchObject({
      status: 201,
      body: { secret: expect.stringMatching(/^herald_/), card: { name: 'My bot', scopes: ['read'] } },
    })
    const listed = await call('GET', '/me/tokens', { token })
    expect(listed.body).toHaveLength(1)
    expect(JSON.stringify(listed.body)).not.toContain(made.body.secret)
    expect((await call('GET', '/me', { token: made.body.secret })).status).toBe(200)
    expect(await call('GET', '/me/tokens', { token: made.body.secret })).toMatchObject({
      status: 403,
      body: { type: '/problems/scope' },
    })
    expect((await call('DELETE', `/me/tokens/${made.body.card.token}`, { token })).status).toBe(204)
    expect((await call('GET', '/me', { token: made.body.secret })).status).toBe(401)
    expect((await call('DELETE', '/me/tokens/nonsense', { token })).status).toBe(404)
    expect(await call('POST', '/me/tokens', { token, body: { name: 'x', scopes: ['all'] } })).toMatchObject({
      status: 422,
      body: { pointer: '/scopes/0' },
    })
  })
})

describe('Too much', () => {
  it('of signing in, or of anything, is refused for a while, and says for how long', async () => {
    const strict = await testApp(database, KEYS, { requests: 5, signIns: 2 })
    const guest = () => strict.app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Again' } })
    const codes = [await guest(), await guest(), await guest()]
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429])
    expect(Number(codes[2]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(codes[2]!.json()).toMatchObject({ type: '/problems/too-many', status: 429 })
    // An account is counted by itself, wherever it comes from.
    const headers = { authorization: `Bearer ${codes[0]!.json().accessToken}` }
    const reads = []
    for (let i = 0; i < 6; i++) reads.push((await strict.app.inject({ url: '/v1/me', headers })).statusCode)
    expect(reads).toEqual([200, 200, 200, 200, 200, 429])
    await strict.close()
  })
})

describe('Oneself', () => {
  it('profile, export and farewell', async () => {
    const { accessToken: token } = await signIn('hal@example.org')
    expect(
      (await call('PATCH', '/me', { token, body: { name: 'Hal', locale: 'de', timeZone: 'Europe/Berlin' } })).body,
    ).toMatchObject({ name: 'Hal', locale: 'de' })
    expect(await call('PATCH', '/me', { token, body: { timeZone: 'Mars/Base' } })).toMatchObject({
      status: 422,
      body: { pointer: '/timeZone' },
    })
    expect((await call('GET', '/me/export', { token })).body).toMatchObject({ profile: { name: 'Hal' } })
    expect((await call('DELETE', '/me', { token })).status).toBe(204)
    expect((await call('GET', '/me', { token })).status).toBe(401)
  })

  it('nobody without a token', async () => {
    for (const [method, url] of [
      ['GET', '/me'],
      ['PATCH', '/me'],
      ['GET', '/me/tokens'],
      ['DELETE', '/sessions'],
      ['GET', '/me/export'],
    ] as const)
      expect((await call(method, url, method === 'PATCH' ? { body: {} } : {})).status).toBe(401)
  })
})
