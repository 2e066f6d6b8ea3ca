// Mail that is read elsewhere: the link opened on another device says so, and its code signs in on the one that asked. And what
// goes with it: another address, and a guest who turns out to be somebody.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, settled, visitor } from './house.ts'
import { linkInMail, pressOn } from './people.ts'

const PATIENCE = 240_000
const DEVICES = [
  { name: 'phone-en', device: PHONE },
  { name: 'desk-de', device: { ...DESK, locale: 'de-DE' } },
]
const GERMAN = { ...DESK, locale: 'de-DE' }

const someAddress = () => `${Math.random().toString(36).slice(2)}@example.org`

/** As its reader sees it: 123 456. */
async function codeInMail(page: Page, to: string): Promise<string> {
  await linkInMail(page, to, /#/)
  const tab = await page.context().newPage()
  await tab.goto('/mailbox')
  await tab.getByRole('listitem').filter({ hasText: to }).first().getByRole('link').click()
  const code = await tab.getByText(/^\d{3} \d{3}$/).innerText()
  await tab.close()
  return code
}

const codeField = (page: Page) => page.getByLabel(/^(Code from the letter|Code aus dem Brief)/)
const signedIn = (page: Page) => page.waitForFunction(() => localStorage.getItem('herald.session') !== null)

async function askFor(page: Page, address: string): Promise<void> {
  await page.goto('/sign-in')
  await page
    .getByLabel(/^(Mail address|Mailadresse)/)
    .first()
    .fill(address)
  await page.getByRole('button', { name: /^(Send me a link|Link schicken)$/ }).click()
  await codeField(page).waitFor()
}

async function comeBy(page: Page, address: string): Promise<void> {
  await askFor(page, address)
  await codeField(page).fill(await codeInMail(page, address))
  await page.keyboard.press('Enter')
  await signedIn(page)
}

describe.runIf(isBrowserThere('signing in by a code'))('Mail that is read elsewhere', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  }, PATIENCE)
  afterAll(() => house?.close())

  it.each(DEVICES)(
    'signs in by its code where it was asked for: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const address = someAddress()
      const [here, elsewhere] = [await visitor(house, device), await visitor(house, GERMAN)]
      await askFor(here.page, address)
      await expectOpenToAll(here.page)
      await keepScreen(here.page, `code-${name}`)

      const link = await linkInMail(elsewhere.page, address, /\/sign-in#/)
      await elsewhere.page.goto(link)
      await elsewhere.page.getByText(/tippe dort den Code aus dem Brief ein/).waitFor()
      await expectOpenToAll(elsewhere.page)
      await keepScreen(elsewhere.page, `link-elsewhere-${name}`)
      expect(await elsewhere.page.evaluate(() => localStorage.getItem('herald.session'))).toBeNull()

      // The phone has thrown the page away meanwhile.
      await here.page.reload()
      await codeField(here.page).fill('000 000')
      await pressOn(here.page, here.page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }))
      await here.page.getByText(/^(This code does not work here\.|Dieser Code gilt hier nicht\.)/).waitFor()
      await expectOpenToAll(here.page)
      await keepScreen(here.page, `code-wrong-${name}`)
      await codeField(here.page).fill(await codeInMail(elsewhere.page, address))
      await here.page.keyboard.press('Enter')
      await signedIn(here.page)
      expect([...here.troubles, ...elsewhere.troubles]).toEqual([])
      await here.page.context().close()
      await elsewhere.page.context().close()
    },
  )

  it.each(DEVICES)(
    'changes the address, and the former one can take it back: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const [former, next] = [someAddress(), someAddress()]
      const { page, troubles } = await visitor(house, device)
      await comeBy(page, former)
      await page.goto('/me')
      await settled(page)
      const profile = page.locator('#profile')
      await profile.getByText(/^(Change the address|Adresse ändern)$/).click()
      await profile.getByLabel(/^(New mail address|Neue Mailadresse)/).fill(next)
      await profile.getByRole('button', { name: /^(Send the letter|Brief schicken)$/ }).click()
      await codeField(page).waitFor()
      await expectOpenToAll(page)
      await keepScreen(page, `new-address-${name}`)
      await codeField(page).fill(await codeInMail(page, next))
      await profile.getByRole('button', { name: /^(Confirm the new|Neue Adresse)/ }).click()
      await profile.getByText(next).waitFor()
      await expectOpenToAll(page)

      const undo = await linkInMail(page, former, /\/old-address#/)
      const other = await visitor(house, device)
      await other.page.goto(undo)
      await expectOpenToAll(other.page)
      await keepScreen(other.page, `old-address-${name}`)
      await other.page.getByRole('button', { name: /^(Take the change back|Änderung zurücknehmen)$/ }).click()
      await other.page.getByText(/^(Your account has its|Dein Konto hat wieder)/).waitFor()
      await page.goto('/me')
      await page.waitForFunction(() => localStorage.getItem('herald.session') === null)
      expect([...troubles, ...other.troubles]).toEqual([])
      await page.context().close()
      await other.page.context().close()
    },
  )

  it.each(DEVICES)(
    'brings a guest’s game along, after a yes: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const address = someAddress()
      const first = await visitor(house, device)
      await comeBy(first.page, address)
      await first.page.context().close()

      const { page, troubles } = await visitor(house, device)
      await page.goto('/')
      await page.getByRole('button', { name: /^(Play now|Jetzt gegen)/ }).click()
      await page.waitForURL(/\/games\//)
      const game = page.url()
      await page.getByRole('button', { name: /^Begin in|beginnen$/ }).waitFor()
      await comeBy(page, address)
      await page.getByRole('heading', { name: /^(Were you the guest|Warst du der Gast)/ }).waitFor()
      await page.getByText(/^(The guest’s game|Das Spiel des Gastes)$/).waitFor()
      await expectOpenToAll(page)
      await keepScreen(page, `join-${name}`)
      await pressOn(page, page.getByRole('button', { name: /^(Yes, that was me|Ja, das war ich)/ }))
      await page.getByText(/^(One game came along|Ein Spiel ist mitgekommen)/).waitFor()
      await expectOpenToAll(page)
      await keepScreen(page, `joined-${name}`)
      await page.goto(game)
      await page.getByRole('button', { name: /^Begin in|beginnen$/ }).waitFor()
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )
})
