// What gets somebody in is changed only by whoever has shown lately that it is them, and they are told by mail.
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { documentOf, operationsOf } from '../support/reference.ts'
import { callsOf, type Session, someAddress } from '../support/sign-in.ts'

const database = ownDatabase()
let now = Date.now()
const deps = { ...depsFor(database), clock: () => new Date(now) }
const api = await testApp(database, undefined, undefined, deps)
afterAll(api.close)
const { call, signIn, guest, askForLink } = callsOf(api)
const { notices } = api

const MINUTE = 60_000
const PASSWORD = 'correct horse battery'
const confirmFirst = { status: 403, body: { type: '/problems/confirm-first' } }

const NONE = '00000000-0000-4000-8000-000000000000'
const SENSITIVE = [
  ['PUT', '/me/password', { password: 'what the thief knows' }],
  ['PUT', '/me/password', { password: null }],
  ['POST', '/me/tokens', { name: 'For later', scopes: ['manage'] }],
  ['GET', '/me/export', undefined],
  ['DELETE', '/me', undefined],
  ['PUT', '/me/program', { owner: 'the thief' }],
  ['PUT', '/me/calendar', undefined],
  ['POST', '/me/address', { email: 'the-thief@example.org' }],
  ['POST', '/me/guest', { guestToken: 'of-the-thief' }],
  ['POST', '/me/webhooks', { name: 'Told', url: 'https://thief.example/' }],
  ['PATCH', `/me/webhooks/${NONE}`, { url: 'https://thief.example/' }],
  ['POST', `/me/webhooks/${NONE}/secret`, undefined],
] as const

const renew = async ({ refreshToken }: Session): Promise<Session> =>
  (await call('POST', '/sessions/refresh', { body: { refreshToken } })).body

/** Signed in with a password, and ten minutes later. */
async function lateWithPassword() {
  const email = someAddress()
  const first = await signIn(email)
  expect((await call('PUT', '/me/password', { token: first.accessToken, body: { password: PASSWORD } })).status).toBe(
    204,
  )
  now += 10 * MINUTE
  return { email, session: await renew(first) }
}

describe('A session that somebody found open', () => {
  it('changes nothing that gets its owner in, and takes nothing away, ten minutes after they signed in', async () => {
    const session = await signIn()
    now += 10 * MINUTE
    const { accessToken: token } = await renew(session)
    const told = notices.length
    for (const [method, url, body] of SENSITIVE)
      expect(await call(method, url, { token, ...(body && { body }) }), `${method} ${url}`).toMatchObject(confirmFirst)
    expect((await call('GET', '/me', { token })).body).toMatchObject({ hasPassword: false })
    expect((await call('GET', '/me/tokens', { token })).body).toEqual([])
    expect(notices.length).toBe(told)
  })

  it('has no other way: these are all that the table marks', async () => {
    const marked = operationsOf(await documentOf(api.app)).filter(({ access }) => access.confirmed)
    const tried = new Set(SENSITIVE.map(([method, url]) => `${method} /v1${url.replace(NONE, '{webhook}')}`))
    expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...tried].sort())
  })

  it('may still be ended, and end others', async () => {
    const session = await signIn()
    now += 10 * MINUTE
    expect((await call('DELETE', '/sessions', { token: (await renew(session)).accessToken })).status).toBe(204)
  })
})

