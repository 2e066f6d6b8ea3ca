// Bodies of brackets within brackets: refused at the door, of every operation, before anybody walks them.
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { openTable, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { documentOf, operationsOf } from '../support/reference.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

const ID = '00000000-0000-4000-8000-000000000000'
/** So many levels in all; of lists, or of objects. */
const lists = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
const objects = (levels: number) => `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`

describe('A body nested without end', () => {
  it('is refused by every operation that takes one, and says why', async () => {
    const { token } = await somebody(app)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const operations = operationsOf(await documentOf(app)).filter(
      // Those of couriers are mails, and forms have no levels.
      ({ method, access }) => method !== 'GET' && access.who !== 'courier' && !access.form,
    )
    expect(operations.length).toBeGreaterThan(25)
    for (const { id, method, path } of operations) {
      const url = path.replace('{kind}', 'orders').replace(/\{\w+\}/g, ID)
      for (const payload of [lists(33), lists(10_000), objects(10_000), '['.repeat(60_000)]) {
        const answer = await app.inject({ method, url, headers, payload })
        expect(answer.json(), id).toMatchObject({
          status: 400,
          type: '/problems/not-understood',
          detail: 'A body has at most 32 levels of lists and objects.',
        })
      }
    }
  })

  it('is no body with a few levels, or with brackets in its texts', async () => {
    const people = [await somebody(app), await somebody(app)] as const
    const game = await startTable(deps, await openTable(deps, people), people[0])
    const headers = { authorization: `Bearer ${people[0].token}`, 'content-type': 'application/json' }
    const url = `/v1/games/${game}/draft`
    const words = JSON.stringify({ text: `a "quoted \\" ${'[{'.repeat(1000)}`, '[[[': ['\\', '{'.repeat(99), '\\"['] })
    for (const payload of [lists(32), objects(32), words]) {
      expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
      expect((await app.inject({ url, headers })).json().draft).toEqual(JSON.parse(payload))
    }
  })
})
