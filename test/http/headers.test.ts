// What stands around the answers: headers of pages and of the API, other sites, limits, figures.
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import { atMostEvery } from '../../src/http/plugins/at-most-every.ts'
import { KEYS, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { documentOf, operationsOf } from '../support/reference.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, services, close } = await testApp(database, KEYS, {}, deps, { corsOrigins: ['https://front.example'] })
afterAll(close)

const guest = async (name: string) =>
  (await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name } })).json()

describe('Headers', () => {
  it('pages come with helmet’s, answers of the API with the few that matter there', async () => {
    for (const url of ['/docs/static/index.html', '/openapi.json']) {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy'], url).toMatch(/default-src 'self'/)
      expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['x-frame-options'], url).toBeDefined()
    }
    const { headers } = await app.inject({ url: '/v1/rules' })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) })
  })

  it('an answer of the API that is opened as a page runs nothing, is in no frame, and tells nobody its address', async () => {
    const { tokens } = services.letters
    const unsubscribe = `/v1/mail/unsubscribe/${tokens.sign('unsubscribe-all', '0'.repeat(32))}`
    for (const url of ['/v1/rules', '/v1/games', '/healthz', unsubscribe, '/v1/me', '/v1/games/x', '/v1/nowhere']) {
      const { headers } = await app.inject({ url })
      expect(headers['content-security-policy'], url).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
      expect(headers['content-security-policy'], url).not.toMatch(/script-src|unsafe/)
      expect(headers['referrer-policy'], url).toBe('no-referrer')
    }
  })

  it('only the pages that are named may call from elsewhere', async () => {
    const asked = async (origin: string) =>
      (
        await app.inject({
          method: 'OPTIONS',
          url: '/v1/games',
          headers: { origin, 'access-control-request-method': 'POST' },
        })
      ).headers['access-control-allow-origin']
    expect(await asked('https://front.example')).toBe('https://front.example')
    expect(await asked('https://evil.example')).toBeUndefined()
  })

  it('where none is named all may; but not where a cookie is read or a password taken, nor what is no part of the API', async () => {
    const plain = await testApp(database)
    const origin = 'https://front.example'
    const allowed = async (method: 'GET' | 'OPTIONS' | 'POST', url: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }
      const { headers: told } = await plain.app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' && { payload: {} }),
      })
      expect(told['access-control-allow-credentials'], url).toBeUndefined()
      return told['access-control-allow-origin'] === '*'
    }
    const operations = operationsOf(await documentOf(plain.app))
    expect(operations.filter(({ access }) => access.ownPage).map(({ id }) => id)).toEqual([
      ...['requestLink', 'followLink', 'enterCode', 'signInWithPassword'],
      ...['askAddress', 'changeAddress', 'undoAddress'],
    ])
    for (const { id, path, access } of operations) {
      const isApi = path.startsWith('/v1/') || path.startsWith('/.well-known/')
      expect([id, await allowed('OPTIONS', path)]).toEqual([id, isApi && !access.ownPage])
    }
    for (const closed of [
      '/v1/sessions/link',
      '/v1/sessions/lin%6b',
      '/v1/sign-in/links?x=1',
      '/v1/%73essions/password',
    ])
      expect([closed, await allowed('POST', closed), await allowed('OPTIONS', closed)]).toEqual([closed, false, false])
    for (const page of ['/mailbox', '/metrics', '/', '/docs/', '/healthz', '/v1/%zz'])
      expect([page, await allowed('GET', page)]).toEqual([page, false])
    for (const page of ['/problems', '/problems/too-many', '/rules', '/rules/xidit', '/openapi.json'])
      expect([page, await allowed('GET', page)]).toEqual([page, true])
    expect(await allowed('GET', '/rulesets')).toBe(false)
    const { headers } = await plain.app.inject({ url: '/openapi.json', headers: { origin } })
    expect(String(headers['access-control-expose-headers']).split(', ')).toEqual([
      ...['etag', 'location', 'link', 'retry-after', 'ratelimit', 'ratelimit-policy'],
      ...['x-request-id', 'deprecation', 'sunset'],
    ])
    await plain.close()
  })
})

