// The film and the end of a game of Kingdom Defenders: a guest leaves a game to a steward against bots, watches a round of it
// by keyboard, sees how it was decided, and has the browser check it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { expectOpenToAll, type House, keepScreen, openHouse, PHONE, type Visitor, visitor } from './house.ts'
import { look } from './people.ts'

const PATIENCE = 600_000
const OPENING = {
  ...{ ruleset: 'kingdom-defenders', title: 'A wall to hold', visibility: 'unlisted' },
  ...{ options: { players: 3, difficulty: 'advanced', variant: 'none' }, bots: ['regent', 'regent'] },
}

/** What the page itself could send, with the page's own token. */
const send = (page: Page, method: string, path: string, body: unknown): Promise<{ game: string }> =>
  page.evaluate(
    async ([verb, where, content]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
      const response = await fetch(where!, { method: verb!, headers, body: content! })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return response.json()
    },
    [method, path, JSON.stringify(body)],
  )

describe.runIf(isBrowserThere('the film of Kingdom Defenders'))('A game of Kingdom Defenders', () => {
  let house: House
  let ada: Visitor
  let bela: Visitor
  let game = ''
  beforeAll(async () => {
    house = await openHouse()
    ada = await visitor(house)
    bela = await visitor(house, { ...PHONE, locale: 'de-DE' })
  }, PATIENCE)
  afterAll(() => house?.close())

  it('runs to its end when all is left to the steward', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await page.goto('/')
    await page.getByRole('button', { name: /against bots/ }).click()
    await page.waitForFunction(() => localStorage.getItem('herald.session') !== null)
    game = (await send(page, 'POST', '/v1/games', OPENING)).game
    await send(page, 'PUT', `/v1/games/${game}/nonce`, { nonce: 'a-part-of-chance' })
    const question = async (t: string) => (await look(page, game)).view?.questions.find((one) => one.t === t)
    await expect.poll(() => question('fate'), { timeout: 60_000 }).toBeDefined()
    const { id, usual } = (await question('fate')) as unknown as { id: string; usual: { t: string; keep: string } }
    const standing = { standing: { plan: 'steward', acts: 'auto' } }
    await send(page, 'PUT', `/v1/games/${game}/answers/standing`, standing)
    const { t: _, ...fate } = usual
    await send(page, 'PUT', `/v1/games/${game}/answers/fate?question=${encodeURIComponent(id)}`, fate)
    await expect.poll(async () => (await look(page, game)).card.status, { timeout: PATIENCE }).toBe('finished')
  })

  it('is watched step by step and chapter by chapter, by keyboard', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await page.goto(`/games/${game}#round=2`)
    await page.getByRole('heading', { name: 'Round 2 of 6' }).waitFor()
    const shown = page.getByRole('slider', { name: 'Place in the round' })
    const chapter = page.getByRole('navigation', { name: 'Chapters' }).locator('[aria-current]')
    const place = async () => Number(await shown.inputValue())
    await expect.poll(() => chapter.textContent()).toBe('Favour of the King')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => chapter.textContent()).toBe('Placement')
    const first = await place()
    // Of a placement the space is marked, and where the disc went is told.
    const space = page.locator('.caption').filter({ hasText: / (go|goes) to / })
    await space.waitFor()
    await expect.poll(() => page.locator('.board svg .mark').count()).toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(place).toBe(first + 1)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page
      .locator('.caption')
      .filter({ hasText: / (act|acts|decline|declines) / })
      .waitFor()
    await keepScreen(page, 'defenders-film')
    await expectOpenToAll(page)
    await page.keyboard.press('End')
    await expect.poll(() => chapter.textContent()).toBe('Gates and maintenance')
    await page.getByRole('link', { name: 'On to round 3' }).waitFor()
  })

  it('is watched on a phone by whoever has its address, in German', { timeout: PATIENCE }, async () => {
    const { page } = bela
    await page.goto(`/games/${game}#round=1`)
    await page.getByRole('heading', { name: 'Runde 1 von 6' }).waitFor()
    await page.getByRole('button', { name: 'Einsetzen', exact: true }).tap()
    await page.getByRole('button', { name: 'Einen Schritt weiter' }).tap()
    await page
      .locator('.caption')
      .filter({ hasText: /besetzt|passt/ })
      .waitFor()
    await keepScreen(page, 'defenders-film-phone')
    await expectOpenToAll(page)
  })

  it('ends with a scoring whose items come to its total', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await page.goto(`/games/${game}`)
    await page.getByRole('heading', { name: 'The end of the game' }).waitFor()
    await page.getByRole('heading', { name: /^The city (stands|has fallen)$/ }).waitFor()
    const rows = await page.getByRole('table').first().getByRole('row').all()
    const columns = await Promise.all(
      rows.slice(1).map(async (row) => {
        const cells = await row.getByRole('cell').all()
        return Promise.all(cells.map(async (cell) => Number.parseInt((await cell.innerText()).replace('−', '-'), 10)))
      }),
    )
    const totals = columns.pop()!
    expect(totals).toHaveLength(3)
    for (const [i, total] of totals.entries())
      expect(total).toBe(
        Math.max(
          0,
          columns.reduce((sum, row) => sum + row[i]!, 0),
        ),
      )
    await page.getByRole('img', { name: 'Fame, by round' }).waitFor()
    await keepScreen(page, 'defenders-finale')
    await expectOpenToAll(page)
  })

  it('is checked in the browser, and its record kept', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await page.getByRole('button', { name: 'Check this game' }).click()
    await page.getByText('All is well: chance was fair').waitFor({ timeout: 120_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the record' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`kingdom-defenders-${game}.json`)
    await bela.page.goto(`/games/${game}`)
    await bela.page.getByRole('button', { name: 'Dieses Spiel prüfen' }).tap()
    await bela.page.getByText('Alles in Ordnung').waitFor({ timeout: 120_000 })
    await keepScreen(bela.page, 'defenders-finale-phone')
    await expectOpenToAll(bela.page)
  })

  it('without a complaint of any browser', () => {
    for (const { troubles } of [ada, bela]) expect(troubles).toEqual([])
  })
})
