// The bench of the web client: from an address to the board in front of somebody, on the built project, in a real browser;
// and to one heading on a page of a few bytes, which is what the browser itself takes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { Herald } from '../packages/client/src/index.ts'
import { newHome, removeHome, serveHome } from './api/herald.ts'
import { median } from './measure.ts'
import type { Findings } from './report.ts'

const TIMES = 7
const BOARD = 'svg [data-city]'
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const webParts: readonly string[] = []

export async function benchWeb(): Promise<Findings> {
  const home = newHome()
  const server = await serveHome(home)
  const bare = await servePage()
  const browser = await openBrowser()
  try {
    const { session, game } = await begunGame(server.url)
    const quoted = JSON.stringify(JSON.stringify(session))
    const first = { welcome: [] as number[], game: [] as number[], again: [] as number[], bare: [] as number[] }
    for (let time = 0; time < TIMES; time++) {
      // A context has a cache of its own: the first visit brings everything, the second finds it.
      const context = await browser.newContext({ baseURL: server.url })
      await context.addInitScript({ content: `localStorage.setItem('herald.session', ${quoted})` })
      const page = await context.newPage()
      first.game.push(await until(page, `/games/${game}`, BOARD))
      first.again.push(await until(page, `/games/${game}`, BOARD))
      await context.close()
      const stranger = await browser.newContext({ baseURL: server.url })
      const hall = await stranger.newPage()
      first.welcome.push(await until(hall, '/', 'h1'))
      await stranger.close()
      const anybody = await browser.newContext()
      const blank = await anybody.newPage()
      first.bare.push(await until(blank, bare.url, 'h1'))
      await anybody.close()
    }
    const wanted = { under: 1000 }
    return {
      rows: [
        { what: 'a game’s address to its board, nothing in the cache', figure: median(first.game), unit: 'ms', wanted },
        { what: 'the same, the second time', figure: median(first.again), unit: 'ms', wanted },
        {
          what: 'the first page to its heading, nothing in the cache',
          figure: median(first.welcome),
          unit: 'ms',
          wanted,
        },
        { what: 'a page of a few bytes to its heading', figure: median(first.bare), unit: 'ms' },
      ],
      notes: ['These are times on the wall: only an idle machine gives figures worth comparing.'],
    }
  } finally {
    await browser.close()
    bare.close()
    await server.stop()
    removeHome(home)
  }
}

async function servePage() {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<h1>Herald</h1>'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

async function openBrowser(): Promise<Browser> {
  const { existsSync } = await import('node:fs')
  const executablePath = PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error('This bench needs chromium.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
}

interface InAPage {
  readonly document: { querySelector(selector: string): unknown }
}

/** Looked for at every frame: a locator looks ever less often, and would find it half a second late. */
async function until(page: Page, address: string, shown: string): Promise<number> {
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction((found) => (globalThis as unknown as InAPage).document.querySelector(found), shown, {
    polling: 'raf',
  })
  return performance.now() - began
}

/** A guest at a table of bots, with the first question asked. */
async function begunGame(url: string) {
  const herald = new Herald(url)
  const { data: session } = await herald.post('/v1/sessions/guest', { body: { name: 'Ada' } })
  const { data: offered } = await herald.get('/v1/rules')
  const { ruleset, seats } = offered[0]!
  const bots = Array.from({ length: seats.least - 1 }, () => 'random')
  const body = { ruleset, title: 'A bench', options: { players: seats.least as 3 }, bots }
  const ada = herald.as(session.accessToken)
  const { game } = (await ada.post('/v1/games', { body })).data
  await ada.put('/v1/games/{game}/nonce', { path: { game }, body: { nonce: 'ada' } })
  return { session, game }
}
