// The board as a PNG over the API: as wide as wished, as the asker may know it, now and then.
import { afterAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { games } from '../../src/rules/games.ts'
import { readPng } from '../picture/png.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const { app, services, close } = await testApp(database)
afterAll(close)
const { counts } = services.deps.drawn

const ruleset = games[0]!.standard.name

async function person() {
  const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Jörg' } })
  return { authorization: `Bearer ${guest.json().accessToken}` }
}

async function openedGame() {
  const host = await person()
  const payload = { ruleset, title: 'An evening', options: { players: 3, length: 'short' } }
  const opened = await app.inject({ method: 'POST', url: '/v1/games', headers: host, payload })
  const game: string = opened.json().game
  return { host, game, url: `/v1/games/${game}` }
}

async function startedGame() {
  const { host, game, url } = await openedGame()
  await app.inject({ method: 'PUT', url: `${url}/nonce`, headers: host, payload: { nonce: 'h' } })
  const others = [await person(), await person()]
  for (const headers of others)
    await app.inject({ method: 'POST', url: `${url}/seats`, headers, payload: { nonce: 'n' } })
  // All leave it to the rules where they begin, so that something has happened.
  const payload = { standing: { start: [] } }
  for (const headers of [host, ...others])
    await app.inject({ method: 'PUT', url: `${url}/answers/standing`, headers, payload })
  await carryOnUntilAsked(depsFor(database), game)
  return { host, url }
}

const pngAt = async (url: string, headers = {}) => {
  const { statusCode, headers: told, rawPayload } = await app.inject({ url, headers })
  expect(statusCode).toBe(200)
  expect(told).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' })
  return readPng(rawPayload)
}

describe('board.png', () => {
  it('is a picture, 900 wide or as wished', async () => {
    const { url } = await startedGame()
    expect((await pngAt(`${url}/board.png`)).width).toBe(900)
    expect((await pngAt(`${url}/board.png?width=320`)).width).toBe(320)
    for (const width of ['319', '1601', 'wide'])
      expect((await app.inject({ url: `${url}/board.png?width=${width}` })).statusCode).toBe(400)
  })

  it('differs by who looks, by language and by time', async () => {
    const { host, url } = await startedGame()
    const png = `${url}/board.png?width=320`
    const seen = [
      await pngAt(png),
      await pngAt(png, host),
      await pngAt(`${png}&locale=de`),
      await pngAt(`${png}&at=1&locale=en`, host),
    ]
    expect(new Set(seen.map(({ data }) => data.toString('base64'))).size).toBe(4)
    expect((await pngAt(png, { 'accept-language': 'de' })).data.equals(seen[2]!.data)).toBe(true)
  })

  it('is refused as a problem where there is none', async () => {
    const { host, url } = await openedGame()
    const early = await app.inject({ url: `${url}/board.png`, headers: host })
    expect(early.statusCode).toBe(409)
    expect(early.headers['content-type']).toMatch(/^application\/problem\+json/)
    const nowhere = '/v1/games/00000000-0000-4000-8000-000000000000/board.png'
    expect((await app.inject({ url: nowhere, headers: host })).statusCode).toBe(404)
  })
})

describe('Pictures', () => {
  it('are drawn once for all who see the same, however many ask at once', async () => {
    const { host, url } = await startedGame()
    const before = { ...counts }
    const strangers = await Promise.all(Array.from({ length: 8 }, person))
    const asked = (headers: Record<string, string>) => app.inject({ url: `${url}/board.png?width=333`, headers })
    const first = await Promise.all([{}, ...strangers].map(asked))
    expect(first.map(({ statusCode }) => statusCode)).toEqual(first.map(() => 200))
    expect(new Set(first.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    for (let i = 0; i < 30; i++) expect((await asked(strangers[i % 8]!)).statusCode).toBe(200)
    // Now by whatever name.
    for (const at of [500, 1_000, 999_999])
      expect((await app.inject({ url: `${url}/board.png?width=333&at=${at}` })).statusCode).toBe(200)
    expect(counts.png - before.png).toBe(1)
    await asked(host)
    await asked(host)
    expect(counts.png - before.png).toBe(2)
  })

  it('are not drawn at all for who has them', async () => {
    const { host, url } = await startedGame()
    for (const path of ['board.png?width=334', 'board.svg', 'board.svg?at=1', 'board.png?at=1&width=335&locale=de'])
      for (const headers of [{}, host]) {
        const { headers: told } = await app.inject({ url: `${url}/${path}`, headers })
        const tag = String(told.etag)
        expect(tag).toMatch(/^"[\w.-]+"$/)
        expect(told.vary).toMatch(/authorization/)
        const before = { ...counts }
        const again = await app.inject({ url: `${url}/${path}`, headers: { ...headers, 'if-none-match': tag } })
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
        expect(counts).toEqual(before)
        const other = { ...(headers === host ? {} : host), 'if-none-match': tag }
        expect((await app.inject({ url: `${url}/${path}`, headers: other })).statusCode).toBe(200)
      }
  })

  it('are drawn anew when anything in them has changed', async () => {
    const { host, url } = await startedGame()
    const read = () => app.inject({ url: `${url}/board.png?width=336` })
    const { headers, rawPayload } = await read()
    await app.inject({ method: 'PATCH', url: '/v1/me', headers: host, payload: { name: 'Wilhelmine' } })
    const renamed = await read()
    expect(renamed.headers.etag).not.toBe(headers.etag)
    expect(renamed.rawPayload.equals(rawPayload)).toBe(false)
  })

  it('that too many ask for at once are refused with when to ask again, and nobody else waits behind them', async () => {
    const { url } = await startedGame()
    const one = await person()
    const widths = Array.from({ length: 12 }, (_, i) => 400 + i)
    const answers = await Promise.all(
      widths.map((width) => app.inject({ url: `${url}/board.png?width=${width}`, headers: one })),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(12)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, ...answer } of refused) {
      expect(answer.json()).toMatchObject({ type: '/problems/too-busy', status: 503 })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    const [wide] = [await app.inject({ url: `${url}/board.png?width=${widths.at(-1)}`, headers: one })]
    expect(wide.statusCode).toBe(200)
  })

  it('that nobody waits for any more are not drawn', async () => {
    const { url } = await startedGame()
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const before = counts.png
    // Three are being drawn; whoever waits behind them hangs up.
    const busy = [501, 502, 503].map((width) =>
      app.inject({ url: `${url}/board.png?width=${width}`, remoteAddress: '192.0.2.1' }),
    )
    await Promise.all(
      [504, 505].map(async (width) => {
        const gone = new AbortController()
        const asked = fetch(`${origin}${url}/board.png?width=${width}`, { signal: gone.signal })
        setImmediate(() => gone.abort())
        await expect(asked).rejects.toThrow()
      }),
    )
    for (const { statusCode } of await Promise.all(busy)) expect(statusCode).toBe(200)
    // Whoever comes now is drawn after all that waited.
    expect((await app.inject({ url: `${url}/board.png?width=506` })).statusCode).toBe(200)
    expect(counts.png - before).toBe(4)
  })
})
