// How much a page asks of the server: little to open a table, little for a year, and never so much that it is refused.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APART_MS } from '../../web/table/gather.ts'
import { isBrowserThere } from './chromium.ts'
import { type House, openHouse, visitor } from './house.ts'

const PATIENCE = 240_000
const TO_OPEN = 12
const A_YEAR = 8

describe.runIf(isBrowserThere('how much a page asks'))('A table against bots', () => {
  let house: House
  let page: Page
  let asked: string[] = []
  const refused: string[] = []
  beforeAll(async () => {
    // Far fewer than people have: what is too much is refused here within a year.
    house = await openHouse({ REQUESTS_A_MINUTE: '120' })
    page = (await visitor(house)).page
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/v1/')) asked.push(`${request.method()} ${pathname}`)
    })
    page.on('response', (response) => {
      if (response.status() === 429) refused.push(response.url())
    })
  }, PATIENCE)
  afterAll(() => house?.close())

  const ordersFor = (year: number) =>
    page.getByRole('heading', { name: `Your six orders for year ${year}` }).waitFor({ timeout: 120_000 })
  const handIn = async () => {
    for (let order = 0; order < 6; order++) await page.keyboard.press('w')
    await page.getByRole('button', { name: /^Order 6: (?!empty)/ }).waitFor()
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  }
  /** What was asked for until the table is quiet: nothing more for longer than two looks are apart. */
  const untilQuiet = async (): Promise<string[]> => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length
      await wait(APART_MS + 1000)
    }
    return asked
  }

  it('is opened with few requests', { timeout: PATIENCE }, async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page
      .getByRole('button', { name: /^Begin in/ })
      .first()
      .click()
    await ordersFor(1)
    asked = []
    await page.reload()
    await ordersFor(1)
    await page.getByText('Live', { exact: true }).waitFor()
    // What happened before the stream stood is looked at once more.
    const looks = () => asked.filter((one) => /^GET \/v1\/games\/[^/]+$/.test(one)).length
    await expect.poll(looks, { timeout: 30_000 }).toBeGreaterThan(1)
    const all = await untilQuiet()
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(TO_OPEN)
  })

  it('asks little for a year, from the orders handed in to the next ones', { timeout: PATIENCE }, async () => {
    for (let order = 0; order < 6; order++) await page.keyboard.press('w')
    await page.getByText('As things stand').waitFor()
    await expect.poll(() => asked.some((one) => one.startsWith('PUT ') && one.endsWith('/draft'))).toBe(true)
    asked = []
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await ordersFor(2)
    const all = await untilQuiet()
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(A_YEAR)
  })

  it('is never refused, however fast one plays', { timeout: PATIENCE }, async () => {
    for (const year of [2, 3]) {
      await ordersFor(year)
      await handIn()
      await ordersFor(year + 1)
    }
    expect(refused).toEqual([])
  })
})
