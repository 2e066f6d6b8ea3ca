// Notifications, and the page without a connection, in a real browser: its service worker keeps the shell alone, shows what is
// pushed and leads to the table; what is pushed comes from the server by a push service of the test's own. What Chromium cannot do
// without a desk and the network is lent to it: subscribing, and the click itself.
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushService, type Shown } from '../support/push-service.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, settled, visitor } from './house.ts'
import { lend } from './lent.ts'

const PATIENCE = 240_000
const service = pushService()

describe.runIf(isBrowserThere('notifications'))('Notifications', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ WEBHOOK_HTTP: 'yes', WEBHOOK_ALLOW: '127.0.0.0/8' })
  }, PATIENCE)
  afterAll(() => house?.close())

  it.each([
    { name: 'phone-en', device: PHONE },
    { name: 'desk-de', device: { ...DESK, locale: 'de-DE' } },
  ])(
    'are asked for by a button, come from the server, and lead to the table: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const { page, troubles } = await visitor(house, device)
      await page.context().grantPermissions(['notifications'], { origin: house.address })
      const browser = service.browser()
      await lend(page, browser)
      await comeAsGuest(page)
      const worker = await deliveredBy(page, house.address)
      await page.goto('/me#letters')
      await settled(page)
      const letters = page.locator('#letters')
      await letters
        .getByRole('button', { name: /^(Tell me in this browser|In diesem Browser Bescheid sagen)$/ })
        .click()
      await letters.getByText(/^(This browser tells you|Dieser Browser sagt dir Bescheid)\.$/).waitFor()
      await expectOpenToAll(page)
      await keepScreen(page, `push-${name}`)

      // By a choice for each kind: no mail can come to a guest, and this one is not told of reminders either.
      const reminder = letters.getByRole('checkbox', { name: /^(My time is running out|Meine Zeit läuft ab):/ })
      expect(await reminder.isChecked()).toBe(true)
      await reminder.click() // it is unchecked when the server has said so
      await expect.poll(async () => (await me(page)).mail.push.reminder).toBe(false)

      await expect.poll(() => browser.got.length).toBe(1)
      const [greeting] = browser.shown()
      await worker.deliver(greeting!)
      expect(await notifications(page)).toEqual([{ title: greeting!.title, body: greeting!.body }])

      const game = await playAgainstBots(page)
      await expect.poll(() => browser.shown().map(({ path }) => path), { timeout: 60_000 }).toContain(`/games/${game}`)
      const told = browser.shown().find(({ path }) => path === `/games/${game}`)!
      expect(told.title).toContain('Push')
      await worker.deliver(told)
      expect(await worker.click(told.title)).toEqual({ opened: `${house.address}/games/${game}` })
      await page.goto(`/games/${game}`)
      await worker.deliver(told)
      expect(await worker.click(told.title)).toEqual({ focused: `${house.address}/games/${game}` })
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )

  it('turned off here come no more', { timeout: PATIENCE }, async () => {
    const { page, troubles } = await visitor(house)
    await page.context().grantPermissions(['notifications'], { origin: house.address })
    const browser = service.browser()
    await lend(page, browser)
    await comeAsGuest(page)
    await page.goto('/me#letters')
    await page.getByRole('button', { name: 'Tell me in this browser' }).click()
    await page.getByRole('button', { name: /^Remove .* since/ }).click()
    await page.getByRole('button', { name: 'Tell me in this browser' }).waitFor()
    expect((await asking(page, 'GET', '/me/push')).browsers).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('herald.push'))).toBeNull()
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('that are forbidden are not asked for', { timeout: PATIENCE }, async () => {
    const { page, troubles } = await visitor(house)
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
    await comeAsGuest(page)
    await page.goto('/me#letters')
    await page.getByText(/^Notifications from this page are forbidden/).waitFor()
    expect(await page.getByRole('button', { name: 'Tell me in this browser' }).count()).toBe(0)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('and the page can be put on a home screen', { timeout: PATIENCE }, async () => {
    const { page } = await visitor(house)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const devtools = await page.context().newCDPSession(page)
    const { errors, url } = await devtools.send('Page.getAppManifest')
    expect([errors, url]).toEqual([[], `${house.address}/manifest.webmanifest`])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A visitor of the tests has a profile of no duration.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    await page.context().close()
  })

  it('without a connection the page says so, and keeps nothing of anybody', { timeout: PATIENCE }, async () => {
    const { page, troubles } = await visitor(house, PHONE)
    await comeAsGuest(page)
    await page.goto('/me')
    await settled(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await settled(page)
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.sort()).toEqual(['/herald.svg', '/offline.css', '/offline.html'])
    await house.stop()
    await page.goto('/me')
    await page.getByRole('heading', { name: 'There is no connection' }).waitFor()
    expect(page.url()).toBe(`${house.address}/me`)
    await expectOpenToAll(page)
    await keepScreen(page, 'offline-phone')
    await house.start()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('#letters').waitFor()
    expect(troubles.filter((one) => !/ERR_(CONNECTION_REFUSED|FAILED)/.test(one))).toEqual([])
    await page.context().close()
  })
})

async function comeAsGuest(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(async () => {
    const locale = navigator.language.slice(0, 2)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Ada', locale })
    const begun = await fetch('/v1/sessions/guest', { method: 'POST', headers, body })
    localStorage.setItem('herald.session', await begun.text())
  })
}

const asking = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
      const headers = { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(`/v1${path}`, { method, headers, ...(body && { body }) })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
const me = (page: Page) => asking(page, 'GET', '/me')

async function playAgainstBots(page: Page): Promise<string> {
  const wish = { ruleset: 'xidit', title: 'Push', options: { players: 3, length: 'short' }, bots: ['regent', 'regent'] }
  const { game } = await asking(page, 'POST', '/games', wish)
  await asking(page, 'PUT', `/games/${game}/nonce`, { nonce: 'ada' })
  return game
}

const notifications = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body }) => ({ title, body }))
  })

/** The browser's own way from a push service to the service worker. */
async function deliveredBy(page: Page, origin: string) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const known = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) found(registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const registrationId = await known
  const [worker] = page.context().serviceWorkers()
  return {
    async deliver(shown: Shown): Promise<void> {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(shown) })
      await expect.poll(async () => (await notifications(page)).map(({ title }) => title)).toContain(shown.title)
    },
    /** What it would do: only a hand of flesh may open a window, so that is written down instead. */
    click: (title: string): Promise<{ opened?: string; focused?: string | undefined }> =>
      worker!.evaluate(async (title) => {
        const here = globalThis as unknown as WorkerScope
        const done: { opened?: string; focused?: string | undefined } = {}
        here.clients.openWindow = async (url) => {
          done.opened = url
        }
        here.WindowClient.prototype.focus = async function () {
          done.focused = this.url
        }
        const find = async () => (await here.registration.getNotifications()).find((one) => one.title === title)
        const event = new here.NotificationEvent('notificationclick', { notification: (await find())! })
        let over: Promise<unknown> = Promise.resolve()
        event.waitUntil = (promise) => {
          over = promise
        }
        here.dispatchEvent(event)
        await over
        if (await find()) throw new Error('it is still there')
        return done
      }, title),
  }
}

/** What a service worker has, as far as it is lent to. */
interface WorkerScope {
  readonly clients: { openWindow(url: string): Promise<void> }
  readonly WindowClient: { prototype: { readonly url?: string; focus(): Promise<void> } }
  readonly NotificationEvent: new (
    type: string,
    about: { notification: Notification },
  ) => Event & { waitUntil(promise: Promise<unknown>): void }
  readonly registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}
