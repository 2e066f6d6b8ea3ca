// What the operator reads: a line a request, with its id, and never a secret.
import { afterAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { games } from '../../src/rules/games.ts'
import { KEYS, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const deps = depsFor(database)
const lines: string[] = []
const log = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } }
const { app, letters, close } = await testApp(database, KEYS, { streams: 1 }, deps, { log })
afterAll(close)

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token?: string, payload?: object) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), cookie }
  const response = await app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) })
  cookie = String(response.headers['set-cookie'] ?? cookie).split(';')[0]!
  return { status: response.statusCode, body: response.body === '' ? {} : response.json(), headers: response.headers }
}
let cookie = ''

describe('The log', () => {
  it('of signing in, inviting, playing and failing holds no token, order, salt, address or other secret', async () => {
    const secrets: string[] = ['ada@example.org', 'a long and private sentence', cookie]
    await call('POST', '/sign-in/links', undefined, { email: 'ada@example.org' })
    const link = letters.at(-1)!.link.split('#')[1]!
    const signedIn = await call('POST', '/sessions/link', undefined, { token: link })
    const { accessToken: first, refreshToken } = signedIn.body
    await call('PUT', '/me/password', first, { password: 'a long and private sentence' })
    const again = await call('POST', '/sessions/password', undefined, {
      email: 'ada@example.org',
      password: 'a long and private sentence',
    })
    const { accessToken: token } = again.body
    await call('POST', '/sessions/password', undefined, { email: 'ada@example.org', password: 'wrong-password-1' })
    const made = await call('POST', '/me/tokens', token, { name: 'Bot', scopes: ['read', 'play'] })
    secrets.push(link, first, token, refreshToken, made.body.secret, 'wrong-password-1')

    const opened = await call('POST', '/games', token, {
      ruleset: games[0]!.standard.name,
      title: 'Ours',
      visibility: 'private',
      options: { players: 3, length: 'short' },
    })
    const { game } = opened.body
    await call('PUT', `/games/${game}/nonce`, token, { nonce: 'my-very-own-nonce' })
    await call('PUT', `/games/${game}/nonce`, token, { nonce: 'not/a/nonce' })
    const invited = await call('POST', `/games/${game}/invitations`, token)
    await call('GET', `/invitations/${invited.body.token}`)
    await call('GET', `/invitations/${'x'.repeat(24)}secret-typo`)
    await call('POST', `/games/${game}/start`, token, { bot: 'random' })
    await call('PUT', `/games/${game}/answers/start-list`, token, { cities: [] })
    await carryOnUntilAsked(deps, game)
    const orders = ['black', 'act', 'black', 'act', 'black', 'act']
    const receipt = await call('PUT', `/games/${game}/answers/orders`, token, { year: 1, orders })
    expect(receipt.status).toBe(200)
    await call('PUT', `/games/${game}/answers/orders`, token, { year: 1, orders: ['not-an-order'] })
    await call('PUT', `/games/${game}/draft`, token, { plan: 'a plan of mine alone' })
    secrets.push('a plan of mine alone')
    await call('POST', `/games/${game}/messages`, token, { text: 'between you and me' })
    await call('GET', `/games/${game}?token=query-secret`, token)
    await call('GET', `/nowhere/${invited.body.token}`)
    const { ticket } = (await call('POST', '/stream-tickets', token, { game })).body
    expect((await call('GET', `/me/stream?ticket=${ticket}`)).status).toBe(403)
    expect((await call('GET', `/games/${game}/stream?ticket=${ticket}`)).status).toBe(401)
    secrets.push(ticket)
    const { file } = (await deps.store.read(game))!
    secrets.push(invited.body.token, 'secret-typo', file.secret, 'my-very-own-nonce', 'not/a/nonce', receipt.body.salt)
    secrets.push(orders.join('","'), 'not-an-order', 'between you and me', 'query-secret')

    // Our own mistake is logged with its stack, and with nothing that the database says about values.
    await database.pool.query('ALTER TABLE message RENAME TO gone')
    expect((await call('POST', `/games/${game}/messages`, token, { text: 'between you and me' })).status).toBe(500)
    await database.pool.query('ALTER TABLE gone RENAME TO message')

    const whole = lines.join('')
    for (const secret of secrets.filter((one) => one !== '')) expect(whole, secret).not.toContain(secret)
    expect(whole).toContain('our mistake')
  })

  it('has a line for each change and each failure, with the id that the answer carries', async () => {
    lines.length = 0
    const refused = await call('GET', '/games/6f1d1c5e-8a0e-4c55-8a0e-2f6f6f1f9a11')
    const found = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 404)
    expect(found).toMatchObject({ reqId: refused.headers['x-request-id'], method: 'GET', route: '/v1/games/:game' })
  })

  it('takes a proxy’s name for the request, if it is one', async () => {
    const named = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await named('proxy-12345678')).toBe('proxy-12345678')
    expect(await named('{"forged":"line"}')).not.toContain('forged')
  })
})
