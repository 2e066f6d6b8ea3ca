// A whole server as people start it, on an address that stays when it is started again, and a browser to visit it with.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ending, startHerald } from '../main/herald.ts'
import { freePort } from '../support/free-port.ts'
import { launch } from './chromium.ts'

const SCREENS = fileURLToPath(new URL('screens/', import.meta.url))

export interface House {
  readonly address: string
  readonly browser: Browser
  /** Ctrl-C, or a kill; and started again. */
  stop(signal?: NodeJS.Signals): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const home = mkdtempSync(join(tmpdir(), 'herald-house-'))
  chmodSync(home, 0o755)
  const port = await freePort()
  const address = `http://localhost:${port}`
  // All of them come from one address here, and look more often than people do.
  const many = { REQUESTS_A_MINUTE: '100000', ADDRESS_REQUESTS_A_MINUTE: '100000', SIGN_INS_A_MINUTE: '1000' }
  const env = { HERALD_HOME: home, PORT: `${port}`, LOG_LEVEL: 'warn', ...many, ...settings }
  let running: { child: ReturnType<typeof startHerald>; ended: ReturnType<typeof ending> } | null = null

  async function start() {
    const child = startHerald(['serve'], [], env)
    running = { child, ended: ending(child) }
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (bytes) => String(bytes).includes('Herald is at') && ready())
      void running!.ended.then(({ stderr }) => failed(new Error(stderr)))
    })
  }
  async function stop(signal: NodeJS.Signals = 'SIGINT') {
    running?.child.kill(signal)
    await running?.ended
    running = null
  }
  await start()
  const browser = await launch()
  async function close() {
    await browser.close()
    await stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { address, browser, start, stop, close }
}

/** Somebody at a device of their own. `troubles` collects what a browser would complain of. */
export interface Visitor {
  readonly page: Page
  readonly troubles: string[]
}

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
export const PHONE: BrowserContextOptions = {
  ...{ viewport: { width: 360, height: 740 }, locale: 'en-GB', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

export async function visitor({ browser, address }: House, device: BrowserContextOptions = DESK): Promise<Visitor> {
  const context = await browser.newContext({ timezoneId: 'Europe/Berlin', ...device, baseURL: address })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A server that is away, and answers that say no, are part of the tests; what breaks the page or its policy is not.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) troubles.push(message.text())
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) troubles.push(`asked elsewhere: ${url}`)
  })
  return { page, troubles }
}

/** All that was on its way is there. The network is never idle: a stream has no end. */
export const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('.loading').count(), { timeout: 30_000 }).toBe(0)

/** Keeps the screen for people to look at; nothing compares it. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true })
  await page.screenshot({ path: join(SCREENS, `${name}.png`), fullPage: true })
}

/** Nothing that keeps people out, and nothing that has to be scrolled sideways. */
export async function expectOpenToAll(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // every page has one, once it is there
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found, page.url()).toEqual([])
  const tooWide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(tooWide, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0)
}
