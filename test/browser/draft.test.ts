// What somebody writes stays written, however long it takes until the server has it, and the server ends up with the last of it.
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { type House, openHouse, visitor } from './house.ts'

const PATIENCE = 240_000

describe.runIf(isBrowserThere('what is written on a slow network'))('A draft', () => {
  let house: House
  let page: Page
  beforeAll(async () => {
    house = await openHouse()
    page = (await visitor(house)).page
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page
      .getByRole('button', { name: /^Begin in/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Your six orders for year 1', exact: true }).waitFor({ timeout: 120_000 })
  }, PATIENCE)
  afterAll(() => house?.close())

  const write = async (...places: number[]) => {
    for (const place of places) {
      await page.keyboard.press('w')
      await page.getByRole('button', { name: new RegExp(`^Order ${place}: (?!empty)`) }).waitFor()
    }
  }
  /** How many orders the server has. */
  const keptThere = () =>
    page.evaluate(async () => {
      const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
      const url = `/v1${location.pathname}/draft`
      const { draft } = await (await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })).json()
      return draft?.content.orders.filter((order: string | null) => order).length ?? 0
    })
  /** Holds what is sent next; gives it once it is on its way. */
  const holdNext = () =>
    new Promise<Route>((held) => {
      void page.route('**/draft', (route) => (route.request().method() === 'PUT' ? held(route) : route.continue()), {
        times: 1,
      })
    })

  it('that is being sent is not what was written meanwhile', { timeout: PATIENCE }, async () => {
    const slow = holdNext()
    await write(1)
    const first = await slow
    await write(2, 3)
    const then = page.waitForResponse((answer) => answer.request() === first.request())
    await first.continue()
    await then
    await expect.poll(keptThere, { timeout: 30_000 }).toBe(3)
    expect(await page.getByRole('button', { name: /^Order [123]: (?!empty)/ }).count()).toBe(3)
  })

  it('that did not arrive is not sent again after a newer one', { timeout: PATIENCE }, async () => {
    const lost = holdNext()
    await write(4)
    const old = await lost
    await write(5)
    await old.abort('connectionfailed')
    await expect.poll(keptThere, { timeout: 30_000 }).toBe(5)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/draft')) sent++
    })
    await page.clock.runFor(60_000)
    expect(await keptThere()).toBe(5)
    expect(sent).toBe(0)
    await write(6)
    await expect.poll(keptThere, { timeout: 30_000 }).toBe(6)
    expect(await page.getByRole('button', { name: /^Order \d: (?!empty)/ }).count()).toBe(6)
  })
})
