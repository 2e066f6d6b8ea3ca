// A page of another origin asks to be let in, and a program without a browser does: what people see, and what comes of it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBrowserThere } from './chromium.ts'
import { DESK, expectOpenToAll, type House, keepScreen, openHouse, PHONE, visitor } from './house.ts'

const PATIENCE = 240_000

/** The smallest page that signs somebody in: all of it is here. */
const FOREIGN = (herald: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Elsewhere</title>
<h1>Elsewhere</h1><button id="in">Sign in with Herald</button><p id="said" role="status"></p><script type="module">
const herald = ${JSON.stringify(herald)}, client_id = 'A foreign board', redirect_uri = location.origin + '/'
const base64url = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const server = await (await fetch(herald + '/.well-known/oauth-authorization-server')).json()
document.querySelector('#in').onclick = async () => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const state = base64url(crypto.getRandomValues(new Uint8Array(16)))
  const code_challenge = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  sessionStorage.setItem('asked', JSON.stringify({ verifier, state }))
  location.href = server.authorization_endpoint + '?' + new URLSearchParams({ response_type: 'code', client_id,
    redirect_uri, scope: 'read play', state, code_challenge, code_challenge_method: 'S256' })
}
const back = new URLSearchParams(location.search)
const said = (text) => { document.querySelector('#said').textContent = text }
if (back.has('error')) said('Refused: ' + back.get('error'))
if (back.has('code')) {
  const { verifier, state } = JSON.parse(sessionStorage.getItem('asked'))
  if (back.get('state') !== state || back.get('iss') !== server.issuer) throw new Error('not our answer')
  const body = new URLSearchParams({ grant_type: 'authorization_code', code: back.get('code'), client_id, redirect_uri, code_verifier: verifier })
  const { access_token } = await (await fetch(server.token_endpoint, { method: 'POST', body })).json()
  const me = await fetch(herald + '/v1/me', { headers: { authorization: 'Bearer ' + access_token } })
  said('Hello, ' + (await me.json()).name)
}
</script></html>`

describe.runIf(isBrowserThere('letting others in'))('Letting others in', () => {
  let house: House
  const foreign = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(FOREIGN(house.address))
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
    await page.getByText(/“A foreign board”|„A foreign board“/).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `consent-${name}`)
    await press(/^(No|Nein)$/)
    await page.getByText('Refused: access_denied').waitFor()

    // A yes, and the page knows who is there.
    await press(/^Sign in with Herald$/)
    await press(/^(Let it in|Hereinlassen)$/)
    await page.getByText('Hello, Ada').waitFor()

    // Whatever is wrong with what a page asks for: nobody is sent anywhere by themselves.
    await page.goto(
      `/authorize?client_id=x&redirect_uri=${encodeURIComponent('https://evil.example/#x')}&response_type=code`,
    )
    await page.getByRole('alert').waitFor()
    await expectOpenToAll(page)
    await page.goto(`/authorize?client_id=x&redirect_uri=${encodeURIComponent(`${elsewhere}/`)}&response_type=token`)
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: /^(Back to|Zurück zu) 127\.0\.0\.1/ }).click()
    await page.getByText('Refused: unsupported_response_type').waitFor()

    // A program shows a code; it is typed in.
    const form = (url: string, body: Record<string, string>) =>
      fetch(`${house.address}/v1/oauth/${url}`, { method: 'POST', body: new URLSearchParams(body) })
    const client_id = 'herald-cli'
    const codes = (await (await form('device', { client_id })).json()) as { device_code: string; user_code: string }
    await page.goto('/device')
    const code = page.getByLabel(/^(The code|Der Code)/)
    await code.fill('BCDF-GHJK')
    await press(/^(Go on|Weiter)$/)
    await page.getByText(/^(There is no such code|Diesen Code gibt es nicht)/).waitFor()
    await expectOpenToAll(page)
    await code.fill(codes.user_code.toLowerCase())
    await press(/^(Go on|Weiter)$/)
    await page.getByText(client_id).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `device-${name}`)
    await press(/^(Let it in|Hereinlassen)$/)
    await page.getByText(/^(Done\. The program|Erledigt\. Das Programm)/).waitFor()
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const asked = await form('token', { grant_type, client_id, device_code: codes.device_code })
    const { access_token } = (await asked.json()) as { access_token: string }
    const me = async () =>
      (await fetch(`${house.address}/v1/me`, { headers: { authorization: `Bearer ${access_token}` } })).status
    expect(await me()).toBe(200)

    // Both are listed, and shown out.
    await page.goto('/me#tokens')
    const programs = page.locator('#tokens')
    await programs.getByRole('button', { name: new RegExp(`(Show out )?${client_id}( hinauswerfen)?$`) }).waitFor()
    await expectOpenToAll(page)
    await keepScreen(page, `grants-${name}`)
    await programs.getByRole('button', { name: new RegExp(client_id) }).click()
    await programs.getByRole('button', { name: new RegExp(client_id) }).waitFor({ state: 'detached' })
    expect(await me()).toBe(401)
    await programs.getByRole('button', { name: /127\.0\.0\.1/ }).waitFor()
    expect(strange()).toEqual([])
    await page.context().close()
  })

  it('stands in no other page', async () => {
    const { headers } = await fetch(`${house.address}/authorize`)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})
