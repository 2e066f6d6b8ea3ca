// Sign-in for pages of others: the whole way by a client that others wrote, over HTTP and from another origin; and wishes that
// lead nowhere.
import * as client from 'oauth4webapi'
import { describe, expect, it } from 'vitest'
import { openTable } from '../../support/company.ts'
import { CLIENT, newVerifier, PAGE, queryOf } from '../../support/oauth.ts'
import { gameNumber, ISSUER, oauthHouse } from '../../support/oauth-house.ts'

const house = await oauthHouse()
const { deps, there, signIn, guest, read, decide, me } = house

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
    // Dots, colons and slashes among the letters, digits, marks and signs of all the world.
    ...[...'\ua4f8\u00b7\u2027\u06d4\u0660\u2e33\u2e31\u1427\u0701\u{1d16d}\ua78f\u119e\u0971\u30fb,'].map(
      (dot) => `board${dot}example`,
    ),
    ...['https\ua789\u29f8\u29f8board\ua4f8example', 'board\u0358example', 'board \u0338example', '\ubcf4\u119e\ub4dc'],
    // Letters of two scripts, or dressed up; marks upon marks; signs that end our sentence and begin another.
    ...[
      '\u041d\u0435\u0433\u0430ld',
      '\uff28erald',
      '\ufdfa',
      'M\u030a\u0310',
      `H${'\u0337\u0300'.repeat(4)}`,
      'x\u20dd',
      'x\u0489',
    ],
    ...['\u0301x', 'Herald\u201d, checked by us \u201c', 'a\u00a0b', 'a  b', '()', '\ud800'],
  ])('for a client that calls itself %j', async (client_id) =>
    expect((await read(queryOf(verifier, { client_id }))).json()).toMatchObject({ status: 422, code: 'client-id' }),
  )

  it.each([
    ...[
      "Ada's board (2)!",
      'R & D + more',
      'Brett, Spiel',
      'my_bot-7',
      '2048',
      '\u017dofie',
      'Zoe\u0308',
      'Vi\u1ec7t',
      '\u1eb9\u0301ko',
    ],
    ...['Шахматы 2', 'Το ταμπλό', 'לוח שלי', 'لوحتي', 'हिन्दी', '私のゲーム', '我的棋盘', '나의 보드', 'x'.repeat(40)],
  ])('which is no reason to refuse one that calls itself %j', async (client_id) =>
    expect((await read(queryOf(verifier, { client_id }))).json()).toMatchObject({
      client: client_id,
      isAddress: false,
    }),
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
