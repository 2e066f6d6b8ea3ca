// The page in the other browsers people have: WebKit, as on their phones, and Firefox. Somebody new plays a round in each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ruleset as xidit } from '../../support/tables.ts'
import { type House, openHouse } from '../house.ts'
import { isFirefoxThere, openFirefox } from './firefox.ts'
import { advice, asked, button, clickWhenThere, playNow, roundReached } from './hands.ts'
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
      await clickWhenThere(tab, button('Begin in'))
      await asked(tab, game, 'orders')
      const { orders } = await advice<{ orders: (keyof typeof ORDERS)[] }>(tab, game, xidit, 'orders')
      for (const order of orders)
        await clickWhenThere(tab, `//fieldset[contains(@class, "order-buttons")]${button(ORDERS[order])}`)
      await clickWhenThere(tab, button('Hand in'))
      await roundReached(tab, game, 2)
      await expect
        .poll(() => tab.evaluate<string>('document.querySelector("main").innerText'), { timeout: 30_000 })
        .toMatch(/year 2/i)
    })

    it('a round of Kingdom Defenders is played', { timeout: PATIENCE }, async () => {
      const game = await playNow(tab, house.address, 'Kingdom Defenders')
      await asked(tab, game, 'fate')
      await clickWhenThere(tab, '//*[contains(@class, "picks")]//label[.//input]')
      await clickWhenThere(tab, button('Keep this Fate'))
      await asked(tab, game, 'plan')
      // Pointed at on the board: the first place of the armoury.
      await clickWhenThere(tab, '//*[@data-space="E1.a"]')
      await clickWhenThere(tab, button('Wish for'))
      await clickWhenThere(tab, button('Hand in'))
      await asked(tab, game, 'acts')
      await clickWhenThere(tab, '//*[contains(@class, "acts-paper")]//button[contains(@class, "main")]')
      await roundReached(tab, game, 2)
    })
  })
