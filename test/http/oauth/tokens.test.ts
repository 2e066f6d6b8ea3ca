// What is given for a code: how long it lasts, what it may, and how it ends.
import { describe, expect, it } from 'vitest'
import { forgetExpired } from '../../../src/accounts/sign-in/forget-expired.ts'
import { testApp } from '../../support/app.ts'
import { openTable, somebody, startTable } from '../../support/company.ts'
import { CLIENT, newVerifier, oauthCalls, queryOf } from '../../support/oauth.ts'
import { DAY, gameNumber, MINUTE, oauthHouse, refused, SECOND } from '../../support/oauth-house.ts'
import { expectEnd, watch, watchAt } from '../../support/streams.ts'

const house = await oauthHouse()
const {
  notices,
  database,
  deps,
  app,
  services,
  pass,
  call,
  signIn,
  guest,
  form,
  read,
  decide,
  codeFor,
  exchange,
  refresh,
  letIn,
  me,
} = house

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
    expect(notices.at(-1)).toMatchObject({ what: 'let-in', name: CLIENT.client_id })
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

describe('Whoever was let in', () => {
  it('is told of by letter when they are new, whatever they may', async () => {
    const { accessToken } = await signIn()
    await letIn(accessToken, 'read')
    expect(notices.at(-1)).toMatchObject({ what: 'let-in', name: CLIENT.client_id })
    const before = notices.length
    await letIn(accessToken, 'read')
    expect(notices).toHaveLength(before)
  })

  it('uses up nothing that their person needs', async () => {
    const strict = await testApp(database, undefined, { requests: 5, streams: 1 }, deps)
    const person = await somebody(strict.app)
    const { access } = await oauthCalls(strict.app).letIn(person.token, 'read play')
    const as = (token: string) => ({ authorization: `Bearer ${token}` })
    const seen: number[] = []
    for (let i = 0; i < 8; i++) seen.push((await strict.app.inject({ url: '/v1/me', headers: as(access) })).statusCode)
    expect(seen.slice(-2)).toEqual([429, 429])
    const grants = await strict.app.inject({ url: '/v1/me/grants', headers: as(person.token) })
    expect(grants.statusCode).toBe(200)
    const shownOut = `/v1/me/grants/${grants.json()[0].grant}`
    expect((await strict.app.inject({ method: 'DELETE', url: shownOut, headers: as(person.token) })).statusCode).toBe(
      204,
    )
    await strict.close()
  })

  it('reads nothing by changing nothing, and learns no titles', async () => {
    const { accessToken } = await signIn()
    const { access: token } = await letIn(accessToken, 'manage')
    const changed = await call('PATCH', '/me', { token, body: {} })
    expect([changed.status, changed.body]).toEqual([204, undefined])
    const host = await somebody(app)
    const game = await openTable(deps, [host, await somebody(app)], 'private')
    const { access: other } = await letIn(host.token, `play:${gameNumber(1)}`)
    const asked = await read(queryOf(newVerifier(), { scope: `play:${game}` }), other)
    expect(asked.json().games).toEqual([{ game, title: null }])
  })

  it('is out with a refresh token that somebody else has spent', async () => {
    const { accessToken } = await signIn()
    const honest = await letIn(accessToken)
    const thief = (await refresh(honest.refresh)).body
    await form('revoke', { token: honest.refresh, client_id: CLIENT.client_id })
    expect(await me(thief.access_token)).toBe(401)
    expect((await refresh(thief.refresh_token)).status).toBe(400)
  })

  it('never stands in the way of somebody who goes', async () => {
    for (let round = 0; round < 5; round++) {
      const { accessToken: token } = await signIn()
      const codes = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const verifier = newVerifier()
          return { verifier, code: await codeFor(token, verifier) }
        }),
      )
      const [gone, ...told] = await Promise.all([
        call('DELETE', '/me', { token }),
        ...codes.map(({ code, verifier }) => exchange(code, verifier)),
      ])
      expect(gone.status).toBe(204)
      for (const { status, body } of told) {
        expect([200, 400]).toContain(status)
        if (status === 200) expect(await me(body.access_token)).toBe(401)
      }
    }
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
    const opened = await openTable(deps, [host, other])
    const there = (await letIn(host.token, `play:${opened}`)).access
    expect((await call('DELETE', `/games/${opened}/seats/mine`, { token: there })).status).toBe(403)

    expect((await watch(house.address(), another, token)).status).toBe(403)
    const stream = await watch(house.address(), mine, token)
    expect(stream.status).toBe(200)
    // Where no token can be sent, a ticket for that game's stream, and for no other.
    for (const body of [{}, { game: another }]) expect(await at('POST', '/stream-tickets', body)).toBe(403)
    const { ticket } = (await call('POST', '/stream-tickets', { token, body: { game: mine } })).body
    const byTicket = await watchAt(`${house.address()}/v1/games/${mine}/stream?ticket=${ticket}`)
    expect(byTicket.status).toBe(200)
    await form('revoke', { token, client_id: CLIENT.client_id })
    for (const one of [stream, byTicket]) await expectEnd(one)
  })
})