describe('What may be kept', () => {
  it('is no failure, wherever it came up', async () => {
    const garbled = { authorization: 'Bearer x.y.z' }
    for (const [url, headers] of [
      ['/v1/me', {}],
      ['/v1/me', garbled],
      ['/v1/nowhere', {}],
      ['/nowhere', { accept: 'text/html' }],
      ['/v1/games/%zz', {}],
      ['/v1/games/x', {}],
      [`/v1/games/${'x'.repeat(5000)}`, {}],
    ] as const) {
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.headers['cache-control'], url).toBe('no-store')
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff')
    }
    const strict = await testApp(database, KEYS, { requestsByAddress: 1, requests: 1 })
    for (let i = 0; i < 2; i++) await strict.app.inject({ url: '/v1/rules' })
    const refused = await strict.app.inject({ url: '/v1/rules' })
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store'])
    await strict.close()
  })

  it('is no secret', async () => {
    const payload = { name: 'Dora' }
    for (const answer of [
      await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload }),
      await app.inject({ method: 'POST', url: '/v1/sign-in/links', payload: { email: 'dora@example.org' } }),
      await app.inject({ url: '/v1/rules' }),
    ])
      expect(answer.headers['cache-control'], answer.body).toBe('no-store')
    const list = await app.inject({ url: '/v1/games' })
    expect(list.headers['cache-control']).toBe('private, no-cache')
  })

  it('says which pages may read it, and who it was for', async () => {
    const headers = { origin: 'https://front.example' }
    const { headers: told } = await app.inject({ url: '/v1/games', headers })
    expect(String(told.vary).toLowerCase()).toMatch(/origin.*authorization/)
  })
})

describe('https', () => {
  it('is all there is, for a year, where people come by it; and is not spoken of elsewhere', async () => {
    const at = async (publicUrl: string) => {
      const letters = { ...services.letters, settings: { ...services.letters.settings, publicUrl } }
      const built = await buildApp({ ...services, letters }, { version: '0.0.0' })
      const said = []
      for (const url of ['/docs/', '/openapi.json', '/v1/rules', '/v1/me', '/nowhere'])
        said.push((await built.inject({ url })).headers['strict-transport-security'])
      await built.close()
      return [...new Set(said)]
    }
    expect(await at('https://herald.example.org')).toEqual(['max-age=31536000'])
    expect(await at('http://herald.example.org')).toEqual([undefined])
    expect(await at('http://localhost:3000')).toEqual([undefined])
  })

  it('is all that a browser’s secret goes by, also behind a proxy that nobody was told of', async () => {
    const cookieAt = async (publicUrl: string) => {
      const letters = { ...services.letters, settings: { ...services.letters.settings, publicUrl } }
      const built = await buildApp({ ...services, letters }, { version: '0.0.0' })
      const payload = { email: 'eve@example.org' }
      const { headers } = await built.inject({ method: 'POST', url: '/v1/sign-in/links', payload })
      await built.close()
      return String(headers['set-cookie'])
    }
    expect(await cookieAt('https://herald.example.org')).toMatch(/; HttpOnly; SameSite=Lax; .*; Secure$/)
    expect(await cookieAt('http://localhost:3000')).not.toMatch(/Secure/)
  })
})

