// Where there was no time for it, or others were first each time, nothing has changed, and whoever asked is told to come again.
import { afterAll, expect, it } from 'vitest'
import { Starved } from '../../src/games/log/guards/time-limit.ts'
import { load } from '../../src/games/log/load.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { testApp } from '../support/app.ts'
import { openTable, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const plain = depsFor(database)
let isFirst = true
const deps = {
  ...plain,
  store: {
    ...plain.store,
    commit: (commit: Parameters<typeof plain.store.commit>[0]) =>
      isFirst ? plain.store.commit(commit) : Promise.resolve(false),
  },
}
const { app, close } = await testApp(database, undefined, {}, deps)
afterAll(close)

const starved = (): never => {
  throw new Starved(50)
}

it.each<[string, 'PUT' | 'POST' | 'GET', string, object, Partial<Ruleset>]>([
  ['an answer', 'PUT', '/answers/start-list', { cities: [] }, { answer: starved }],
  ['a draft', 'POST', '/preview', {}, { preview: starved }],
  ['a log to read', 'GET', '', {}, { fold: starved }],
])('%s that no time was left for is answered 503', async (_, method, path, payload, broken) => {
  const ada = await somebody(app)
  const game = await startTable(plain, await openTable(plain, [ada]), ada)
  const table = (await load(plain, game))!
  const before = await plain.store.read(game)
  const catalogue = { ...plain.catalogue, rulesOf: () => ({ ...table.ruleset, ...broken }) }
  const other = await testApp(database, undefined, {}, { ...depsFor(database), catalogue })
  const told = await other.app.inject({
    ...{ method, url: `/v1/games/${game}${path}`, headers: { authorization: `Bearer ${ada.token}` } },
    ...(method !== 'GET' && { payload }),
  })
  await other.close()
  expect([told.statusCode, told.json().type], told.body).toEqual([503, '/problems/too-busy'])
  expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
  expect(await plain.store.read(game)).toEqual(before)
})

it('so is one that others were always first with', async () => {
  const ada = await somebody(app)
  const game = await startTable(plain, await openTable(plain, [ada]), ada)
  isFirst = false
  const headers = { authorization: `Bearer ${ada.token}` }
  const url = `/v1/games/${game}/answers/start-list`
  const told = await app.inject({ method: 'PUT', url, headers, payload: { cities: [] } })
  expect([told.statusCode, told.json().type], told.body).toEqual([503, '/problems/too-busy'])
  expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
})
