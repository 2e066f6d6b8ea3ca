// One's sessions over the API: listed with what they were begun with, ended one by one, and programs kept away from them.
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { callsOf, someAddress } from '../support/sign-in.ts'

const database = ownDatabase()
const api = await testApp(database)
afterAll(api.close)
const { call, signIn, guest, askForLink } = callsOf(api)

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

describe('Sessions', () => {
  it('are listed with what they were begun with, the one that asks among them, and nobody else’s', async () => {
    const email = someAddress()
    const here = await signIn(email, FIREFOX)
    await signIn(email, PHONE)
    await signIn(email, `${'<script>'.repeat(2000)} Firefox/1`)
    await signIn()
    const { status, body } = await call('GET', '/sessions', { token: here.accessToken })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true },
      { device: 'Safari on iOS', isCurrent: false },
      { device: '', isCurrent: false },
    ])
    expect(Object.keys(body[0]).sort()).toEqual(
      ['createdAt', 'device', 'expiresAt', 'isCurrent', 'session', 'usedAt'].sort(),
    )
  })

  it('are ended one by one: its tokens are good for nothing, the others go on', async () => {
    const email = someAddress()
    const [here, there] = [await signIn(email), await signIn(email)]
    const listed = (await call('GET', '/sessions', { token: here.accessToken })).body
    const { session } = listed.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await call('DELETE', `/sessions/${session}`, { token: here.accessToken })).status).toBe(204)
    expect((await call('GET', '/games?which=mine', { token: there.accessToken })).status).toBe(401)
    const { refreshToken } = there
    expect((await call('POST', '/sessions/refresh', { body: { refreshToken } })).status).toBe(401)
    expect((await call('GET', '/sessions', { token: here.accessToken })).body).toHaveLength(1)
    expect(await call('DELETE', `/sessions/${session}`, { token: here.accessToken })).toMatchObject({
      status: 404,
      body: { type: '/problems/no-such-session' },
    })
  })

  it('of others are not there', async () => {
    const [mine, theirs] = [await signIn(), await signIn()]
    const [{ session }] = (await call('GET', '/sessions', { token: theirs.accessToken })).body
    for (const one of [session, 'nonsense', '%00'])
      expect((await call('DELETE', `/sessions/${one}`, { token: mine.accessToken })).status).toBe(404)
    expect((await call('GET', '/games?which=mine', { token: theirs.accessToken })).status).toBe(200)
  })
})

describe('A program', () => {
  it('gets hold of nothing that lasts longer, or may do more, than its token', async () => {
    for (const { accessToken: token } of [await signIn(), await guest()]) {
      const wish = { name: 'Bot', scopes: ['read', 'play', 'manage'] }
      const made = await call('POST', '/me/tokens', { token, body: wish })
      const { secret, card } = made.body
      const [{ session }] = (await call('GET', '/sessions', { token })).body
      for (const [method, url, body] of [
        ['POST', '/me/tokens', wish],
        ['GET', '/me/tokens', undefined],
        ['DELETE', `/me/tokens/${card.token}`, undefined],
        ['PUT', '/me/password', { password: 'what the program knows' }],
        ['PUT', '/me/password', { password: null }],
        ['GET', '/sessions', undefined],
        ['DELETE', `/sessions/${session}`, undefined],
        ['DELETE', '/sessions/current', undefined],
        ['DELETE', '/sessions', undefined],
        ['POST', '/sessions/confirm', { password: 'what the program knows' }],
        ['GET', '/me/export', undefined],
        ['DELETE', '/me', undefined],
      ] as const)
        expect(await call(method, url, { token: secret, ...(body && { body }) }), `${method} ${url}`).toMatchObject({
          status: 403,
          body: { type: '/problems/not-by-program' },
        })
      expect((await call('PATCH', '/me', { token: secret, body: { name: 'Bot’s' } })).status).toBe(200)
      expect((await call('GET', '/sessions', { token })).body).toHaveLength(1)
    }
  })

  it('of a guest does not get the guest’s address for its owner', async () => {
    const { accessToken: token, account } = await guest()
    const { secret } = (await call('POST', '/me/tokens', { token, body: { name: 'Bot', scopes: ['manage'] } })).body
    const link = await askForLink(someAddress())
    const arrived = await call('POST', '/sessions/link', {
      body: { token: link.token },
      cookie: link.cookie,
      token: secret,
    })
    expect(arrived.body.account).not.toBe(account)
  })
})
