// Notifications are offered once: after the first orders of somebody were taken, never before, and the browser asks nobody before
// a button is pressed.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushService } from '../support/push-service.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'
import { lend, lendPermission } from './lent.ts'

const PATIENCE = 240_000
const GERMAN: BrowserContextOptions = { ...DESK, locale: 'de-DE' }
const BOTS = /^(Play (now )?against bots|(Sofort |Gleich |Jetzt )?[Gg]egen Bots spielen)$/
const OFFER = /^(Shall this browser tell you|Soll dieser Browser dir Bescheid sagen)/
const service = pushService()

describe.runIf(isBrowserThere('the offer of notifications'))('The offer of notifications', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ WEBHOOK_HTTP: 'yes', WEBHOOK_ALLOW: '127.0.0.0/8' })
  }, PATIENCE)
  afterAll(() => house?.close())

  /** At a table against bots, asked for the first orders. */
  async function atTable(device: BrowserContextOptions, says: NotificationPermission = 'granted') {
    const { page, troubles } = await visitor(house, device)
    const browser = service.browser()
    await lend(page, browser)
    const timesAsked = await lendPermission(page, says)
    const offer = page.getByRole('complementary', { name: OFFER })
    let seen = 0
    await page.exposeFunction('noteOffer', () => {
      seen++
    })
    await page.addInitScript(() => {
      const found = (node: Node) =>
        node instanceof Element && (node.matches('.push-offer') || node.querySelector('.push-offer') !== null)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (found(node)) void (window as unknown as { noteOffer(): Promise<void> }).noteOffer()
      }).observe(document, { childList: true, subtree: true })
    })
    await playAgainstBots(page)
    return { page, troubles, browser, offer, timesAsked, timesSeen: () => seen }
  }
  async function playAgainstBots(page: Page) {
    await page.goto('/')
    await page.getByRole('button', { name: BOTS }).click()
    await page
      .getByRole('button', { name: /^(Begin in|Beginnen in|In .* beginnen)/ })
      .first()
      .click()
    await orders(page, 1)
  }
  const orders = (page: Page, year: number) =>
    page
      .getByRole('heading', { name: new RegExp(`(Your six orders for year|Deine sechs Befehle für Jahr) ${year}$`) })
      .waitFor({ timeout: 120_000 })
  async function handIn(page: Page) {
    for (let place = 1; place <= 6; place++) {
      await page.keyboard.press('w')
      await page.getByRole('button', { name: new RegExp(`^(Order|Befehl) ${place}: (?!empty|leer)`) }).waitFor()
    }
    const taken = page.waitForResponse((answer) => /answers\/orders/.test(answer.url()) && answer.ok())
    await page.getByRole('button', { name: /^(Hand in|Abgeben)$/ }).click()
    await taken
  }
  const noneFor = async (page: Page, offer: ReturnType<Page['locator']>) => {
    // What would bring it comes before what the page shows of the answer.
    await page
      .getByText(/^(Handed in|Abgegeben)\.$/)
      .or(page.getByRole('heading', { name: /2$/ }))
      .first()
      .waitFor()
    expect(await offer.count()).toBe(0)
  }

  it.each([
    { name: 'phone-en', device: PHONE },
    { name: 'desk-de', device: GERMAN },
  ])(
    'comes once the first orders are taken, and its button is what asks: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const { page, troubles, browser, offer, timesAsked, timesSeen } = await atTable(device)
      expect([await offer.count(), timesSeen(), await timesAsked()]).toEqual([0, 0, 0])
      await handIn(page)
      await offer.waitFor()
      expect([timesSeen(), await timesAsked()]).toEqual([1, 0])
      await expectOpenToAll(page)
      await keepScreen(page, `push-offer-${name}`)
      await offer.getByRole('button', { name: /^(Yes, tell me here|Ja, hier Bescheid sagen)$/ }).click()
      await offer.getByText(/^(This browser tells you|Dieser Browser sagt dir Bescheid)\.$/).waitFor()
      expect(await timesAsked()).toBe(1)
      await expect.poll(() => browser.got.length).toBeGreaterThan(0)
      await offer.getByRole('button', { name: /^(Close|Schließen)$/ }).click()
      await offer.waitFor({ state: 'detached' })
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )

  it('can be declined for good: no other orders, page, or table brings it back', { timeout: PATIENCE }, async () => {
    const { page, troubles, offer, timesAsked, timesSeen } = await atTable(DESK)
    await handIn(page)
    await offer.getByRole('button', { name: 'No, thank you' }).click()
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await playAgainstBots(page)
    await handIn(page)
    await noneFor(page, offer)
    expect([timesSeen(), await timesAsked()]).toEqual([1, 0])
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('says so where the browser is told no', { timeout: PATIENCE }, async () => {
    const { page, offer, timesAsked } = await atTable(DESK, 'denied')
    await handIn(page)
    await offer.getByRole('button', { name: 'Yes, tell me here' }).click()
    await offer.getByText(/^The browser said no\./).waitFor()
    expect(await timesAsked()).toBe(1)
    await page.context().close()
  })

  it.each([
    { why: 'its owner has refused', script: () => localStorage.setItem('test.permission', 'denied') },
    { why: 'the browser cannot', script: () => Reflect.deleteProperty(window, 'PushManager') },
  ])('does not come where $why', { timeout: PATIENCE }, async ({ script }) => {
    const { page } = await visitor(house)
    const timesAsked = await lendPermission(page, 'granted')
    await page.addInitScript(script)
    await playAgainstBots(page)
    await handIn(page)
    await noneFor(page, page.getByRole('complementary', { name: OFFER }))
    expect(await timesAsked()).toBe(0)
    await page.context().close()
  })
})
