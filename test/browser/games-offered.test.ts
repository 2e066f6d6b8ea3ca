// Every game there is a desk for is offered: on the first page, in the lobby, for a new game, to learn and to read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import {
  DESK,
  expectOpenToAll,
  type House,
  keepScreen,
  openHouse,
  PHONE,
  settled,
  type Visitor,
  visitor,
} from './house.ts'

const PATIENCE = 600_000
const GAMES = [
  { name: 'Lords of Xidit', path: 'xidit', german: 'Lords of Xidit' },
  { name: 'Kingdom Defenders', path: 'kingdom-defenders', german: 'Verteidiger des Königreichs' },
] as const

describe.runIf(isBrowserThere('the choice of a game'))('The games', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, PATIENCE)
  afterAll(() => house?.close())

  async function openPublic({ page }: Visitor, path: string, title: string) {
    await page.goto(`/new/${path}`)
    await page.getByLabel('Name of the table').fill(title)
    await page.getByRole('radio', { name: /^Everybody/ }).check()
    await page.getByRole('button', { name: 'Open the game' }).click()
    await page.waitForURL(/\/games\//)
  }

  it('are chosen on the first page', { timeout: PATIENCE }, async () => {
    const { page, troubles } = await visitor(house, DESK)
    await page.goto('/')
    for (const { name, path } of GAMES) {
      await page.getByRole('radio', { name }).check()
      await page.locator(`img[src="/pictures/${path}.svg"]`).waitFor()
      expect(await page.getByRole('link', { name: 'Learn in ten short steps' }).getAttribute('href')).toBe(
        `/learn/${path}`,
      )
    }
    await expectOpenToAll(page)
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    for (const { name } of GAMES) await page.getByRole('heading', { name }).waitFor()
    await expectOpenToAll(page)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('are told apart in the lobby', { timeout: PATIENCE }, async () => {
    const host = await visitor(house, DESK)
    for (const { name, path } of GAMES) await openPublic(host, path, `A table of ${name}`)
    const guest = await visitor(house, PHONE)
    await openPublic(guest, GAMES[1].path, 'Mine')
    await guest.page.goto('/')
    const joinable = guest.page.getByRole('region', { name: 'Games to join' })
    await joinable
      .getByRole('link', { name: /^A table of/ })
      .nth(1)
      .waitFor()
    for (const { name } of GAMES) {
      await joinable.getByLabel('Show').selectOption({ label: name })
      // What is no longer wanted goes when the other list is here.
      await expect.poll(() => joinable.getByRole('listitem').locator('.which-game').allTextContents()).toEqual([name])
    }
    await expectOpenToAll(guest.page)
    await keepScreen(guest.page, 'lobby-games-phone-en')
    expect([...host.troubles, ...guest.troubles]).toEqual([])
    await host.page.context().close()
    await guest.page.context().close()
  })

  it('ask for a colour where there is one to choose', { timeout: PATIENCE }, async () => {
    const host = await visitor(house, DESK)
    const guest = await visitor(house, PHONE)
    const { page } = guest
    await openPublic(guest, GAMES[0].path, 'Mine too')
    for (const [{ name, path }, choices, worn] of [
      [GAMES[0], 4, ['blue', 'pink']],
      [GAMES[1], 0, ['red', 'blue']],
    ] as const) {
      await openPublic(host, path, `Colours of ${name}`)
      const rules = page.waitForResponse(/\/v1\/rules$/)
      await page.goto(host.page.url())
      await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor()
      await (await rules).finished()
      const colours = page.getByRole('group', { name: 'Colour' }).getByRole('radio')
      await expect.poll(() => colours.count()).toBe(choices)
      if (choices > 0) await page.getByRole('radio', { name: 'Pink' }).check()
      await expectOpenToAll(page)
      await page.getByRole('button', { name: 'Sit down', exact: true }).click()
      const chips = page.locator('.seats [data-colour]')
      await chips.nth(1).waitFor()
      expect(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-colour')))).toEqual(worn)
      await keepScreen(page, `colours-${path}-phone-en`)
    }
    expect([...host.troubles, ...guest.troubles]).toEqual([])
    await host.page.context().close()
    await page.context().close()
  })

  it('have options and rules of their own', { timeout: PATIENCE }, async () => {
    for (const [device, locale] of [
      [PHONE, 'en'],
      [{ ...DESK, locale: 'de-DE' }, 'de'],
    ] as const) {
      const { page, troubles } = await visitor(house, device)
      await page.goto('/new')
      const second = GAMES[1]
      await page.getByRole('radio', { name: locale === 'de' ? second.german : second.name }).check()
      await page.getByRole('radio', { name: /^(Your own choice|Eigene Wahl)/ }).check()
      await page.getByText(/^(This is enough|Das genügt\.)/).waitFor()
      // A tile less of a kind there is just enough of is not enough.
      for (const id of ['P2', 'P3', 'P4', 'P5']) await page.locator(`input[name="${id}"]`).uncheck()
      await page.getByText(/^(This is not enough|Das genügt noch nicht)/).waitFor()
      await expectOpenToAll(page)
      for (const { path } of GAMES) {
        await page.goto(`/guide/${path}`)
        await page.locator('main h1').waitFor()
        await settled(page)
        await expectOpenToAll(page)
      }
      // All of the pack: tiles, cards, deeds, kinds of Rewards, Hordes with the special ones, Fates.
      expect(await page.locator('.thing').count()).toBe(12 + 18 + 34 + 18 + 5 + 10 + 6 + 8)
      expect(troubles).toEqual([])
      await page.context().close()
    }
  })
})
