// Sign-in for pages and programs of others: the whole way by a client that others wrote, over HTTP and from another origin; and
// every attack by its name.
import * as client from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetExpired } from '../../src/accounts/forget-expired.ts'
import { testApp } from '../support/app.ts'
import { openTable, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { CLIENT, newVerifier, oauthCalls, PAGE, queryOf, s256 } from '../support/oauth.ts'
import { callsOf } from '../support/sign-in.ts'
import { watch } from '../support/streams.ts'

const database = ownDatabase()
let now = Date.now()
const pass = (ms: number) => {
  now += ms
}
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000]
const deps = { ...depsFor(database), clock: () => new Date(now) }
const here = await testApp(database, undefined, undefined, deps)
afterAll(here.close)
const { app, services } = here
const { call, signIn, guest } = callsOf(here)
const { form, read, decide, codeFor, exchange, refresh, letIn, me } = oauthCalls(app)

const ISSUER = 'https://herald.example.org'
let address = ''
beforeAll(async () => {
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})

/** The server people reach by its name, from a page of another origin, whose browser lets it read only what it may. */
const fromThere = async (url: string, init: { headers?: unknown } = {}): Promise<Response> => {
  const headers = new Headers(init.headers as Record<string, string>)
  headers.set('origin', PAGE)
  const answer = await fetch(url.replace(ISSUER, address), { ...init, headers } as RequestInit)
  expect(answer.headers.get('access-control-allow-origin'), url).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials'), url).toBeNull()
  return answer
}
const there = { [client.customFetch]: fromThere }

describe('A page of another site', () => {
  it('finds its way, asks, is let in, plays, goes on and takes its leave, all by a client that others wrote', async () => {
    const { accessToken: token } = await signIn()
    const found = await client.discoveryRequest(new URL(ISSUER), { algorithm: 'oauth2', ...there })
    const server = await client.processDiscoveryResponse(new URL(ISSUER), found)
    const own = { client_id: CLIENT.client_id, token_endpoint_auth_method: 'none' }
    const verifier = client.generateRandomCodeVerifier()
    const state = client.generateRandomState()
    const asking = new URL(server.authorization_endpoint!)
    expect(asking.href).toBe(`${ISSUER}/authorize`)
    const challenge = await client.calculatePKCECodeChallenge(verifier)
    const { search } = new URL(`?${queryOf('', { state, code_challenge: challenge })}`, asking)

    const asked = (await read(search, token)).json()
    expect(asked).toMatchObject({
      client: CLIENT.client_id,
      host: 'board.example',
      scopes: ['read', 'play'],
      wrong: null,
    })
    const { redirectTo } = (await decide(token, search)).json()
    const said = client.validateAuthResponse(server, own, new URL(redirectTo), state)
    const answered = await client.authorizationCodeGrantRequest(
      ...([server, own, client.None(), said, CLIENT.redirect_uri, verifier, there] as const),
    )
    expect(answered.headers.get('cache-control')).toBe('no-store')
    const tokens = await client.processAuthorizationCodeResponse(server, own, answered)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'read play' })

    const profile = await client.protectedResourceRequest(
      ...([tokens.access_token, 'GET', new URL(`${ISSUER}/v1/me`), undefined, undefined, there] as const),
    )
    expect(profile.status).toBe(200)
    const again = await client.refreshTokenGrantRequest(server, own, client.None(), tokens.refresh_token!, there)
    const next = await client.processRefreshTokenResponse(server, own, again)
    expect(await me(next.access_token)).toBe(200)
    expect(await me(tokens.access_token)).toBe(200) // requests that are under way still get there
    await client.processRevocationResponse(
      await client.revocationRequest(server, own, client.None(), next.refresh_token!, there),
    )
    expect([await me(next.access_token), await me(tokens.access_token)]).toEqual([401, 401])
  })

  it('says who asks for what, by the titles one knows of; and is told no by a click', async () => {
    const [host, stranger] = [await guest(), await guest()]
    const seat = { ...host, token: host.accessToken }
    const game = await openTable(deps, [seat], 'private')
    const scope = `play:${game}`
    const query = queryOf(newVerifier(), {
      scope,
      client_id: 'A board',
      redirect_uri: 'http://127.0.0.1:8123/cb?x=a+b',
    })
    const titled = async (token?: string) => (await read(query, token)).json()
    expect(await titled(host.accessToken)).toMatchObject({
      ...{ client: 'A board', isAddress: false, host: '127.0.0.1:8123', scopes: [scope] },
      games: [{ game, title: 'A table' }],
    })
    for (const token of [stranger.accessToken, undefined])
      expect((await titled(token)).games).toEqual([{ game, title: null }])
    const { redirectTo } = (await decide(host.accessToken, query, false)).json()
    expect(redirectTo).toMatch(/^http:\/\/127\.0\.0\.1:8123\/cb\?x=a\+b&error=access_denied&/)
    expect(new URL(redirectTo).searchParams.get('iss')).toBe(ISSUER)
    expect(new URL(redirectTo).searchParams.get('state')).toBe('a-state')
  })
})

