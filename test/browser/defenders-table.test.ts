// A round of Kingdom Defenders at the table: Fates, a plan written by pointing and by keys, acts with their small forms; tried
// out, handed in, taken back and changed. Ada sits at a desk and reads English, Bela has a phone and reads German.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, type Visitor, visitor } from './house.ts'
import { look, pressOn } from './people.ts'

const PATIENCE = 300_000
/** All the game does between two windows is behind it. */
const SOON = { timeout: 120_000 }

describe.runIf(isBrowserThere('the table of Kingdom Defenders'))('A round of Kingdom Defenders', () => {
  let house: House
  let ada: Visitor
  let bela: Visitor
  let game: string
  beforeAll(async () => {
    house = await openHouse()
    ada = await visitor(house, DESK)
    bela = await visitor(house, { ...PHONE, locale: 'de-DE' })
    await ada.page.goto('/')
    game = await ada.page.evaluate(openForTwo)
    await bela.page.goto(`/games/${game}`)
    await bela.page.getByRole('button', { name: 'Platz nehmen' }).tap()
    await ada.page.goto(`/games/${game}`)
  }, PATIENCE)
  afterAll(() => house?.close())

  const space = (page: Page, id: string) => page.locator(`svg [data-space="${id}"]`).first()
  const choose = (page: Page, id: string) => page.locator('.space-select select').selectOption(id)
  const wishes = (page: Page) => page.getByRole('list', { name: /^(Your wishes|Deine Wünsche)/ }).getByRole('button')

  it('begins with a Fate for everybody', { timeout: PATIENCE }, async () => {
    for (const { page } of [ada, bela]) {
      await page.getByRole('heading', { name: /two Fates|Schicksale/ }).waitFor(SOON)
      await expectOpenToAll(page)
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: /^(Keep this Fate|Dieses Schicksal behalten)$/ }).click()
    }
    await ada.page.getByRole('heading', { name: 'Your plan for round 1' }).waitFor(SOON)
    await bela.page.getByRole('heading', { name: 'Dein Plan für Runde 1' }).waitFor(SOON)
  })

  it('is planned by pointing: what a space is, why it is closed, and then the wish', {
    timeout: PATIENCE,
  }, async () => {
    const { page } = ada
    await space(page, 'C.3').click()
    await page.getByText('No Horde is in play, so no camp takes anything.').waitFor()
    await space(page, 'E1.a').click()
    await page.getByText('Gain 2 weapons.').first().waitFor()
    await space(page, 'E1.a').click()
    await page.getByRole('button', { name: /^Wish 1: Armoury/ }).waitFor()
    await choose(page, 'E4.a')
    await page.getByRole('button', { name: 'Wish for Academy' }).click()
    // Another choice for the second wish.
    await page.getByRole('button', { name: /^Wish 2: Academy/ }).click()
    await choose(page, 'E2.b')
    await page.getByRole('button', { name: 'Exactly E2.b' }).click()
    await page.getByRole('button', { name: /^Wish 2: Academy or Spell Tower E2\.b/ }).waitFor()
    await page.getByText(/Armoury \(E1\.a\) \(1 disc\)/).waitFor()
    await keepScreen(page, 'defenders-plan')
    await expectOpenToAll(page)
  })

  it('is put in order by keys, and nothing of it is lost', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await wishes(page).nth(1).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await page.getByRole('button', { name: /^Wish 1: Academy or/ }).waitFor()
    await page.keyboard.press('Escape')
    await choose(page, 'D.1')
    await page.getByRole('button', { name: 'Wish for First gate' }).click()
    await page.getByRole('button', { name: /^Wish 3: First gate/ }).waitFor()
    await expect.poll(() => keptWishes(page)).toBe(3)
    await page.reload()
    await page.getByRole('button', { name: /^Wish 3: First gate/ }).waitFor(SOON)
    await page.getByRole('button', { name: /^Wish 1: Academy or/ }).waitFor()
  })

  it('is handed in for a receipt, taken back, and handed in again', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await pressOn(page, page.getByRole('button', { name: 'Hand in', exact: true }))
    await page.getByText('Receipt', { exact: true }).waitFor()
    await page.getByText(/Discs are placed as soon as these have handed in/).waitFor()
    await expectOpenToAll(page)
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await page.getByText('Receipt', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change again' }).click()
    await page.getByLabel('After the wishes').selectOption('pass')
    await page.getByText('You have a changed draft that is not handed in.').waitFor()
    await page.getByRole('button', { name: 'Hand in the change' }).click()
    await page.getByText('Then pass.').waitFor()
  })

  it('is planned on a phone as well, and runs when the last plan is in', { timeout: PATIENCE }, async () => {
    const { page } = bela
    await space(page, 'E2.a').tap()
    await page.getByRole('button', { name: 'Zauberturm wünschen' }).tap()
    await page.getByRole('button', { name: /^Wunsch 1: Zauberturm/ }).waitFor()
    await keepScreen(page, 'defenders-plan-phone')
    await expectOpenToAll(page)
    await page.getByRole('button', { name: 'Abgeben', exact: true }).tap()
    await page.getByRole('heading', { name: 'Was deine Felder in Runde 1 tun' }).waitFor(SOON)
    await ada.page.getByRole('heading', { name: 'What your spaces do in round 1' }).waitFor(SOON)
  })

  it('is acted by small forms, filled in with what silence would do', { timeout: PATIENCE }, async () => {
    const { page } = ada
    const academy = page.getByLabel('What Academy does')
    expect(await academy.inputValue()).toBe('auto')
    await academy.selectOption('own')
    await page.getByLabel('Track').selectOption({ label: 'Magic' })
    await page.getByText(/Magic rises to step 1/).waitFor()
    await keepScreen(page, 'defenders-acts')
    await expectOpenToAll(page)
    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await page.getByText('Receipt', { exact: true }).waitFor()
    await keepScreen(bela.page, 'defenders-acts-phone')
    await expectOpenToAll(bela.page)
    await bela.page.getByRole('button', { name: 'Abgeben', exact: true }).tap()
    await page.getByRole('heading', { name: /^Your plan for round 2$/ }).waitFor(SOON)
    const { view } = (await look(page, game)) as unknown as { view: { players: { magic: number }[]; viewer: number } }
    expect(view.players[view.viewer]!.magic).toBeGreaterThan(0)
  })

  it('leaves instructions for what is decided on the way', { timeout: PATIENCE }, async () => {
    const { page } = ada
    await page.getByRole('button', { name: /^Change: When you are not asked/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group', { name: 'Strength or Magic' }).getByRole('radio', { name: 'Magic' }).check()
    await expectOpenToAll(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Strength or Magic: Magic. All else as usual.').waitFor()
  })

  it('without a complaint of any browser', () => {
    for (const { troubles } of [ada, bela]) expect(troubles).toEqual([])
  })
})

/** In the page: a guest, and a table for two that anybody may join. */
async function openForTwo(): Promise<string> {
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const session = await post('/v1/sessions/guest', { name: 'Ada', locale: 'en' })
  localStorage.setItem('herald.session', JSON.stringify(session))
  const options = { players: 2, difficulty: 'standard', variant: 'none' }
  const table = { ruleset: 'kingdom-defenders', title: 'At the Wall', options }
  return (await post('/v1/games', table, session.accessToken)).game
}

/** How many wishes the server has kept of the draft. */
const keptWishes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('herald.session')!)
    const headers = { authorization: `Bearer ${accessToken}` }
    const { draft } = await (await fetch(`/v1${location.pathname}/draft`, { headers })).json()
    return draft?.content.plan.wishes.length ?? 0
  })
