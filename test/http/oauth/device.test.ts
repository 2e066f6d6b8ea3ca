// Sign-in for programs without a browser, by a code that somebody types.
import * as client from 'oauth4webapi'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../support/app.ts'
import { oauthCalls } from '../../support/oauth.ts'
import { ISSUER, MINUTE, oauthHouse, refused, SECOND } from '../../support/oauth-house.ts'

const house = await oauthHouse()
const { database, deps, pass, there, call, signIn, guest, form, letIn, me } = house

describe('A program without a browser', () => {
  const NAME = 'herald-cli'
  const begin = async (fields = {}) => (await form('device', { client_id: NAME, scope: 'read play', ...fields })).body
  const poll = (device_code: string, client_id = NAME) =>
    form('token', { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code, client_id })
  const type = (token: string, userCode: string) =>
    call('POST', '/oauth/device/requests', { token, body: { userCode } })
  const say = (token: string, userCode: string, allow: boolean) =>
    call('POST', '/oauth/device/decisions', { token, body: { userCode, allow } })

  it('shows a code, is let in where somebody types it, and gets its tokens, by a client that others wrote', async () => {
    const { accessToken: token } = await guest()
    const found = await client.discoveryRequest(new URL(ISSUER), { algorithm: 'oauth2', ...there })
    const server = await client.processDiscoveryResponse(new URL(ISSUER), found)
    const own = { client_id: NAME, token_endpoint_auth_method: 'none' }
    const begun = await client.deviceAuthorizationRequest(server, own, client.None(), { scope: 'read' }, there)
    const codes = await client.processDeviceAuthorizationResponse(server, own, begun)
    expect(codes).toMatchObject({ expires_in: 600, interval: 5, verification_uri: `${ISSUER}/device` })
    expect(codes.verification_uri_complete).toBe(`${ISSUER}/device#${codes.user_code}`)
    const typed = ` ${codes.user_code.toLowerCase().replace('-', ' ')}`
    expect((await type(token, typed)).body).toMatchObject({ client: NAME, scopes: ['read'], games: [] })
    expect((await say(token, typed, true)).status).toBe(204)
    const asked = await client.deviceCodeGrantRequest(server, own, client.None(), codes.device_code, there)
    const tokens = await client.processDeviceCodeResponse(server, own, asked)
    expect(await me(tokens.access_token)).toBe(200)
    expect(await poll(codes.device_code)).toEqual(refused('invalid_grant')) // once
    expect((await call('GET', '/me/grants', { token })).body).toMatchObject([{ client: NAME, host: '' }])
  })

  it('polling too fast: slow_down, and five seconds more each time; waiting costs nothing', async () => {
    const { device_code: code } = await begin()
    expect(await poll(code)).toEqual(refused('authorization_pending'))
    pass(4 * SECOND)
    expect(await poll(code)).toEqual(refused('slow_down'))
    pass(6 * SECOND)
    expect(await poll(code)).toEqual(refused('slow_down')) // ten by now
    pass(15 * SECOND)
    expect(await poll(code)).toEqual(refused('authorization_pending'))
  })

  it('denied, expired, another client’s, and a yes that was taken back by signing out everywhere', async () => {
    const { accessToken: token } = await guest()
    const denied = await begin()
    await say(token, denied.user_code, false)
    expect(await poll(denied.device_code)).toEqual(refused('access_denied'))
    const stolen = await begin()
    expect(await poll(stolen.device_code, 'Another')).toEqual(refused('invalid_grant'))
    const late = await begin()
    pass(10 * MINUTE + SECOND)
    expect(await poll(late.device_code)).toEqual(refused('expired_token'))
    expect((await type(token, late.user_code)).body).toMatchObject({ type: '/problems/no-such-user-code' })
    expect((await say(token, late.user_code, true)).status).toBe(404)
    const { accessToken: leaving } = await signIn()
    const undone = await begin()
    expect((await say(leaving, undone.user_code, true)).status).toBe(204)
    await call('DELETE', '/sessions', { token: leaving })
    expect(await poll(undone.device_code)).toEqual(refused('access_denied'))
  })

  it('is decided on once, by somebody who is signed in; and calls itself by a name, as nothing shows an address', async () => {
    const [ada, thief] = [await guest(), await guest()]
    const { user_code: code } = await begin()
    expect((await say(ada.accessToken, code, true)).status).toBe(204)
    expect((await say(thief.accessToken, code, true)).status).toBe(404)
    const program = await letIn(ada.accessToken, 'read play')
    expect((await type(program.access, code)).status).toBe(403)
    for (const client_id of ['https://board.example/', 'board.example', undefined])
      expect(await form('device', { client_id })).toEqual(refused('invalid_client', 401))
    expect(await form('device', { client_id: NAME, scope: 'all' })).toEqual(refused('invalid_scope'))
  })

  it('guessing user codes: few tries a minute from one address, whoever is signed in; beginning is counted as well', async () => {
    const strict = await testApp(database, undefined, { signIns: 3 }, deps)
    const { accessToken: token } = await guest()
    const headers = { authorization: `Bearer ${token}` }
    const guess = (i: number) =>
      strict.app.inject({
        method: 'POST',
        url: '/v1/oauth/device/requests',
        headers,
        payload: { userCode: `BCDF-GHJ${'KLMN'[i]}` },
      })
    const guessed = []
    for (let i = 0; i < 4; i++) guessed.push((await guess(i)).statusCode)
    expect(guessed).toEqual([404, 404, 404, 429])
    const begun = []
    const { form: send } = oauthCalls(strict.app)
    for (let i = 0; i < 4; i++) begun.push(await send('device', { client_id: NAME }))
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(begun[3]!.body).toMatchObject({ error: 'temporarily_unavailable' })
    expect(Number(begun[3]!.headers['retry-after'])).toBeGreaterThan(0)
    await strict.close()
  })
})
