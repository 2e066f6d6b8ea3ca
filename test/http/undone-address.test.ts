// An intruder who changed somebody's address, carried out over HTTP: once the owner takes that back, nothing the intruder left
// behind hears or shows anything any more.
import { afterAll, expect, it } from 'vitest'
import { deliverer } from '../../src/games/hooks/deliver.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { pushService } from '../support/push-service.ts'
import { callsOf, someAddress } from '../support/sign-in.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const served = await testApp(database, undefined, undefined, deps)
const { app, services, letters, notices, close } = served
afterAll(close)
const { call, signIn } = callsOf(served)
const service = pushService()
const deliveries = deliverer(services.hooks)

const secretIn = (link: string) => link.split('#')[1]!

it('An address that is taken back leaves whoever changed it neither a browser that is told nor a calendar', async () => {
  const address = someAddress()
  await signIn(address)
  const intruder = await signIn(address)
  const token = intruder.accessToken
  const asked = await call('POST', '/me/address', { token, body: { email: someAddress() } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(202)
  const shown = { token: secretIn(letters.at(-1)!.link) }
  expect((await call('PUT', '/me/address', { token, body: shown })).status).toBe(204)
  const told = notices.at(-1)!
  expect(told.to).toBe(address)
  const renewed = await call('POST', '/sessions/refresh', { body: { refreshToken: intruder.refreshToken } })
  const stays = { token: renewed.body.accessToken }
  const browser = service.browser()
  expect((await call('POST', '/me/push', { ...stays, body: browser.subscription })).status).toBe(201)
  const made = await call('PUT', '/me/calendar', stays)
  const calendar = new URL(made.body.url).pathname
  await atOrders(deps, 3, { host: intruder.account, title: 'Read by a stranger' })
  await deliveries.run()
  const heard = browser.got.length
  expect(heard).toBeGreaterThan(1)
  expect((await app.inject({ url: calendar })).body).toContain('Read by a stranger')

  const undone = await call('POST', '/sign-in/former-address', { body: { token: secretIn(told.link!) } })
  expect(undone.status, JSON.stringify(undone.body)).toBe(204)

  expect((await app.inject({ url: calendar })).statusCode).toBe(404)
  for (const [method, url, body] of [
    ['POST', '/me/push', service.browser().subscription],
    ['PUT', '/me/calendar', undefined],
  ] as const)
    expect((await call(method, url, { ...stays, ...(body && { body }) })).status, url).toBe(401)
  await atOrders(deps, 3, { host: intruder.account })
  const owner = await signIn(address)
  expect(owner.account).toBe(intruder.account)
  await deliveries.run()
  expect(browser.got).toHaveLength(heard)
  const own = { token: owner.accessToken }
  expect((await call('GET', '/me/push', own)).body.browsers).toEqual([])
  expect((await call('GET', '/me', own)).body.calendarAt).toBeNull()
})
