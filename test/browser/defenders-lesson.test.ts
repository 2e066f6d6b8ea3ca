// The lesson of Kingdom Defenders from its first step to its last, by keyboard alone: what can be written is written there.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, openHouse, visitor } from './house.ts'
import { pressOn } from './people.ts'

const PATIENCE = 600_000

describe.runIf(isBrowserThere('the lesson of Kingdom Defenders'))('The lesson of Kingdom Defenders', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, PATIENCE)
  afterAll(() => house?.close())

  const step = (page: Page, number: number) => page.getByText(`Step ${number} of 10`, { exact: true }).waitFor()
  const press = (page: Page, name: string | RegExp) =>
    pressOn(page, page.getByRole('button', { name, exact: true }).first())
  /** What the step wants is done for one. */
  const beShown = (page: Page) => press(page, 'Show me')
  const goOn = (page: Page) => page.keyboard.press('n')

  it('leads to its end by keyboard', { timeout: PATIENCE }, async () => {
    const { page, troubles } = await visitor(house, DESK)
    await page.goto('/learn/kingdom-defenders')
    await step(page, 1)
    await expectOpenToAll(page)
    await goOn(page)

    await step(page, 2)
    await beShown(page)
    await step(page, 3)
    // Nothing is written yet: the key leads nowhere.
    await goOn(page)
    await step(page, 3)
    await beShown(page)
    await page.getByText('both are numbered on the board').waitFor()
    await expectOpenToAll(page)
    await goOn(page)

    await step(page, 4)
    await beShown(page)
    await press(page, 'Hand in')
    await page.getByText('Your plan is in and sealed').waitFor()
    await goOn(page)

    await step(page, 5)
    await press(page, 'Hand in')
    await step(page, 6)
    for (let phase = 0; phase < 3; phase++) await press(page, /^Next phase/)
    await page.getByText(/New turn order/).waitFor()
    await goOn(page)

    await step(page, 7)
    await beShown(page)
    await step(page, 8)
    await beShown(page)
    await press(page, 'Hand in')
    await step(page, 9)
    await expectOpenToAll(page)
    await beShown(page)

    await step(page, 10)
    await page.getByText(/The Horde “The Barnacle Host” is beaten/).waitFor()
    await expectOpenToAll(page)
    // Whoever comes back finds the place; whoever goes back finds the way there.
    await page.reload()
    await step(page, 10)
    await page.keyboard.press('p')
    await step(page, 9)
    await goOn(page)
    await step(page, 10)

    await press(page, 'Play a real game against bots')
    await page.waitForURL(/\/games\//)
    await page.getByRole('heading', { name: 'A first game' }).waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
