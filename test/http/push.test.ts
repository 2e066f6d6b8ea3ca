// Browsers that are told, over HTTP: added by what they give for it, looked at, removed; each belongs to a session and ends with
// it, and no address is called that should not be.
import { afterAll, describe, expect, it } from 'vitest'
import { deliverer } from '../../src/games/hooks/deliver.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { IDENTITY } from '../support/hooks.ts'
import { pushService } from '../support/push-service.ts'
import { callsOf, type Session } from '../support/sign-in.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const served = await testApp(database, undefined, undefined, deps)
const { services, close } = served
afterAll(close)
const { call, signIn } = callsOf(served)
const service = pushService()
const deliveries = deliverer(services.hooks)

const add = ({ accessToken: token }: Session, body: object) => call('POST', '/me/push', { token, body })
const list = async ({ accessToken: token }: Session) => (await call('GET', '/me/push', { token })).body

describe('Browsers over HTTP', () => {
  it('are told once they are added, shown without what lets others write there, and removed', async () => {
    const ada = await signIn()
    expect(await list(ada)).toEqual({ key: IDENTITY.publicKey, browsers: [] })
    const browser = service.browser()
    const made = await add(ada, browser.subscription)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    await deliveries.run()
    expect(browser.shown()).toHaveLength(1)
    const { browsers } = await list(ada)
    expect(browsers).toEqual([{ ...made.body, isCurrent: true, okAt: expect.any(String) }])
    expect(JSON.stringify(browsers)).not.toContain('127.0.0.1')
    const { body: kept } = await call('GET', '/me/export', { token: ada.accessToken })
    expect(kept.browsers).toMatchObject([{ id: made.body.id }])
    expect(JSON.stringify(kept)).not.toContain(browser.subscription.endpoint)
    for (let time = 0; time < 2; time++)
      expect((await call('DELETE', `/me/push/${made.body.id}`, { token: ada.accessToken })).status).toBe(204)
    expect((await list(ada)).browsers).toEqual([])
  })

  it('are no webhooks: those have operations, places and secrets of their own', async () => {
    const ada = await signIn()
    const { body } = await add(ada, service.browser().subscription)
    const token = ada.accessToken
    expect((await call('GET', '/me/webhooks', { token })).body).toEqual([])
    for (const [method, at, change] of [
      ['PATCH', '', { url: 'https://elsewhere.example/' }],
      ['DELETE', '', undefined],
      ['POST', '/test', undefined],
      ['POST', '/secret', undefined],
      ['GET', '/deliveries', undefined],
    ] as const) {
      const refused = await call(method, `/me/webhooks/${body.id}${at}`, { token, ...(change && { body: change }) })
      expect([refused.status, refused.body.type], at).toEqual([404, '/problems/no-such-webhook'])
    }
    expect((await list(ada)).browsers).toHaveLength(1)
    for (let made = 0; made < 5; made++) {
      const hook = { name: 'A hook', url: 'https://bot.example.org/' }
      expect((await call('POST', '/me/webhooks', { token, body: hook })).status).toBe(201)
    }
  })

  it('are somebody’s own: nobody else sees or removes them', async () => {
    const [ada, eve] = [await signIn(), await signIn()]
    const { body } = await add(ada, service.browser().subscription)
    expect((await call('DELETE', `/me/push/${body.id}`, { token: eve.accessToken })).status).toBe(204)
    expect((await list(ada)).browsers).toHaveLength(1)
    expect((await list(eve)).browsers).toEqual([])
  })

  it('end with their session, here and everywhere', async () => {
    const email = 'grace@example.org'
    const [here, there] = [await signIn(email), await signIn(email)]
    const [one, other] = [service.browser(), service.browser()]
    await add(here, one.subscription)
    await add(there, other.subscription)
    expect((await list(here)).browsers.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
    await deliveries.run()
    await call('DELETE', '/sessions/current', { token: there.accessToken })
    expect((await list(here)).browsers).toHaveLength(1)
    await atOrders(deps, 3, { host: here.account })
    await deliveries.run()
    expect([one.got.length, other.got.length]).toEqual([2, 1])
    await call('DELETE', '/sessions', { token: here.accessToken })
    await atOrders(deps, 3, { host: here.account })
    await deliveries.run()
    expect(one.got).toHaveLength(2)
  })

  it('with an address or keys that do not fit are refused, with the field and the rule', async () => {
    const ada = await signIn()
    const { endpoint, keys } = service.browser().subscription
    const point = Buffer.from(keys.p256dh, 'base64url')
    point[40]! ^= 1 // not on the curve
    for (const [at, body] of [
      ['/endpoint', { endpoint: 'https://10.0.0.1/x', keys }],
      ['/endpoint', { endpoint: 'ftp://push.example.org/x', keys }],
      ['/endpoint', { endpoint: 'nowhere', keys }],
      ['/endpoint', { endpoint: 'https://me:secret@push.example.org/x', keys }],
      ['/endpoint', { endpoint: `https://push.example.org/${'x'.repeat(1000)}`, keys }],
      ['/keys/p256dh', { endpoint, keys: { ...keys, p256dh: point.toString('base64url') } }],
      ['/keys/p256dh', { endpoint, keys: { ...keys, p256dh: 'AAAA' } }],
      ['/keys/auth', { endpoint, keys: { ...keys, auth: 'short' } }],
      ['/keys/auth', { endpoint, keys: { ...keys, auth: `${keys.auth}!` } }],
    ] as const) {
      const refused = await add(ada, body)
      expect([refused.status, refused.body.type, refused.body.pointer], JSON.stringify(body).slice(0, 90)).toEqual([
        ...[422, '/problems/bad-field', at],
      ])
      expect(refused.body.detail).toMatch(/^Its? /)
    }
    expect((await add(ada, { endpoint })).status).toBe(400)
    expect((await list(ada)).browsers).toEqual([])
  })
})

describe('Wishes about notifications', () => {
  it('stand beside those about mail, change one by one, and ending letters leaves them', async () => {
    const ada = await signIn()
    const token = ada.accessToken
    const { mail } = (await call('GET', '/me', { token })).body
    expect(mail.letters).toMatchObject({ reminder: 'at-once', 'table-news': 'at-once' })
    expect(mail.push).toMatchObject({ reminder: true, 'your-turn': true, 'table-news': false })
    const change = { mail: { push: { reminder: false, 'table-news': true } } }
    const changed = (await call('PATCH', '/me', { token, body: change })).body.mail
    expect(changed.push).toEqual({ ...mail.push, reminder: false, 'table-news': true })
    expect(changed.letters).toEqual(mail.letters)
    const wrong = await call('PATCH', '/me', { token, body: { mail: { push: { 'no/such': true } } } })
    expect([wrong.status, wrong.body.pointer]).toEqual([422, '/mail/push/no~1such'])
    await database.pool.query(`UPDATE account SET letters = letters || '{"reminder": "off"}' WHERE id = $1`, [
      ada.account,
    ])
    expect((await call('GET', '/me', { token })).body.mail.push).toEqual(changed.push)
  })
})
