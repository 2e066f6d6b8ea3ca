// Drafts kept on the server: their player's alone, the last one counts, and gone when nobody needs them any more.
import { afterAll, describe, expect, it } from 'vitest'
import { digest } from '../../src/rules/fairness.ts'
import { testApp } from '../support/app.ts'
import { openTable, playOn, type Somebody, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { luckOf } from '../support/play.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

async function call(method: 'GET' | 'PUT' | 'DELETE', url: string, { token }: { token: string }, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const told = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: told.statusCode, body: told.body === '' ? undefined : told.json(), text: told.body }
}

async function table() {
  const people = [await somebody(app), await somebody(app)] as [Somebody, Somebody]
  const game = await startTable(deps, await openTable(deps, people), people[0])
  return { game, host: people[0], player: people[1], url: `/v1/games/${game}/draft` }
}

const keptRows = async (game: string) =>
  (await database.pool.query('SELECT account_id FROM draft WHERE game_id = $1', [game])).rowCount

describe('A draft', () => {
  it('is there again as it was sent, and the last one counts', async () => {
    const { url, host } = await table()
    expect(await call('GET', url, host)).toMatchObject({ status: 200, body: { draft: null, savedAt: null } })
    const odd = { orders: ['red', null], note: 'half a \ud800 \u0000 sign, ä 💥', deep: { a: [[1e308, -0.5]] } }
    expect((await call('PUT', url, host, { orders: [] })).status).toBe(200)
    const kept = await call('PUT', url, host, odd)
    expect(kept).toMatchObject({ status: 200, body: { savedAt: expect.stringMatching(/^20\d\d-.*Z$/) } })
    expect((await call('GET', url, host)).body).toEqual({ draft: odd, savedAt: kept.body.savedAt })
    for (let i = 0; i < 2; i++) expect((await call('DELETE', url, host)).status).toBe(204)
    expect((await call('GET', url, host)).body).toEqual({ draft: null, savedAt: null })
  })

  it('changes nothing of the game, and nobody else sees it', async () => {
    const { game, url, host, player } = await table()
    const before = await call('GET', `/v1/games/${game}`, player)
    await call('PUT', url, host, { plan: 'my own plan' })
    await call('PUT', url, player, { plan: 'another' })
    expect((await call('GET', url, player)).body.draft).toEqual({ plan: 'another' })
    expect((await call('GET', url, await somebody(app))).status).toBe(403)
    expect(await call('GET', `/v1/games/${game}`, player)).toEqual(before)
    for (const where of ['', '/events', '/answers', '/record', '/rounds/1'])
      expect((await call('GET', `/v1/games/${game}${where}`, player)).text).not.toContain('my own plan')
  })

  it('has at most 8 KB and is an object', async () => {
    const { url, host } = await table()
    const ofBytes = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) })
    expect((await call('PUT', url, host, ofBytes(8192))).status).toBe(200)
    expect(await call('PUT', url, host, ofBytes(8193))).toMatchObject({
      status: 413,
      body: { type: '/problems/draft-too-large', title: 'A draft has at most 8 KB.' },
    })
    expect((await call('PUT', url, host, { text: 'ä'.repeat(4096) })).status).toBe(413)
    expect((await call('PUT', url, host, ['red'])).status).toBe(400)
    expect((await call('GET', url, host)).body.draft).toEqual(ofBytes(8192))
  })

  it('is in its owner’s export, and goes with them', async () => {
    const { game, url, host, player } = await table()
    await call('PUT', url, host, { mine: true })
    await call('PUT', url, player, { mine: false })
    const exported = (await call('GET', '/v1/me/export', host)).body
    expect(exported.drafts).toEqual([{ game, draft: { mine: true }, savedAt: expect.any(String) }])
    expect((await call('DELETE', '/v1/me', host)).status).toBe(204)
    const { rows } = await database.pool.query('SELECT account_id FROM draft WHERE game_id = $1', [game])
    expect(rows).toEqual([{ account_id: player.account }])
    // Whatever still comes with the old token.
    expect((await call('PUT', url, host, { mine: 'again' })).status).toBe(401)
    expect(await deps.drafts.keep(game, host.account, { draft: {}, savedAt: new Date() })).toBe(false)
  })

  it('goes when the game is over, and no other is kept then', async () => {
    const { game, url, host } = await table()
    await call('PUT', url, host, { orders: ['act'] })
    expect(await keptRows(game)).toBe(1)
    await playOn(deps, game, luckOf(digest('a draft')))
    expect(await keptRows(game)).toBe(0)
    expect((await call('GET', url, host)).body).toEqual({ draft: null, savedAt: null })
    expect(await call('PUT', url, host, {})).toMatchObject({ status: 409, body: { type: '/problems/game-over' } })
    expect(await deps.drafts.keep(game, host.account, { draft: {}, savedAt: new Date() })).toBe(false)
  })
})
