// A page of another origin asks to be let in, and a program without a browser does: what people see, and what comes of it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'
import { signInByMail, tabTo } from './people.ts'

const PATIENCE = 240_000

/** The page that the documentation gives people to begin with, as it stands there. */
const SAMPLE = /```html\n(.*?)```/s.exec(readFileSync(new URL('../../docs/oauth.md', import.meta.url), 'utf8'))![1]!
const THANKS = '<!doctype html><title>Thanks</title>'

/** A page that makes people click fast, and leads them elsewhere at the fifth click. */
const CLICK_FAST = `<!doctype html><title>Click</title><h1>Click as fast as you can!</h1><script>
let clicks = 0
onmousedown = () => { if (++clicks === 5) location = new URLSearchParams(location.search).get('to') }
</script>`

/** Where a page leads people to. */
const authorize = (more: Record<'client_id' | 'redirect_uri', string>) =>
  `/authorize?${new URLSearchParams({
    ...{ response_type: 'code', scope: 'read play', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    ...more,
  })}`

describe.runIf(isBrowserThere('letting others in'))('Letting others in', () => {
  let house: House
  const foreign = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    if (url!.startsWith('/click-fast')) answer.end(CLICK_FAST)
    else answer.end(url!.startsWith('/thanks') ? THANKS : SAMPLE.replace('http://localhost:3000', house.address))
  })
  let elsewhere = ''
  beforeAll(async () => {
    house = await openHouse()
    await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done))
    elsewhere = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
  }, PATIENCE)
  afterAll(async () => {
    foreign.close()
    await house?.close()
  })

  const asGuest = async (name: string) => {
    const begun = await fetch(`${house.address}/v1/sessions/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    return begun.json() as Promise<{ accessToken: string }>
  }

  const form = async <T>(url: string, body: Record<string, string>): Promise<T> =>
    (await fetch(`${house.address}/v1/oauth/${url}`, { method: 'POST', body: new URLSearchParams(body) })).json()
  /** A program without a browser begins, and asks what has come of it. */
  const begin = (client_id: string) =>
    form<Record<'device_code' | 'user_code' | 'verification_uri_complete', string>>('device', { client_id })
  const tokensFor = (client_id: string, device_code: string) =>
    form<{ access_token?: string; error?: string }>('token', {
      ...{ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id, device_code },
    })

  it.each([
    { name: 'phone-en', device: PHONE },
    { name: 'desk-de', device: { ...DESK, locale: 'de-DE' } },
  ])('a page and a program are let in, and shown out again: $name', { timeout: PATIENCE }, async ({ name, device }) => {
    const { page, troubles } = await visitor(house, device)
    const strange = () => troubles.filter((trouble) => !trouble.startsWith(`asked elsewhere: ${elsewhere}`))
    const press = (what: RegExp) => page.getByRole('button', { name: what }).click()

    // Not signed in yet: who asks for what is shown, and nobody can decide.
    await page.goto(elsewhere)
    await press(/^Sign in with Herald$/)
    await page.getByText(new URL(elsewhere).host, { exact: true }).waitFor()
    await page.getByText(/^(Sign in first|Melde dich erst an)/).waitFor()
    expect(await page.getByRole('button', { name: /^(Let it in|Hereinlassen)$/ }).count()).toBe(0)
    const asking = page.url()
    const session = await asGuest('Ada')
    await page.evaluate((kept) => localStorage.setItem('herald.session', kept), JSON.stringify(session))

    // A no goes back as one.
    await page.goto(asking)
    await page.getByText(/^(You are signed in as Ada|Du bist angemeldet als Ada)/).waitFor()
    await page.getByText(/“My board”|„My board“/).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `consent-${name}`)
    await press(/^(No|Nein)$/)
    await page.getByText('Not let in: access_denied').waitFor()

    // A yes, and the page reads what they may see; when its token is over, it gets the next one.
    await press(/^Sign in with Herald$/)
    await press(/^(Let it in|Hereinlassen)$/)
    await page.getByText('0 games').waitFor()
    await page.evaluate(() => {
      const { refresh_token } = JSON.parse(sessionStorage.getItem('tokens')!)
      sessionStorage.setItem('tokens', JSON.stringify({ refresh_token, access_token: 'herald-at_over' }))
    })
    await page.reload()
    await page.getByText('0 games').waitFor()

    // Whatever is wrong with what a page asks for: nobody is sent anywhere by themselves.
    await page.goto(
      `/authorize?client_id=x&redirect_uri=${encodeURIComponent('https://evil.example/#x')}&response_type=code`,
    )
    await page.getByRole('alert').waitFor()
    await expectOpenToAll(page)
    await page.goto(
      `/authorize?client_id=x&redirect_uri=${encodeURIComponent(`${elsewhere}/thanks`)}&response_type=token`,
    )
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: /^(Back to|Zurück zu) 127\.0\.0\.1/ }).click()
    await page.waitForURL(/\/thanks\?error=unsupported_response_type&/)

    // A program shows a code; it is typed in.
    const client_id = 'herald-cli'
    const codes = await begin(client_id)
    await page.goto('/device')
    const code = page.getByLabel(/^(The code|Der Code)/)
    await code.fill('BCDF-GHJK')
    await press(/^(Go on|Weiter)$/)
    await page.getByText(/^(There is no such code|Diesen Code gibt es nicht)/).waitFor()
    await expectOpenToAll(page)
    await code.fill(codes.user_code.toLowerCase())
    await press(/^(Go on|Weiter)$/)
    await page.getByText(/^(A program without a page wants|Ein Programm ohne Seite möchte)/).waitFor()
    await page.getByText(/^(“herald-cli”|„herald-cli“)$/).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `device-${name}`)
    await press(/^(Let it in|Hereinlassen)$/)
    await page.getByText(/^(Done\. The program|Erledigt\. Das Programm)/).waitFor()
    const { access_token } = await tokensFor(client_id, codes.device_code)
    const me = async () =>
      (await fetch(`${house.address}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })).status
    expect(await me()).toBe(200)

    // Both are listed, and shown out.
    await page.goto('/me#tokens')
    const programs = page.locator('#tokens')
    await programs.getByRole('button', { name: /^(Show out “herald-cli”|„herald-cli“ hinauswerfen)$/ }).waitFor()
    await programs.getByText(/^(Program without a page “herald-cli”|Programm ohne Seite „herald-cli“)/).waitFor()
    await programs.getByText(/(Calls itself “My board”|Nennt sich „My board“)\./).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `grants-${name}`)
    await programs.getByRole('button', { name: new RegExp(client_id) }).click()
    await programs.getByRole('button', { name: new RegExp(client_id) }).waitFor({ state: 'detached' })
    expect(await me()).toBe(401)
    await programs.getByRole('button', { name: /127\.0\.0\.1/ }).waitFor()
    expect(strange()).toEqual([])
    await page.context().close()
  })

  /** Somebody who is signed in, and how often they said yes or no. */
  const signedIn = async (path: string) => {
    const { page, troubles } = await visitor(house)
    const decisions: string[] = []
    page.on('request', (request) => request.url().endsWith('/decisions') && decisions.push(request.postData()!))
    await page.goto('/')
    await page.evaluate((kept) => localStorage.setItem('herald.session', kept), JSON.stringify(await asGuest('Ada')))
    await page.goto(path)
    return { page, troubles, decisions, yes: page.getByRole('button', { name: 'Let it in' }) }
  }

  it('clicks that were meant for another page are no yes', { timeout: PATIENCE }, async () => {
    const asking = authorize({ client_id: 'Clicker', redirect_uri: `${elsewhere}/thanks` })
    const { page, decisions, yes } = await signedIn(asking)
    const { x, y, width, height } = (await yes.boundingBox())!
    const click = () => page.mouse.click(x + width / 2, y + height / 2)
    const isReady = () => yes.getAttribute('aria-disabled').then((said) => said === 'false')
    // From here on time passes when we say so: nobody is too slow to click fast.
    await page.clock.install()
    await page.goto(`${elsewhere}/click-fast?to=${encodeURIComponent(house.address + asking)}`)
    await page.clock.pauseAt(Date.now() + 60_000)
    for (let clicks = 0; clicks < 5; clicks++) await click()
    await page.waitForURL(house.address + asking)
    const passAndLook = () => page.clock.runFor(20).then(() => yes.isVisible())
    await expect.poll(passAndLook, { interval: 20 }).toBe(true)
    // A second would be over soon, were they not clicking.
    for (let clicks = 0; clicks < 8; clicks++) {
      await click()
      await page.clock.runFor(300)
      expect([await isReady(), decisions]).toEqual([false, []])
    }
    // Nor is a key that is held down.
    await tabTo(page, yes)
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.down('Enter')
      await page.clock.runFor(300)
      expect([await isReady(), decisions]).toEqual([false, []])
    }
    await page.keyboard.up('Enter')
    expect(page.url()).toBe(house.address + asking)
    // Who has looked at it says yes, with a key as well.
    await page.clock.runFor(1_000)
    expect(await isReady()).toBe(true)
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/thanks\?code=/)
    expect(decisions).toHaveLength(1)
    await page.context().close()
  })

  it('a yes is for the program that is on the screen', { timeout: PATIENCE }, async () => {
    const [clock, other] = [await begin('Chess clock'), await begin('Other')]
    const { page, troubles, decisions, yes } = await signedIn('/device')
    const code = page.getByLabel('The code')
    const goOn = page.getByRole('button', { name: 'Go on' })
    await page.goto(clock.verification_uri_complete)
    await goOn.click()
    await page.getByText('“Chess clock”').waitFor()
    // Another link in the same tab: nothing of the first one stays.
    await page.goto(other.verification_uri_complete)
    await page.getByText('“Chess clock”').waitFor({ state: 'detached' })
    expect(await yes.count()).toBe(0)
    expect(await code.inputValue()).toBe(other.user_code)

    // Another code is typed while the first is looked up: it is the first that was found.
    let answer = () => {}
    const answered = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/device/requests', (route) => answered.then(() => route.continue()))
    await code.fill(clock.user_code)
    await goOn.click()
    await code.fill(other.user_code)
    answer()
    await page.getByText('“Chess clock”').waitFor()
    await page.getByText(`It has to show this code: ${clock.user_code}.`).waitFor()
    await yes.click()
    await page.getByText('Done. The program').waitFor()
    expect(decisions).toEqual([JSON.stringify({ userCode: clock.user_code, allow: true })])
    expect(await tokensFor('Chess clock', clock.device_code)).toHaveProperty('access_token')
    expect(await tokensFor('Other', other.device_code)).toMatchObject({ error: 'authorization_pending' })
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('a host is seen to its end, however long; and signing in leads back to pages of this server', async () => {
    const host = `herald.example.${'a'.repeat(60)}.${'b'.repeat(60)}.evil.example`
    const asking = authorize({ client_id: 'Long', redirect_uri: `https://${host}/back` })
    const { page, troubles, yes } = await signedIn(asking)
    await yes.waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, 'consent-long-host')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${house.address}//evil.example/x`)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('/sign-in')
    await signInByMail(page, 'ada@example.org', { address: /Mail address/, send: /Send me a link/ })
    await page.waitForURL('/')
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('stands in no other page', async () => {
    const { headers } = await fetch(`${house.address}/authorize`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})
