// The board as a PNG over the API: as wide as wished, as the asker may know it, now and then.
import { afterAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import { games } from '../../src/rules/games.ts'
import { readPng } from '../picture/png.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'

const database = ownDatabase()
const { app, close } = await testApp(database)
afterAll(close)

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
  await carryOnUntilAsked(toolsFor(database), game)
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
