// How much a page asks of the server: little to open a table, little for a year, never so much that it is refused; and what it
// does when it is refused all the same, or nobody answers.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APART_MS } from '../../web/play/gather.ts'
import { isBrowserThere } from './chromium.ts'
import { type House, openHouse, visitor } from './house.ts'

const PATIENCE = 400_000
const TO_OPEN = 12
const A_YEAR = 8
const A_MINUTE_IN_THE_LOBBY = 2
/** Far fewer than people have: nine years fit in, were they played in a minute. */
const REQUESTS_A_MINUTE = 120
const YEARS = 9

describe.runIf(isBrowserThere('how much a page asks'))('A page', () => {
  let house: House
  let page: Page
  /** What it asked for, and what of that was refused. */
  let asked: string[] = []
  let refused: string[] = []

  async function listenTo(one: Page) {
    const named = (method: string, url: string) => `${method} ${new URL(url).pathname}`
    one.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/(v1\/|healthz)/.test(pathname)) asked.push(named(request.method(), request.url()))
    })
    one.on('response', (response) => {
      if (response.status() === 429) refused.push(named(response.request().method(), response.url()))
    })
  }
  beforeAll(async () => {
    house = await openHouse({ REQUESTS_A_MINUTE: String(REQUESTS_A_MINUTE) })
    page = (await visitor(house)).page
    await listenTo(page)
  }, PATIENCE)
  afterAll(() => house?.close())

  const ordersFor = (year: number, on = page) =>
    on.getByRole('heading', { name: `Your six orders for year ${year}`, exact: true }).waitFor({ timeout: 180_000 })
  const write = async () => {
    for (let order = 0; order < 6; order++) await page.keyboard.press('w')
    await page.getByRole('button', { name: /^Order 6: (?!empty)/ }).waitFor()
  }
  const handIn = () => page.getByRole('button', { name: 'Hand in', exact: true }).click()
  const begin = async (on = page) => {
    await on.goto('/')
    await on.getByRole('button', { name: /against bots/ }).click()
    await on
      .getByRole('button', { name: /^Begin in/ })
      .first()
      .click()
    await ordersFor(1, on)
  }
  /** Handed in behind the pages' backs: they know of it by the stream alone. */
  const handInBehind = (on: Page, year: number) =>
    on.evaluate(async (round) => {
      const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ year: round, orders: Array(6).fill('wait') })
      const game = location.pathname.split('/').at(-1)
      const { status } = await fetch(`/v1/games/${game}/answers/orders`, { method: 'PUT', headers, body })
      return status
    }, year)
  const isLive = (on: Page) => on.getByText('Live', { exact: true }).waitFor()
  const streams = () => asked.filter((one) => one.endsWith('/stream'))
  /** What was asked for until the page is quiet: nothing more for longer than two looks are apart. */
  const untilQuiet = async (): Promise<string[]> => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length
      await wait(APART_MS + 1000)
    }
    return asked
  }

  it('opens a table with few requests', { timeout: PATIENCE }, async () => {
    await begin()
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
    await write()
    await page.getByText('As things stand').waitFor()
    const isKept = () => asked.some((one) => one.startsWith('PUT ') && one.endsWith('/draft'))
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    asked = []
    await handIn()
    await ordersFor(2)
    const all = await untilQuiet()
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(A_YEAR)
  })

  it('that is refused waits as told, asks nothing twice meanwhile, and goes on by itself', {
    timeout: PATIENCE,
  }, async () => {
    await write()
    await page.evaluate(async () => {
      const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
      const headers = { authorization: `Bearer ${accessToken}` }
      for (let status = 0; status !== 429; ) ({ status } = await fetch('/v1/me', { headers }))
    })
    refused = []
    await handIn()
    await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(0)
    await ordersFor(3)
    expect(refused).toEqual([...new Set(refused)])
  })

  it('says that the server is away, asks nothing else until it is back, and then looks once', {
    timeout: PATIENCE,
  }, async () => {
    await untilQuiet()
    await house.stop('SIGKILL')
    // Nobody has to do anything for that.
    await page.getByText('The server cannot be reached.').waitFor()
    asked = []
    const knocks = () => asked.filter((one) => one.endsWith('/healthz')).length
    await expect.poll(knocks, { timeout: 60_000 }).toBeGreaterThan(2)
    expect(asked.filter((one) => !/\/(healthz|stream)$/.test(one))).toEqual([])
    await house.start()
    await page.getByText('The server cannot be reached.').waitFor({ state: 'detached' })
    await page.getByText('Live', { exact: true }).waitFor()
    asked = []
    const all = await untilQuiet()
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(A_YEAR)
    await write()
    await handIn()
    await ordersFor(4)
  })

  it('is never refused, however fast nine years are played', { timeout: PATIENCE }, async () => {
    await begin()
    refused = []
    for (let year = 1; year <= YEARS; year++) {
      await ordersFor(year)
      await write()
      await handIn()
    }
    await page.getByRole('heading', { name: 'The end of the game' }).waitFor({ timeout: 180_000 })
    expect(refused).toEqual([])
  })

  it('that is open twice has one stream for both, and the other goes on being told when the one that has it is closed', {
    timeout: PATIENCE,
  }, async () => {
    await page.goto('about:blank')
    const [first, second] = [await page.context().newPage(), await page.context().newPage()]
    for (const tab of [first, second]) await listenTo(tab)
    asked = []
    await begin(first)
    await isLive(first)
    await second.goto(first.url())
    await ordersFor(1, second)
    await isLive(second)
    expect(streams()).toEqual(['GET /v1/me/stream'])
    expect(await handInBehind(second, 1)).toBe(200)
    for (const tab of [first, second]) await ordersFor(2, tab)
    expect(streams()).toEqual(['GET /v1/me/stream'])
    await first.close()
    await expect.poll(streams, { timeout: 30_000 }).toEqual(['GET /v1/me/stream', 'GET /v1/me/stream'])
    expect(await handInBehind(second, 2)).toBe(200)
    await ordersFor(3, second)
    expect(streams()).toHaveLength(2)
    await second.close()
  })

  it('goes on by itself when the one that has the stream is put to sleep, and tells that one once it wakes', {
    timeout: PATIENCE,
  }, async () => {
    await page.goto('about:blank')
    const [first, second] = [await page.context().newPage(), await page.context().newPage()]
    for (const tab of [first, second]) await listenTo(tab)
    asked = []
    await begin(first)
    await isLive(first)
    await second.addInitScript(hurry)
    await second.goto(first.url())
    await ordersFor(1, second)
    await isLive(second)
    expect(streams()).toEqual(['GET /v1/me/stream'])
    const life = await page.context().newCDPSession(first)
    await life.send('Page.setWebLifecycleState', { state: 'frozen' })
    await second.evaluate('later(90_000)')
    await expect.poll(streams, { timeout: 30_000 }).toEqual(['GET /v1/me/stream', 'GET /v1/me/stream'])
    expect(await handInBehind(second, 1)).toBe(200)
    await ordersFor(2, second)
    await life.send('Page.setWebLifecycleState', { state: 'active' })
    expect(await handInBehind(second, 2)).toBe(200)
    for (const tab of [first, second]) await ordersFor(3, tab)
    expect(streams()).toHaveLength(2)
    for (const tab of [first, second]) await tab.close()
  })

  it('that stands open at the lobby asks twice a minute', { timeout: PATIENCE }, async () => {
    await page.goto('about:blank') // the clock is put on for all pages of a browser
    const lobby = await page.context().newPage()
    await lobby.clock.install()
    await listenTo(lobby)
    await lobby.goto('/')
    await lobby.getByRole('heading', { level: 1 }).waitFor()
    await untilQuiet()
    asked = []
    const minutes = 6
    for (let minute = 0; minute < minutes; minute++) {
      await lobby.clock.runFor(60_000)
      await untilQuiet()
    }
    const all = asked.join('\n')
    // A minute is over here before the stream shows that it lives: it is taken for dead, and opened again.
    expect(streams().length, all).toBeLessThanOrEqual(minutes)
    const questions = asked.length - streams().length
    expect(questions, all).toBeLessThanOrEqual(A_MINUTE_IN_THE_LOBBY * minutes)
    expect(questions, all).toBeGreaterThanOrEqual(minutes)
  })
})

/** In one tab alone: `later` puts its clock on, and it looks around several times a second instead of every twenty. */
const hurry = `{
  const { now } = Date
  const every = window.setInterval
  let ahead = 0
  Date.now = () => now() + ahead
  window.later = (ms) => { ahead += ms }
  window.setInterval = (work, ms, ...more) => every(work, ms >= 10_000 ? 200 : ms, ...more)
}`
