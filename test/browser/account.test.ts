// Somebody looks after their account in a browser: devices that are signed in, and what asks them to show that it is them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { accountsInADatabase, expectDone, someAddress } from '../accounts/people.ts'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'

const PATIENCE = 240_000
const PASSWORD = 'correct horse battery'
const { database, deps, signUp } = accountsInADatabase()

describe.runIf(isBrowserThere('the account page'))('The account page', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ DATABASE_URL: database.url, ACCESS_KEYS: `test:${'x'.repeat(32)}` })
  }, PATIENCE)
  afterAll(() => house?.close())

  it.each([
    { name: 'phone-en', device: PHONE },
    { name: 'desk-de', device: { ...DESK, locale: 'de-DE' } },
  ])(
    'shows devices and ends them, and asks who it is before it makes a token: $name',
    { timeout: PATIENCE },
    async ({ name, device }) => {
      const email = someAddress()
      const { account } = await signUp(email)
      expectDone(await setPassword(deps, { account, password: PASSWORD }))
      const { page, troubles } = await visitor(house, device)
      await page.goto('/sign-in')
      await page.getByText(/^(Sign in with a password|Mit Passwort anmelden)$/).click()
      const form = page.locator('details')
      await form.locator('input[type=email]').fill(email)
      await form.locator('input[type=password]').fill(PASSWORD)
      await form.getByRole('button').click()
      await page.waitForFunction(() => localStorage.getItem('herald.session') !== null)
      const elsewhere = await fetch(`${house.address}/v1/sessions/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'curl/8.0' },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
      expect(elsewhere.status).toBe(201)
      await database.pool.query(
        `UPDATE session SET confirmed_at = now() - interval '11 minutes' WHERE account_id = $1`,
        [account],
      )

      await page.goto('/me#sessions')
      const devices = page.locator('#sessions')
      await devices.getByText(/^Chrome (on|auf)/).waitFor()
      await expectOpenToAll(page)
      await devices.getByRole('button', { name: /curl/ }).click()
      await devices.getByRole('button').waitFor({ state: 'detached' })
      expect(await devices.getByRole('listitem').count()).toBe(1)
      const { accessToken } = (await elsewhere.json()) as { accessToken: string }
      const headers = { authorization: `Bearer ${accessToken}` }
      expect((await fetch(`${house.address}/v1/me`, { headers })).status).toBe(401)

      const programs = page.locator('#tokens')
      await programs.getByText(/^(New token|Neuer Schlüssel)$/).click()
      await programs.getByLabel(/^(What it is for|Wofür er ist)/).fill('My bot')
      await programs.getByRole('button', { name: /^(Make the token|Schlüssel erstellen)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^(Send me a letter|Schick mir einen Brief)$/ }).waitFor()
      await expectOpenToAll(page)
      await keepScreen(page, `confirm-${name}`)
      await dialog.getByLabel(/^(Password|Passwort)$/).fill(PASSWORD)
      await dialog.getByRole('button', { name: /^(Go on|Weiter)$/ }).click()
      await programs.getByText(/^(Take it along now|Nimm ihn jetzt mit)/).waitFor()
      expect(await dialog.count()).toBe(0)
      expect(troubles).toEqual([])
      await page.context().close()
    },
  )
})
