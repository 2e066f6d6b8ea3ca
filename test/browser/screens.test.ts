// Every page, on a phone and on a desk, in both languages: open to all, nothing from elsewhere, and small.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, settled, visitor } from './house.ts'

const PATIENCE = 240_000
/** Compressed JavaScript that somebody waits for, in bytes. */
const FIRST_LOAD = 200 * 1024
/** Pages by name; `guest` for somebody who plays as one. */
const PAGES = { welcome: '/', 'sign-in': '/sign-in', rules: '/guide/xidit', nowhere: '/no/such/page' }
const GUEST_PAGES = { lobby: '/', account: '/me', new: '/new' }
const DEVICES = [
  { name: 'desk-de', device: { ...DESK, locale: 'de-DE' } },
  { name: 'phone-en', device: PHONE },
]

describe.runIf(isBrowserThere('the pages of the web client'))('The pages of the web client', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, PATIENCE)
  afterAll(() => house?.close())

  it.each(DEVICES)('are open to all: $name', { timeout: PATIENCE }, async ({ name, device }) => {
    const { page, troubles } = await visitor(house, device)
    const show = async (screen: string, path: string) => {
      await page.goto(path)
      await page.locator('main h1, main h2').first().waitFor()
      await settled(page)
      await expectOpenToAll(page)
      await keepScreen(page, `${screen}-${name}`)
    }
    for (const [screen, path] of Object.entries(PAGES)) await show(screen, path)
    await page.goto('/')
    await page.getByRole('button', { name: /^(Play now|Jetzt gegen)/ }).click()
    await page.waitForURL(/\/games\//)
    await page.getByRole('button', { name: /^Begin in|beginnen$/ }).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `start-${name}`)
    for (const [screen, path] of Object.entries(GUEST_PAGES)) await show(screen, path)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it.each(DEVICES)('teach the game in ten steps: $name', { timeout: PATIENCE }, async ({ name, device }) => {
    const { page, troubles } = await visitor(house, device)
    await page.goto('/learn/xidit')
    // Whatever the step offers: to go on, or to be shown.
    const offered = /^(Next|Weiter|Let the year run|Das Jahr ablaufen lassen|Show me|Zeig es mir)$/
    const last = page.getByText(/^(Step|Schritt) 10 (of|von) 10$/)
    await page.getByText(/^(Step|Schritt) 1 (of|von) 10$/).waitFor()
    await keepScreen(page, `lesson-${name}`)
    for (let presses = 0; presses < 30 && (await last.count()) === 0; presses++)
      await page.getByRole('button', { name: offered }).click()
    await last.waitFor()
    await expectOpenToAll(page)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('are small: what has to be there before somebody sees something', { timeout: PATIENCE }, async () => {
    const { page } = await visitor(house)
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    let requests = 0
    network.on('Network.responseReceived', ({ requestId, type }) => {
      requests++
      if (type === 'Script') scripts.add(requestId)
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    const loading = async (go: () => Promise<unknown>) => {
      scripts.clear()
      bytes = requests = 0
      await go()
      return { bytes, requests, nodes: await page.locator('*').count() }
    }
    const welcome = await loading(() => page.goto('/', { waitUntil: 'networkidle' }))
    expect(welcome.bytes).toBeGreaterThan(20_000)
    expect(welcome.bytes).toBeLessThan(FIRST_LOAD)
    expect(welcome.requests).toBeLessThan(40)
    await page.getByRole('button', { name: 'Play now against bots' }).click()
    await page.getByRole('button', { name: /^Begin in/ }).waitFor()
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    const table = await loading(async () => {
      await page.reload()
      await page.locator('svg [data-city]').first().waitFor()
    })
    expect(table.bytes).toBeGreaterThan(20_000)
    expect(table.bytes).toBeLessThan(FIRST_LOAD)
    expect(table.nodes).toBeLessThan(5000)
  })
})
