// What stands around the answers: headers of pages and of the API, other sites, limits, figures.
import { afterAll, describe, expect, it } from 'vitest'
import { KEYS, testApp } from '../support/app.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'

const database = ownDatabase()
const tools = toolsFor(database)
const { app, close } = await testApp(database, KEYS, {}, tools, { corsOrigins: ['https://front.example'] })
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
    expect(headers).not.toHaveProperty('content-security-policy')
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
    const plain = await testApp(database)
    const { headers } = await plain.app.inject({ url: '/v1/rules', headers: { origin: 'https://front.example' } })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    await plain.close()
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
  it('say how many games there are and how long requests took, and nothing of anybody', async () => {
    const { accessToken, account } = await guest('Bela')
    const headers = { authorization: `Bearer ${accessToken}` }
    const [ruleset] = (await app.inject({ url: '/v1/rules' })).json()
    const payload = { ruleset: ruleset.ruleset, title: 'Counted', options: { players: 3 } }
    const opened = await app.inject({ method: 'POST', url: '/v1/games', headers, payload })
    const { body, headers: told } = await app.inject({ url: '/metrics' })
    expect(told['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(/^herald_games\{status="open"\} [1-9]/m)
    expect(body).toMatch(/^herald_http_request_seconds_count\{method="POST",route="\/v1\/games",status="201"\} 1$/m)
    expect(body).toMatch(/^herald_process_resident_memory_bytes [1-9]/m)
    for (const secret of [account, opened.json().game, accessToken]) expect(body).not.toContain(secret)
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
    expect((await read()).json().card.seats[0]).toMatchObject({ name: null, bot: null, account: expect.any(String) })
  })
})