describe('Nobody is sent anywhere', () => {
  const verifier = newVerifier()
  it.each([
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      'http://board.example/back',
      'board.example/back',
      '//board.example',
    ],
    ...['https://board.example/back#here', 'https://ada:secret@board.example/back', 'https://BOARD.example/back'],
    ...['https:\\\\board.example\\back', 'https://board.example\\@evil.example/', 'https://b\u00fccher.example/'],
    ...['https://board.example/../back', ' https://board.example/back', 'https://board.example/ba\nck', 'https://'],
    ...['http://127.0.0.1.evil.example/', 'http://localhost.evil.example/', 'http://0x7f.1/', 'myapp://back'],
    ...[`${ISSUER}/me`, 'https://board.example/back?code=mine', 'https://board.example/back?iss=x', ''],
    `https://board.example/${'x'.repeat(500)}`,
  ])('to %j', async (redirect_uri) => {
    const { accessToken } = await guest()
    const query = queryOf(verifier, { client_id: 'A board', redirect_uri })
    for (const told of [await read(query), await decide(accessToken, query), await decide(accessToken, query, false)]) {
      expect(told.statusCode, told.body).toBe(422)
      expect(told.json()).toMatchObject({ type: '/problems/bad-client', code: 'redirect-uri' })
      expect(told.headers.location).toBeUndefined()
    }
  })

  it.each([
    ...[
      '',
      ' padded',
      'board.example',
      'https://',
      'http://board.example/',
      'https://board.example/#x',
      'a'.repeat(41),
    ],
    ...['Herald\u202e', 'board\uff0eexample', 'board\u3002example', 'mailto:x', 'a/b', 'HTTPS://board.example/'],
    `https://board.example/${'x'.repeat(200)}`,
  ])('for a client that calls itself %j', async (client_id) =>
    expect((await read(queryOf(verifier, { client_id }))).json()).toMatchObject({ status: 422, code: 'client-id' }),
  )

  it('for one that calls itself by another’s address, or says something twice', async () => {
    for (const client_id of ['https://lichess.org/', 'https://sub.board.example/', 'https://board.example:8443/'])
      expect((await read(queryOf(verifier, { client_id }))).json()).toMatchObject({ status: 422, code: 'other-origin' })
    const twice = `${queryOf(verifier)}&redirect_uri=https%3A%2F%2Fevil.example%2F`
    expect((await read(twice)).json()).toMatchObject({ status: 422, code: 'twice' })
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE without a method, which is plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['no PKCE at all', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'short' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['an answer in a form', { response_mode: 'form_post' }, 'invalid_request'],
    ['a scope that does not exist', { scope: 'read everything' }, 'invalid_scope'],
    ['a game that is none', { scope: 'play:x' }, 'invalid_scope'],
    [
      'eleven games',
      { scope: Array.from({ length: 11 }, (_, i) => `play:${gameNumber(i)}`).join(' ') },
      'invalid_scope',
    ],
  ])('by itself, with %s: the page is told by a click alone', async (_, more, error) => {
    const query = queryOf(verifier, more)
    const { wrong, scopes } = (await read(query)).json()
    expect([wrong.error, scopes]).toEqual([error, []])
    const back = new URL(wrong.backTo)
    expect([back.origin, back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([
      PAGE,
      error,
      'a-state',
    ])
    // Nor does a yes make a code of it.
    const { accessToken } = await guest()
    expect((await decide(accessToken, query)).json().redirectTo).toBe(wrong.backTo)
  })
})

const gameNumber = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`

/** Told so in OAuth's own words. */
const refused = (error: string, status = 400) => ({
  status,
  headers: expect.objectContaining({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  }),
  body: { error, error_description: expect.stringMatching(/./) },
})

describe('A code', () => {
  it('replayed: the second use is refused, and ends what the first one got', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const { body } = await exchange(code, verifier)
    expect(await me(body.access_token)).toBe(200)
    expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
    expect(await me(body.access_token)).toBe(401)
    expect(await refresh(body.refresh_token)).toEqual(refused('invalid_grant'))
  })

  it('brought by many at once: at most one of them gets tokens, and nobody keeps them', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const all = await Promise.all(Array.from({ length: 6 }, () => exchange(code, verifier)))
    const got = all.filter(({ status }) => status === 200)
    expect(got).toHaveLength(1)
    expect(await me(got[0]!.body.access_token)).toBe(401)
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['wrong verifier', { code_verifier: newVerifier() }],
    ['redirect mismatch', { redirect_uri: `${PAGE}/back/` }],
    ['mixed client', { client_id: `${PAGE}/other` }],
  ])('%s: refused, and the code is used up', async (_, more) => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    expect(await exchange(code, verifier, more)).toEqual(refused('invalid_grant'))
    expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['no verifier', { code_verifier: undefined }, 'invalid_request'],
    [
      'the challenge in the verifier’s place, as plain has it',
      { code_verifier: s256('x').slice(1) },
      'invalid_request',
    ],
    ['no redirect', { redirect_uri: undefined }, 'invalid_request'],
    ['no client', { client_id: undefined }, 'invalid_request'],
    ['no code', { code: undefined }, 'invalid_request'],
    ['a code that was made up', { code: 'herald-ac_made-up' }, 'invalid_grant'],
    ['no grant type', { grant_type: undefined }, 'invalid_request'],
    ['a password', { grant_type: 'password', username: 'ada', password: 'x' }, 'unsupported_grant_type'],
    ['as if it were secret', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('%s: refused', async (_, more, error) => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    expect(await exchange(await codeFor(accessToken, verifier), verifier, more)).toEqual(refused(error))
  })

  it('is good for a minute', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const [soon, late] = [await codeFor(accessToken, verifier), await codeFor(accessToken, verifier)]
    pass(59 * SECOND)
    expect((await exchange(soon, verifier)).status).toBe(200)
    pass(2 * SECOND)
    expect(await exchange(late, verifier)).toEqual(refused('invalid_grant'))
  })

  it('is worth nothing to whoever has the database, and neither are tokens', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const { body } = await exchange(code, verifier)
    for (const table of ['oauth_code', 'oauth_grant', 'oauth_access', 'oauth_device']) {
      const { rows } = await database.pool.query(`SELECT * FROM ${table}`)
      const kept = JSON.stringify(rows)
      for (const secret of [code, body.access_token, body.refresh_token]) expect(kept).not.toContain(secret)
    }
  })

  it('comes as a form, each field once, and nothing else', async () => {
    const json = await app.inject({ method: 'POST', url: '/v1/oauth/token', payload: { grant_type: 'refresh_token' } })
    expect([json.statusCode, json.json().error]).toEqual([415, 'invalid_request'])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const twice = { method: 'POST', url: '/v1/oauth/token', headers, payload: 'grant_type=a&grant_type=b' } as const
    expect((await app.inject(twice)).json()).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    })
    const long = await app.inject({ ...twice, payload: `code=${'x'.repeat(70_000)}` })
    expect([long.statusCode, long.json().error]).toEqual([413, 'invalid_request'])
  })
})

describe('Tokens', () => {
  it('refresh reuse: whoever comes second with a refresh token ends all of it', async () => {
    const { accessToken } = await guest()
    const first = await letIn(accessToken)
    const next = (await refresh(first.refresh)).body
    expect(await refresh(first.refresh)).toEqual(refused('invalid_grant'))
    expect([await me(first.access), await me(next.access_token)]).toEqual([401, 401])
    expect(await refresh(next.refresh_token)).toEqual(refused('invalid_grant'))
  })

  it('mixed client: a refresh token is its client’s', async () => {
    const { accessToken } = await guest()
    const { refresh: token } = await letIn(accessToken)
    expect(await refresh(token, { client_id: 'Another' })).toEqual(refused('invalid_grant'))
    expect(await refresh(token, { client_id: undefined })).toEqual(refused('invalid_request'))
    expect((await refresh(token)).status).toBe(200)
  })

  it('scope widening on refresh: never more than was let in; less, for this access token', async () => {
    const { accessToken } = await guest()
    const { refresh: token } = await letIn(accessToken, 'read play')
    for (const scope of ['read play manage', 'manage', 'nothing'])
      expect(await refresh(token, { scope })).toEqual(refused('invalid_scope'))
    const less = (await refresh(token, { scope: `play:${gameNumber(1)}` })).body
    expect(less.scope).toBe(`play:${gameNumber(1)}`)
    expect(await me(less.access_token)).toBe(403)
    const all = (await refresh(less.refresh_token)).body
    expect(all.scope).toBe('read play')
    expect(await me(all.access_token)).toBe(200)
    const one = await letIn(accessToken, `play:${gameNumber(1)}`)
    for (const scope of ['play', 'read', `play:${gameNumber(2)}`])
      expect(await refresh(one.refresh, { scope })).toEqual(refused('invalid_scope'))
  })

  it('expire: access after an hour; a refresh token after sixty days unused, and a year in all', async () => {
    const { accessToken } = await guest()
    let { access, refresh: token } = await letIn(accessToken)
    pass(59 * MINUTE)
    expect(await me(access)).toBe(200)
    pass(2 * MINUTE)
    expect(await me(access)).toBe(401)
    const idle = await letIn((await guest()).accessToken)
    for (let days = 0; days < 354; days += 59) {
      pass(59 * DAY)
      const next = await refresh(token)
      expect(next.status, `${days} days`).toBe(200)
      token = next.body.refresh_token
      access = next.body.access_token
    }
    expect(await refresh(idle.refresh)).toEqual(refused('invalid_grant'))
    pass(12 * DAY)
    expect(await refresh(token)).toEqual(refused('invalid_grant'))
    await forgetExpired(services.accounts)
    const { rows } = await database.pool.query('SELECT 1 FROM oauth_grant UNION ALL SELECT 1 FROM oauth_access')
    expect(rows).toEqual([])
  })

  it('revoked: by any of them, by its own client alone; what is unknown is as good as revoked', async () => {
    const { accessToken } = await guest()
    for (const which of ['access', 'refresh'] as const) {
      const tokens = await letIn(accessToken)
      const revoke = (more = {}) => form('revoke', { token: tokens[which], client_id: CLIENT.client_id, ...more })
      expect(await revoke({ client_id: 'Another' })).toEqual(refused('invalid_client', 401))
      expect(await me(tokens.access)).toBe(200)
      expect(await revoke({ client_id: undefined })).toEqual(refused('invalid_request'))
      expect([await revoke(), await revoke()]).toMatchObject([
        { status: 200, body: null },
        { status: 200, body: null },
      ])
      expect((await revoke()).headers['content-length']).toBe('0')
      expect(await me(tokens.access)).toBe(401)
      expect(await refresh(tokens.refresh)).toEqual(refused('invalid_grant'))
    }
  })

  it('are listed for whoever let them in, as what they are, and shown out there', async () => {
    const [ada, bela] = [await signIn(), await guest()]
    const tokens = await letIn(ada.accessToken, 'read')
    const list = async (token: string) => (await call('GET', '/me/grants', { token })).body
    const [card, ...more] = await list(ada.accessToken)
    expect(card).toMatchObject({ client: CLIENT.client_id, host: 'board.example', scopes: ['read'] })
    expect(more).toEqual([])
    expect(await list(bela.accessToken)).toEqual([])
    const end = (token: string) => call('DELETE', `/me/grants/${card.grant}`, { token })
    expect((await end(bela.accessToken)).status).toBe(404)
    expect((await end(tokens.access)).status).toBe(403)
    expect((await end(ada.accessToken)).status).toBe(204)
    expect(await me(tokens.access)).toBe(401)
    expect((await call('GET', '/me/export', { token: ada.accessToken })).body.grants).toEqual([])
  })

  it('have an end in number: of fifty-one that were let in, the one unused longest goes', async () => {
    const { account, accessToken } = await guest()
    const first = await letIn(accessToken)
    pass(SECOND)
    for (let i = 0; i < 50; i++) await letIn(accessToken)
    expect(await me(first.access)).toBe(401)
    expect((await call('GET', '/me/grants', { token: accessToken })).body).toHaveLength(50)
    const { rows } = await database.pool.query('SELECT 1 FROM oauth_code WHERE account_id = $1', [account])
    expect(rows).toHaveLength(50)
  })

  it.each<[string, (session: { accessToken: string }) => Promise<{ status: number }>]>([
    ['when all sessions end', ({ accessToken: token }) => call('DELETE', '/sessions', { token })],
    [
      'when a password is set',
      ({ accessToken: token }) => call('PUT', '/me/password', { token, body: { password: 'correct horse battery' } }),
    ],
    ['with the account', ({ accessToken: token }) => call('DELETE', '/me', { token })],
  ])('end %s; and so do codes that were not used yet', async (_, end) => {
    const session = await signIn()
    const tokens = await letIn(session.accessToken)
    const verifier = newVerifier()
    const code = await codeFor(session.accessToken, verifier)
    expect((await end(session)).status).toBe(204)
    expect(await me(tokens.access)).toBe(401)
    expect(await refresh(tokens.refresh)).toEqual(refused('invalid_grant'))
    expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
  })

  it('that may manage are asked for by somebody who has just shown who they are, and told of; they make no others', async () => {
    const { account, accessToken: token } = await signIn()
    const tokens = await letIn(token, 'read play manage')
    expect(here.notices.at(-1)).toMatchObject({ what: 'token-made', name: CLIENT.client_id })
    await database.pool.query(
      `UPDATE session SET confirmed_at = confirmed_at - interval '11 minutes' WHERE account_id = $1`,
      [account],
    )
    const query = queryOf(newVerifier(), { scope: 'manage' })
    const told = await decide(token, query)
    expect(told.json()).toMatchObject({ status: 403, type: '/problems/confirm-first' })
    expect((await decide(token, query, false)).statusCode).toBe(200)
    expect((await decide(token, queryOf(newVerifier()))).statusCode).toBe(200)
    // A program cannot say yes in somebody's name, nor make what lasts longer.
    expect((await decide(tokens.access, query)).json()).toMatchObject({ type: '/problems/not-by-program' })
    for (const [method, url, body] of [
      ['POST', '/me/tokens', { name: 'For later', scopes: ['read'] }],
      ['PUT', '/me/password', { password: 'what the thief knows' }],
      ['GET', '/me/export', undefined],
      ['DELETE', '/me', undefined],
    ] as const)
      expect((await call(method, url, { token: tokens.access, ...(body && { body }) })).body.type).toBe(
        '/problems/not-by-program',
      )
    expect((await call('PATCH', '/me', { token: tokens.access, body: { name: 'Ada' } })).status).toBe(200)
  })
})

describe('A token for one game', () => {
  it('reads and plays that game, streams it, and does nothing else anywhere', async () => {
    const [host, other] = [await somebody(app), await somebody(app)]
    const [mine, another] = [
      await startTable(deps, await openTable(deps, [host, other], 'private'), host),
      await startTable(deps, await openTable(deps, [host, other]), host),
    ]
    const { access: token } = await letIn(host.token, `play:${mine}`)
    const at = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
      (await call(method, url, { token, ...(body && { body }) })).status
    expect(await at('GET', `/games/${mine}`)).toBe(200)
    expect(await at('GET', `/games/${mine}/answers`)).toBe(200)
    expect(await at('POST', `/games/${mine}/messages`, { text: 'By a page' })).toBe(201)
    for (const url of [
      `/games/${another}`,
      `/games/${another}/events`,
      '/games',
      '/games?which=mine',
      '/me',
      '/me/vacations',
    ])
      expect((await call('GET', url, { token })).body, url).toMatchObject({ status: 403, type: '/problems/scope' })
    expect(await at('POST', `/games/${another}/messages`, { text: 'x' })).toBe(403)
    expect(await at('POST', `/games/${mine}/invitations`)).toBe(403)
    expect(await at('POST', '/games', {})).toBe(403)

    expect((await watch(address, another, token)).status).toBe(403)
    const stream = await watch(address, mine, token)
    expect(stream.status).toBe(200)
    await form('revoke', { token, client_id: CLIENT.client_id })
    let last = await stream.next()
    while (last && last.name !== 'ended') last = await stream.next()
    expect(last).toMatchObject({ name: 'ended', data: { reason: 'unknown-token' } })
  })
})

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
