// The example of a front end on another address plays a whole game: signed in by OAuth, told by a stream, drawn its own way.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'

const PATIENCE = 240_000
const PAGE = fileURLToPath(new URL('../../examples/page/', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }

describe.runIf(isBrowserThere('a front end of others'))('A front end of others', () => {
  let house: House
  let elsewhere = ''
  const server = createServer((request, answer) => {
    const name = new URL(request.url!, 'http://here').pathname.slice(1) || 'index.html'
    readFile(PAGE + name).then(
      (bytes) => answer.setHeader('content-type', `${TYPES[extname(name)]}; charset=utf-8`).end(bytes),
      () => answer.writeHead(404).end(),
    )
  })
  beforeAll(async () => {
    house = await openHouse()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }, PATIENCE)
  afterAll(async () => {
    server.close()
    await house?.close()
  })

  const call = async (method: string, path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${house.address}/v1${path}`, {
      ...{ method, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
    return answer.status === 204 ? undefined : await answer.json()
  }

  it('plays a whole game', { timeout: PATIENCE }, async () => {
    const session = await call('POST', '/sessions/guest', { name: 'Ada' })
    const token = session.accessToken as string
    const wish = { ruleset: 'xidit', title: 'From elsewhere', options: { players: 3, length: 'short' } }
    const { game } = await call('POST', '/games', { ...wish, bots: ['random', 'random'] }, token)
    await call('PUT', `/games/${game}/nonce`, { nonce: 'ada-likes-dice' }, token)

    const { page, troubles } = await visitor(house, PHONE)
    await page.goto('/')
    await page.evaluate((kept) => localStorage.setItem('herald.session', kept), JSON.stringify(session))
    await page.goto(`${elsewhere}/?server=${encodeURIComponent(house.address)}`)
    await page.getByRole('button', { name: 'Sign in at Herald' }).click()
    await page.getByRole('button', { name: 'Let it in' }).click()
    await page.getByText('Ada', { exact: true }).waitFor()
    await page.getByRole('button', { name: '● From elsewhere' }).waitFor()

    const handIn = page.getByRole('button', { name: 'Hand in' })
    const asked = page.locator('#asked')
    const over = page.getByText('This game is over.')
    const small = asked.getByRole('button', { name: /^(\d+|Do the usual)$/ }).first()
    let years = 0
    for (;;) {
      // What comes next comes by the stream: nothing here loads the page anew.
      await handIn.or(small).or(over).first().waitFor()
      if (await over.isVisible()) break
      if (await small.isVisible()) {
        await small.click()
        continue
      }
      if (years === 0) await expectOpenToAll(page)
      const year = await asked.locator('.row').first().textContent()
      for (const word of ['red', 'act', 'blue', 'act', 'black', 'act'])
        await asked.getByRole('button', { name: word }).click()
      if (years++ === 0) await keepScreen(page, 'foreign-page')
      await handIn.click()
      await page.waitForFunction(
        (before) => !document.querySelector('#asked')!.textContent!.includes(before),
        year!.split(':')[0]!,
      )
    }
    expect(years).toBe(9)
    const strange = troubles.filter((trouble) => !trouble.startsWith(`asked elsewhere: ${elsewhere}`))
    expect(strange).toEqual([])

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in at Herald' }).waitFor()
    const grants = await fetch(`${house.address}/v1/me/grants`, { headers: { authorization: `Bearer ${token}` } })
    expect(await grants.json()).toEqual([])
  })
})
