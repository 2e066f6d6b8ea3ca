// Somebody whose letters came back sees it wherever they are, and puts it right with one button and the link that comes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { accountsInADatabase, expectDone, someAddress } from '../accounts/people.ts'
import { postOffice } from '../support/post-office.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'

const PATIENCE = 240_000
const PASSWORD = 'correct horse battery'
const { database, deps, signUp } = accountsInADatabase()
const office = postOffice()

describe.runIf(isBrowserThere('stopped letters'))('Letters that are stopped', () => {
  let house: House
  beforeAll(async () => {
    const mail = { SMTP_URL: office.url(), MAIL_FROM: 'Herald <herald@example.org>' }
    house = await openHouse({ DATABASE_URL: database.url, ACCESS_KEYS: `test:${'x'.repeat(32)}`, ...mail })
  }, PATIENCE)
  afterAll(() => house?.close())

  it.each([
    { name: 'phone-en', device: PHONE, stop: 'bounced', words: /came back from/ },
    { name: 'desk-de', device: { ...DESK, locale: 'de-DE' }, stop: 'complaint', words: /unerwünscht gemeldet/ },
  ])('are said on every page until the address is confirmed: $name', { timeout: PATIENCE }, async (one) => {
    const email = someAddress()
    const { account } = await signUp(email)
    expectDone(await setPassword(deps, { account, password: PASSWORD }))
    await database.pool.query('UPDATE account SET mail_stopped = $2, bounces = 3 WHERE id = $1', [account, one.stop])
    const { page, troubles } = await visitor(house, one.device)
    await page.goto('/sign-in')
    await page.getByText(/^(Sign in with a password|Mit Passwort anmelden)$/).click()
    const form = page.locator('details')
    await form.locator('input[type=email]').fill(email)
    await form.locator('input[type=password]').fill(PASSWORD)
    await form.getByRole('button').click()
    await page.waitForFunction(() => localStorage.getItem('herald.session') !== null)

    const notice = page.getByRole('complementary', { name: /^(You get no letters|Du bekommst keine Briefe)/ })
    for (const path of ['/learn', '/me', '/']) {
      await page.goto(path)
      await notice.getByText(one.words).waitFor()
    }
    await expectOpenToAll(page)
    await keepScreen(page, `stopped-${one.name}`)
    await page.goto('/me')
    await notice.getByRole('button').press('Enter')
    await notice.getByText(/^(A link is being mailed|Ein Link wird)/).waitFor()
    const [letter] = await office.arrival(email, 1)
    await page.goto(new URL(/https?:\S+sign-in#\S+/.exec(letter!.mail.text!)![0]).href)
    await page.waitForURL('**/me')
    await notice.waitFor({ state: 'detached' })
    const { rows } = await database.pool.query('SELECT mail_stopped, bounces FROM account WHERE id = $1', [account])
    expect(rows).toEqual([{ mail_stopped: null, bounces: 0 }])
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