describe('Limits', () => {
  it('an address is counted whoever comes from it, and told how long to wait', async () => {
    const strict = await testApp(database, KEYS, { requestsByAddress: 3 })
    const answers = []
    for (let i = 0; i < 4; i++)
      answers.push(await strict.app.inject({ url: '/v1/rules', headers: { authorization: `Bearer guess-${i}` } }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect(Number(answers[3]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers[3]!.json()).toMatchObject({ type: '/problems/too-many' })
    await strict.close()
  })

  it('a body is as long as anybody needs, and JSON', async () => {
    const { accessToken } = await guest('Ada')
    const post = (payload: string, type: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/games',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': type },
        payload,
      })
    const long = await post(`{"title":"${'x'.repeat(70_000)}"}`, 'application/json')
    expect(long.json()).toMatchObject({ status: 413, type: '/problems/too-large' })
    expect((await post('<game/>', 'application/xml')).json()).toMatchObject({ status: 415, type: '/problems/not-json' })
    expect((await post('', 'application/json')).json()).toMatchObject({ status: 400 })
  })
})

describe('Figures', () => {
  it('say what this process holds and how long requests took, and nothing of anybody', async () => {
    const { accessToken, account } = await guest('Bela')
    const headers = { authorization: `Bearer ${accessToken}` }
    const [ruleset] = (await app.inject({ url: '/v1/rules' })).json()
    const payload = { ruleset: ruleset.ruleset, title: 'Counted', options: { players: 3 } }
    const opened = await app.inject({ method: 'POST', url: '/v1/games', headers, payload })
    const { body, headers: told } = await app.inject({ url: '/metrics' })
    expect(told['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(/^herald_streams_open \d/m)
    expect(body).toMatch(/^herald_http_request_seconds_count\{method="POST",route="\/v1\/games",status="201"\} 1$/m)
    expect(body).toMatch(/^herald_process_resident_memory_bytes [1-9]/m)
    for (const secret of [account, opened.json().game, accessToken]) expect(body).not.toContain(secret)
  })
})

describe('Who reads the figures', () => {
  const asked = async (
    metricsToken: string | null,
    from: { remoteAddress?: string; headers?: Record<string, string> },
  ) => {
    const built = await buildApp({ ...services, metricsToken }, { version: '0.0.0', trustProxy: ['loopback'] })
    const { statusCode, body } = await built.inject({ url: '/metrics', ...from })
    await built.close()
    if (statusCode !== 200) expect(body).not.toContain('herald_')
    return statusCode
  }

  it('sits at this machine, and does not come through a proxy on it', async () => {
    expect(await asked(null, {})).toBe(200)
    expect(await asked(null, { remoteAddress: '192.0.2.7' })).toBe(401)
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])
      expect(await asked(null, { headers: { [header]: '127.0.0.1' } }), header).toBe(401)
    // Nor from a page of another site, which may have given this machine a name of its own.
    for (const headers of [
      { host: 'rebound.example.org' },
      { host: 'localhost', origin: 'http://elsewhere.example.org' },
      { host: 'localhost', 'sec-fetch-site': 'cross-site' },
    ])
      expect(await asked(null, { headers }), JSON.stringify(headers)).toBe(401)
    const { accessToken } = await guest('Emil')
    const headers = { authorization: `Bearer ${accessToken}` }
    expect(await asked(null, { remoteAddress: '192.0.2.7', headers })).toBe(401)
  })

  it('or shows the token, wherever they sit', async () => {
    const token = 'a-token-for-the-monitor'
    const shown = (said: string) => ({ remoteAddress: '192.0.2.7', headers: { authorization: said } })
    expect(await asked(token, shown(`Bearer ${token}`))).toBe(200)
    for (const wrong of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ', ''])
      expect(await asked(token, shown(wrong)), wrong).toBe(401)
    expect(await asked(token, {})).toBe(401)
  })

  it('has the database asked no more than every few seconds', async () => {
    let [now, times] = [0, 0]
    const work = async () => {
      times++
      if (times === 2) throw new Error('away')
      return times
    }
    const often = atMostEvery(10, work, () => now)
    expect([await often(), await often()]).toEqual([1, 1])
    now = 10
    await expect(often()).rejects.toThrow('away')
    expect([await often(), await often(), times]).toEqual([3, 3, 3])
  })
})

describe('Names', () => {
  it('stand on the cards, change with the profile, and are gone with the person', async () => {
    const { accessToken } = await guest('Carl')
    const headers = { authorization: `Bearer ${accessToken}` }
    const [{ ruleset }] = (await app.inject({ url: '/v1/rules' })).json()
    const payload = { ruleset, title: 'Named', options: { players: 3, length: 'short' }, bots: ['random', 'random'] }
    const { game } = (await app.inject({ method: 'POST', url: '/v1/games', headers, payload })).json()
    const read = async (tag = '') => app.inject({ url: `/v1/games/${game}`, headers: { 'if-none-match': tag } })
    const first = await read()
    expect(first.json().card.seats[0]).toMatchObject({ name: 'Carl' })
    await app.inject({ method: 'PATCH', url: '/v1/me', headers, payload: { name: 'Carla' } })
    expect((await read(String(first.headers.etag))).json().card.seats[0]).toMatchObject({ name: 'Carla' })
    // The game is over before they go: it stays as it was played, by nobody in particular.
    await database.pool.query(`UPDATE game SET status = 'finished', revision = revision + 1 WHERE id = $1`, [game])
    expect((await app.inject({ method: 'DELETE', url: '/v1/me', headers })).statusCode).toBe(204)
    expect((await read()).json().card.seats[0]).toMatchObject({ name: null, bot: null, account: null })
  })
})
