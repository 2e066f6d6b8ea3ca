// A game whose rules this server does not have: every operation says so, and it is nobody's mistake.
import { afterAll, expect, it } from 'vitest'
import { secondEdition, secondGame } from '../rules/second-game.ts'
import { testApp } from '../support/app.ts'
import { programOf, somebody } from '../support/company.ts'
import { ownDatabase } from '../support/database.ts'
import { secondDeps } from '../support/second.ts'

const database = ownDatabase()
const before = await testApp(database, undefined, {}, secondDeps(database, secondGame))
const after = await testApp(database, undefined, {}, secondDeps(database, secondEdition))
afterAll(() => Promise.all([before.close(), after.close()]))

it('is refused with what is missing, and is there again with its rules', async () => {
  const host = await somebody(before.app)
  const headers = { authorization: `Bearer ${host.token}` }
  const payload = { ruleset: 'second', title: 'Old', options: { players: 2 }, bots: ['clerk'] }
  const opened = await before.app.inject({ method: 'POST', url: '/v1/games', headers, payload })
  const { game } = opened.json()
  await before.app.inject({ method: 'PUT', url: `/v1/games/${game}/nonce`, headers, payload: { nonce: 'host' } })
  const url = `/v1/games/${game}`
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/answers'],
    ['PUT', '/answers/place', { space: 'mill' }],
    ['GET', '/events'],
    ['GET', '/log'],
    ['GET', '/rounds'],
    ['GET', '/board.svg'],
    ['PUT', '/draft', { space: 'mill' }],
    ['PUT', '/pause', {}],
    ['POST', '/extensions', {}],
  ] as const) {
    const request = { method, url: `${url}${path}`, headers, ...(body && { payload: body }) }
    const answer = await after.app.inject(request)
    const known = await before.app.inject(request)
    if (known.statusCode === 404 && known.json().type === '/problems/no-such-page') throw new Error(`no ${path}`)
    expect(answer.json(), path).toMatchObject({ type: '/problems/rules-missing', status: 409 })
    expect(answer.json().detail).toContain('second, version 1')
  }
  // It stands in lists as it is, and whoever goes for good can go.
  const listed = (await after.app.inject({ url: '/v1/games?which=mine', headers })).json()
  expect(listed.games).toMatchObject([{ id: game, status: 'running', version: 1 }])
  const program = await programOf(after.app, host, ['read'])
  expect(program.secret).toBeTruthy()
  expect((await before.app.inject({ url, headers })).json().card).toMatchObject({ status: 'running' })
})

it('each version’s rules can be read, and of no other; one is told which there are', async () => {
  const both = await testApp(database, undefined, {}, secondDeps(database, secondEdition, secondGame))
  const read = async (query: string) => (await both.app.inject({ url: `/v1/rules/second${query}` })).json()
  expect(await read('')).toMatchObject({ version: 2, standIn: 'clerk', bots: ['clerk', 'miser'] })
  expect(await read('?version=1')).toMatchObject({ version: 1, pack: secondGame.fingerprint })
  expect(await read(`?version=1&pack=${secondGame.fingerprint}`)).toMatchObject({ version: 1 })
  const packs = [secondEdition, secondGame].map(
    ({ version, fingerprint }) => `version ${version} with the pack ${fingerprint}`,
  )
  for (const query of ['?version=3', '?version=1&pack=ab']) {
    const { type, detail } = await read(query)
    expect(type).toBe('/problems/no-such-ruleset')
    for (const pack of packs) expect(detail).toContain(pack)
  }
  expect(await read('?version=one')).toMatchObject({ type: '/problems/not-understood' })
  await both.close()
})