describe('Showing that it is you', () => {
  it('with the password, for ten minutes', async () => {
    const { session } = await lateWithPassword()
    const { accessToken: token } = session
    const make = () => call('POST', '/me/tokens', { token, body: { name: 'Bot', scopes: ['read'] } })
    expect(await make()).toMatchObject(confirmFirst)
    expect(await call('POST', '/sessions/confirm', { token, body: { password: 'a wrong password' } })).toMatchObject({
      status: 403,
      body: { type: '/problems/wrong-password' },
    })
    expect(await make()).toMatchObject(confirmFirst)
    expect((await call('POST', '/sessions/confirm', { token, body: { password: PASSWORD } })).status).toBe(204)
    expect((await make()).status).toBe(201)
    now += 10 * MINUTE
    expect(
      await call('POST', '/me/tokens', {
        token: (await renew(session)).accessToken,
        body: { name: 'Bot', scopes: ['read'] },
      }),
    ).toMatchObject(confirmFirst)
  })

  it('by a fresh mailed link in the same browser; the new session takes the old one’s place', async () => {
    const email = someAddress()
    const first = await signIn(email)
    now += 10 * MINUTE
    const late = await renew(first)
    const { cookie, token } = await askForLink(email)
    const fresh = (await call('POST', '/sessions/link', { body: { token }, cookie, token: late.accessToken })).body
    const body = { name: 'Bot', scopes: ['read'] }
    expect((await call('POST', '/me/tokens', { token: fresh.accessToken, body })).status).toBe(201)
    expect((await call('GET', '/sessions', { token: fresh.accessToken })).body).toHaveLength(1)
    expect((await call('GET', '/games?which=mine', { token: late.accessToken })).status).toBe(401)
  })

  it('by guessing is not done: wrong passwords count, here and where one signs in, together', async () => {
    const { email, session } = await lateWithPassword()
    const { accessToken: token } = session
    for (let i = 0; i < 5; i++)
      expect((await call('POST', '/sessions/confirm', { token, body: { password: `wrong guess ${i}` } })).status).toBe(
        403,
      )
    const waits = await call('POST', '/sessions/confirm', { token, body: { password: PASSWORD } })
    expect(waits).toMatchObject({ status: 429, body: { type: '/problems/too-many-tries' } })
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('POST', '/sessions/password', { body: { email, password: PASSWORD } })).status).toBe(429)
  })

  it('is not for those who have nothing to show it with, and they are told what to do', async () => {
    const body = { password: PASSWORD }
    const { accessToken } = await signIn()
    expect((await call('POST', '/sessions/confirm', { token: accessToken, body })).body.type).toBe(
      '/problems/no-password',
    )
    const visitor = await guest()
    now += 10 * MINUTE
    const { accessToken: token } = await renew(visitor)
    expect((await call('POST', '/sessions/confirm', { token, body })).body.type).toBe('/problems/no-address')
    // A guest has the session and nothing else; what it makes ends when it gets an address.
    expect((await call('GET', '/me/export', { token })).status).toBe(200)
    const made = await call('POST', '/me/tokens', { token, body: { name: 'Bot', scopes: ['read'] } })
    expect(made.status).toBe(201)
    expect(Date.parse(made.body.card.expiresAt)).toBeLessThanOrEqual(now + 365 * 24 * 60 * MINUTE)
  })
})

describe('A letter tells of', () => {
  it('a password that is set or removed, a token that is made, and an account that goes', async () => {
    const email = someAddress()
    let { accessToken: token, refreshToken } = await signIn(email)
    await call('PATCH', '/me', { token, body: { locale: 'de', timeZone: 'Europe/Berlin' } })
    const from = notices.length
    for (const password of [PASSWORD, null]) {
      expect((await call('PUT', '/me/password', { token, body: { password } })).status).toBe(204)
      const next = (await call('POST', '/sessions/refresh', { body: { refreshToken } })).body
      token = next.accessToken
      refreshToken = next.refreshToken
    }
    await call('POST', '/me/tokens', { token, body: { name: 'My bot', scopes: ['read'] } })
    await call('DELETE', '/me', { token })
    const to = { to: email, locale: 'de', timeZone: 'Europe/Berlin', at: new Date(now) }
    expect(notices.slice(from)).toEqual([
      { ...to, what: 'password-set' },
      { ...to, what: 'password-removed' },
      { ...to, what: 'token-made', name: 'My bot' },
      { ...to, what: 'account-deleted' },
    ])
  })
})
