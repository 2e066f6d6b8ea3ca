// What somebody has of a view is good for as long as the same code shows the same state: another build may show it otherwise.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildOf } from '../../src/main/parts/build-of.ts'
import { testApp } from '../support/app.ts'
import { openTable, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const deps = depsFor(database)
const deployed = (build: string) => testApp(database, undefined, {}, deps, { build })
const [here, there, next] = await Promise.all(['a1b2', 'a1b2', 'c3d4'].map(deployed))
afterAll(() => Promise.all([here, there, next].map((one) => one!.close())))
type App = Awaited<ReturnType<typeof deployed>>['app']

async function table() {
  const people = [await somebody(here!.app), await somebody(here!.app)] as const
  return { game: await startTable(deps, await openTable(deps, people), people[0]), ada: people[0] }
}

describe('The tag of a list, of rules and of pages', () => {
  it.each(['/v1/games', '/v1/rules/xidit', '/openapi.json', '/problems', '/rules'])('%s', async (url) => {
    const read = (known?: string) => here!.app.inject({ url, headers: known ? { 'if-none-match': known } : {} })
    const tag = String((await read()).headers.etag)
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const { statusCode, headers, body } = await read(known)
      expect([statusCode, headers.etag, body], known).toEqual([304, tag, ''])
    }
    expect((await read('"x"')).statusCode).toBe(200)
  })
})

describe.each(['', '/board.svg', '/board.png'])('The tag of /games/{game}%s', (path) => {
  it('is known to all processes of a deploy, and to none of the next', async () => {
    const { game, ada } = await table()
    const read = (app: App, tag?: string) =>
      app.inject({
        url: `/v1/games/${game}${path}`,
        headers: { authorization: `Bearer ${ada.token}`, ...(tag && { 'if-none-match': tag }) },
      })
    const first = await read(here!.app)
    const tag = String(first.headers.etag)
    expect((await read(there!.app, tag)).statusCode).toBe(304)
    const shown = await read(next!.app, tag)
    expect([shown.statusCode, shown.rawPayload.length]).toEqual([200, first.rawPayload.length])
    const now = String(shown.headers.etag)
    for (const known of [now, `W/${now}`, `"x",W/"y", ${now}`, `, ${now} ,`, ' * '])
      expect((await read(next!.app, known)).statusCode, known).toBe(304)
    for (const other of [tag, `"x", W/${tag}`, now.slice(1, -1), now.slice(0, -1), '"*"', 'W/*', `x${now}`])
      expect((await read(next!.app, other)).statusCode, other).toBe(200)
  })
})

describe('The tag of a view', () => {
  it('is another for another state, also of the same revision', async () => {
    const { game, ada } = await table()
    const read = async () => {
      deps.cache.forget(game)
      const headers = { authorization: `Bearer ${ada.token}` }
      return String((await here!.app.inject({ url: `/v1/games/${game}`, headers })).headers.etag)
    }
    const before = await read()
    await database.pool.query('UPDATE game SET stamp = gen_random_uuid() WHERE id = $1', [game])
    expect(await read()).not.toBe(before)
  })

  it('says what an answer is decided on, whichever build showed it', async () => {
    const { game, ada } = await table()
    const url = `/v1/games/${game}`
    const authorization = `Bearer ${ada.token}`
    const tag = String((await here!.app.inject({ url, headers: { authorization } })).headers.etag)
    const answer = (app: App) =>
      app.inject({
        ...{ method: 'PUT', url: `${url}/answers/start-list`, payload: { cities: [] } },
        headers: { authorization, 'if-match': tag },
      })
    const given = await answer(next!.app)
    expect(given.statusCode, given.body).toBeLessThan(300)
    expect((await answer(here!.app)).statusCode).toBe(412)
  })

  it('is not that of another state of the same revision: a database may have lost the first', async () => {
    const { game, ada } = await table()
    const url = `/v1/games/${game}`
    const authorization = `Bearer ${ada.token}`
    const tag = String((await here!.app.inject({ url, headers: { authorization } })).headers.etag)
    await database.pool.query('UPDATE game SET stamp = gen_random_uuid() WHERE id = $1', [game])
    const answer = (ifMatch: string) =>
      here!.app.inject({
        ...{ method: 'PUT', url: `${url}/answers/start-list`, payload: { cities: [] } },
        headers: { authorization, 'if-match': ifMatch },
      })
    expect((await answer(tag)).json()).toMatchObject({ status: 412, type: '/problems/moved-on' })
    // Several, of which one is the view's; never a weak one; nothing that is no tag.
    expect((await answer(`W/${tag}`)).statusCode).toBe(412)
    expect((await answer(`"x", ${tag}`)).statusCode).toBe(412)
    expect((await answer('"x"')).statusCode).toBe(412)
    for (const none of [tag.slice(1, -1), ',', '"', 'W/*'])
      expect((await answer(none)).json(), none).toMatchObject({ status: 400, pointer: '/if-match' })
    // As it was before tags named a state: by the revision.
    const [revision, as] = tag.slice(1).split('-')
    expect((await answer(`"${Number(revision) + 1}-${as}"`)).statusCode).toBe(412)
    expect((await answer(`W/"${revision}-${as}"`)).statusCode).toBe(412)
    expect((await answer(`"x", "${revision}-${as}"`)).statusCode).toBe(200)
    expect((await answer('*')).statusCode).toBe(200)
  })
})

describe('A build', () => {
  it('is known by its code alone: the same wherever it lies, another when any of it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const packageFile = new URL('../../package.json', import.meta.url)
    const source = new URL('../../src/text', import.meta.url)
    const copies = ['one', 'two'].map((name) => join(folder, name))
    for (const copy of copies) cpSync(source, copy, { recursive: true })
    const idOf = (copy: string) => buildOf(pathToFileURL(copy), packageFile).build
    const [one, two] = copies as [string, string]
    expect(idOf(one)).toMatch(/^[0-9a-f]{12}$/)
    expect(idOf(one)).toBe(idOf(two))
    writeFileSync(join(two, 'another.js'), '')
    expect(idOf(one)).not.toBe(idOf(two))
  })
})
