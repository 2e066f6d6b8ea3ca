// The page in the other browsers people have: WebKit, as on their phones, and Firefox. Somebody new plays a round in each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ruleset as xidit } from '../../support/tables.ts'
import { type House, openHouse } from '../house.ts'
import { isFirefoxThere, openFirefox } from './firefox.ts'
import { advice, asked, button, clickUntil, isInRound, isOnPage, playNow } from './hands.ts'
import type { Tab } from './tab.ts'
import { isWebKitThere, openWebKit } from './webkit.ts'

const BROWSERS = [
  { name: 'WebKit', isThere: isWebKitThere, open: openWebKit },
  { name: 'Firefox', isThere: isFirefoxThere, open: openFirefox },
]
const PATIENCE = 300_000

const ORDERS = { red: 'Red road', blue: 'Blue road', black: 'Black road', act: 'Act in', wait: 'Wait in' } as const

for (const { name, isThere, open } of BROWSERS)
  describe.runIf(isThere())(`In ${name}`, () => {
    let house: House
    let tab: Tab
    beforeAll(async () => {
      house = await openHouse()
      tab = await open()
    }, PATIENCE)
    afterEach(async ({ task }) => {
      const folder = new URL('../screens/', import.meta.url)
      mkdirSync(folder, { recursive: true })
      writeFileSync(new URL(`${name}-${task.name.replaceAll(/\W+/g, '-')}.png`, folder), await tab.screenshot())
    })
    afterAll(async () => {
      await tab?.close()
      await house?.close()
    })

    it('a year of Lords of Xidit is played', { timeout: PATIENCE }, async () => {
      const game = await playNow(tab, house.address)
      await asked(tab, game, 'start')
      await clickUntil(tab, button('Begin in'), '//fieldset[contains(@class, "order-buttons")]')
      await asked(tab, game, 'orders')
      const { orders } = await advice<{ orders: (keyof typeof ORDERS)[] }>(tab, game, xidit, 'orders')
      for (const [i, order] of orders.entries()) {
        const choice = `//fieldset[contains(@class, "order-buttons")]${button(ORDERS[order])}`
        const written = `//button[starts-with(@aria-label, "Order ${i + 1}:") and not(contains(@aria-label, "empty"))]`
        await clickUntil(tab, choice, written)
      }
      await clickUntil(tab, button('Hand in'), () => isInRound(tab, game, 2))
      await expect.poll(() => isOnPage(tab, '//h2[contains(., "year 2")]'), { timeout: 30_000 }).toBe(true)
    })

    it('a round of Kingdom Defenders is played', { timeout: PATIENCE }, async () => {
      const game = await playNow(tab, house.address, 'Kingdom Defenders')
      await asked(tab, game, 'fate')
      const keep = '//button[contains(., "Keep this Fate") and not(@disabled)]'
      await clickUntil(tab, '//*[contains(@class, "picks")]//label[.//input]', keep)
      await clickUntil(tab, keep, '//h2[contains(., "Your plan")]')
      // Pointed at on the board: the first place of the armoury.
      await clickUntil(tab, '//*[@data-space="E1.a"]', button('Wish for'))
      await clickUntil(tab, button('Wish for'), '//button[starts-with(@aria-label, "Wish 1:")]')
      await clickUntil(tab, button('Hand in'), '//h2[contains(., "What your spaces do")]')
      const handIn = '//*[contains(@class, "acts-paper")]//button[contains(@class, "main")]'
      await clickUntil(tab, handIn, () => isInRound(tab, game, 2))
    })
  })
