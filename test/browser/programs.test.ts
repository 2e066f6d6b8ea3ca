// What people meet who write programs: webhooks and the bot's account on the account page, by keyboard alone; and the pages of
// problems and numbered rules.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { accountsInADatabase, expectDone, someAddress } from '../accounts/people.ts'
import { receiver } from '../support/hooks.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, settled, visitor } from './house.ts'
import { pressOn, tabTo } from './people.ts'

const PATIENCE = 240_000
const PASSWORD = 'correct horse battery'
const DEVICES = [
  { name: 'phone-de', device: { ...PHONE, viewport: { width: 390, height: 844 }, locale: 'de-DE' } },
  { name: 'desk-en', device: DESK },
]

describe.runIf(isBrowserThere('what people meet who write programs'))('Who writes programs', () => {
  const { database, deps, signUp } = accountsInADatabase()
  const there = receiver()
  let house: House
  beforeAll(async () => {
    house = await openHouse({
      ...{ DATABASE_URL: database.url, ACCESS_KEYS: `test:${'x'.repeat(32)}` },
      ...{ WEBHOOK_HTTP: 'yes', WEBHOOK_ALLOW: '127.0.0.1' },
    })
  }, PATIENCE)
  afterAll(() => house?.close())

  async function signIn(page: Page) {
    const email = someAddress()
    const { account } = await signUp(email)
    expectDone(await setPassword(deps, { account, password: PASSWORD }))
    await page.goto('/sign-in')
    await page.getByText(/^(Sign in with a password|Mit Passwort anmelden)$/).click()
    const form = page.locator('details')
    await form.locator('input[type=email]').fill(email)
    await form.locator('input[type=password]').fill(PASSWORD)
    await form.getByRole('button').click()
    await page.waitForFunction(() => localStorage.getItem('herald.session') !== null)
  }
  const button = (page: Page, name: RegExp) => page.locator('#webhooks').getByRole('button', { name })

  it.each(DEVICES)('has a program told, and sees what came of it: $name', { timeout: PATIENCE }, async (one) => {
    const { page, troubles } = await visitor(house, one.device)
    await signIn(page)
    await page.goto('/me#webhooks')
    const section = page.locator('#webhooks')
    await pressOn(page, section.getByText(/^(New webhook|Neuer Webhook)$/))
    await tabTo(page, section.getByLabel(/^Name/))
    await page.keyboard.type('My bot')
    const path = `/${one.name}`
    await tabTo(page, section.getByLabel(/^(Address|Adresse)/))
    await page.keyboard.type(there.url(path))
    await expectOpenToAll(page)
    await keepScreen(page, `webhooks-new-${one.name}`)
    await pressOn(page, button(page, /^(Make it|Anlegen)$/))
    await section.locator('input[value^="whsec_"]').waitFor()
    await expectOpenToAll(page)

    const tryOut = button(page, /^(Try it out|Ausprobieren): My bot$/)
    await pressOn(page, tryOut)
    await section.getByText(/^(arrived|kam an)$/).waitFor()
    there.moods.set(path, 500)
    await pressOn(page, tryOut)
    await section.getByText(/^(The answer was 500\.|Die Antwort war 500\.)/).waitFor()
    await section.getByText(/^(does not answer|antwortet nicht)$/).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `webhooks-${one.name}`)
    there.moods.set(path, 204)
    await pressOn(page, button(page, /^(Send again|Erneut senden): /).first())
    await expect.poll(() => section.getByText(/^(arrived|kam an)$/).count(), { timeout: 30_000 }).toBe(2)

    await pressOn(page, button(page, /^(New secret|Neues Geheimnis): /))
    await section.getByText(/^(.*The old secret signs too until|.*Das alte Geheimnis signiert noch bis)/).waitFor()
    await pressOn(page, button(page, /^(Switch off|Ausschalten): /))
    await button(page, /^(Switch on|Einschalten): /).waitFor()
    expect(await tryOut.count()).toBe(0)
    await pressOn(page, button(page, /^(Take away|Wegnehmen): /))
    await section.locator('.webhook').waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it.each(DEVICES)('says that an account is a bot’s: $name', { timeout: PATIENCE }, async (one) => {
    const { page, troubles } = await visitor(house, one.device)
    await signIn(page)
    await page.goto('/me#tokens')
    const section = page.locator('#tokens')
    await pressOn(page, section.getByText(/^(A program’s account|Konto eines Programms)$/))
    await tabTo(page, section.getByLabel(/^(Whose program it is|Wem das Programm gehört)/))
    await page.keyboard.type('Ada')
    await expectOpenToAll(page)
    await keepScreen(page, `bot-account-${one.name}`)
    await pressOn(
      page,
      section.getByRole('button', { name: /^(This is a bot’s account|Das ist das Konto eines Bots)/ }),
    )
    await section.getByText(/(a bot of Ada|ein Bot von Ada)\.$/).waitFor()
    await section.getByRole('button', { name: /^(Change the owner’s name|Namen ändern)$/ }).waitFor()
    await expectOpenToAll(page)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it.each(DEVICES)('looks up problems and rules: $name', { timeout: PATIENCE }, async (one) => {
    const { page, troubles } = await visitor(house, one.device)
    const show = async (screen: string) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      await expectOpenToAll(page)
      await keepScreen(page, `${screen}-${one.name}`)
    }
    await page.goto('/problems')
    await show('problems')
    await pressOn(page, page.getByRole('link', { name: 'not-asked', exact: true }))
    await page.waitForURL('/problems/not-asked')
    await show('problem')
    await page.goto('/problems/refused')
    await show('problem-refused')
    await pressOn(page, page.getByRole('link', { name: /^(Deutsch|English)$/ }))
    await page.waitForURL(/lang=/)
    expect(await page.locator('html').getAttribute('lang')).toBe(one.name.endsWith('de') ? 'en' : 'de')
    await page.goto('/rules')
    await show('rules-list')
    for (const game of ['kingdom-defenders', 'xidit']) {
      await page.goto(`/rules/${game}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectOpenToAll(page)
    }
    await page.goto('/rules/xidit#X-3.1')
    const rule = page.locator('[id="X-3.1"]')
    expect(await rule.evaluate((element) => element.matches(':target'))).toBe(true)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
