// What is published beside the API: what every problem means, and the rules of the games by their numbers.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../src/http/problem.ts'
import { games } from '../../src/rules/games.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const { app, close } = await testApp(database)
afterAll(close)

const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const anchorsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
const linksIn = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href!)

/** What any page to read promises. */
async function expectPage(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { statusCode, body, headers: told } = await read(url, headers)
  expect([statusCode, told['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
  expect(body, url).not.toMatch(/<script|javascript:|undefined|\[object/)
  expect(body, url).toContain('name="viewport"')
  expect(body, url).toContain('prefers-color-scheme:dark')
  expect(told['content-security-policy'], url).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
  )
  expect(told, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, no-cache' })
  expect(String(told.vary).toLowerCase(), url).toMatch(/accept-language.*accept-encoding/)
  expect((await read(url, { ...headers, 'if-none-match': String(told.etag) })).statusCode, url).toBe(304)
  return body
}

const names = [...Object.keys(PROBLEMS), 'refused']

describe('/problems', () => {
  it.each(names)('says in both languages what it means, why, and what to do: %s', async (name) => {
    const [status, title] = PROBLEMS[name as keyof typeof PROBLEMS] ?? [400, 'The rules refuse this.']
    const json = { accept: 'application/json' }
    const english = (await read(`/problems/${name}`, json)).json()
    const german = (await read(`/problems/${name}?lang=de`, json)).json()
    expect(english).toMatchObject({ type: `/problems/${name}`, title })
    expect(english.status).toContain(status)
    expect(english.examples[0]).toMatchObject({ type: `/problems/${name}`, status, title })
    for (const said of ['why', 'next', 'title']) {
      expect(german[said].length, said).toBeGreaterThan(8)
      expect(german[said], said).not.toBe(english[said])
    }
    const page = await expectPage(`/problems/${name}`)
    expect(page).toContain('<html lang="en">')
    expect(page).toContain(`&quot;type&quot;: &quot;/problems/${name}&quot;`)
    const seite = await expectPage(`/problems/${name}`, {
      'accept-language': 'de-AT,de;q=0.9,en;q=0.5',
      accept: 'text/html,*/*',
    })
    expect(seite).toContain('<html lang="de">')
    expect(seite).toContain('<h2>Was tun</h2>')
  })

  it('are all in the list, in either form, and an unknown one is not there', async () => {
    const list = linksIn(await expectPage('/problems')).filter((href) => href.startsWith('/problems/'))
    expect(list.toSorted()).toEqual(names.map((name) => `/problems/${name}`).toSorted())
    const data = (await read('/problems', { accept: 'application/json' })).json() as { type: string }[]
    expect(data.map(({ type }) => type).toSorted()).toEqual(list.toSorted())
    for (const name of ['no-such-thing', 'toString', '__proto__']) {
      const { statusCode, json } = await read(`/problems/${name}`)
      expect([statusCode, json().type], name).toEqual([404, '/problems/no-such-page'])
    }
  })

  it('name operations that there are', async () => {
    const reference = (await read('/openapi.json')).json() as { paths: Record<string, Record<string, unknown>> }
    const there = Object.entries(reference.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const said =
      (await read('/problems', { accept: 'application/json' })).body +
      (await read('/problems?lang=de', { accept: 'application/json' })).body
    const named = [...said.matchAll(/`([A-Z]+) (\/v1\/[^`?]*)/g)].map(([, method, path]) => `${method} ${path}`)
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((one) => !there.includes(one))).toEqual([])
  })
})

/** Every rule that the code of a game names. */
function rulesNamedBy(game: string): string[] {
  const folder = new URL(`../../src/rules/${game}/`, import.meta.url)
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\b[A-Z]{1,3}-\d+\.\d+[a-z]?\b/g)].map(([id]) => id)))]
}

describe('An address', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

  it('that is known says which methods it takes to whoever comes with another', async () => {
    const { paths } = (await read('/openapi.json')).json() as { paths: Record<string, object> }
    // `/v1/sessions/link` is also one of `/v1/sessions/{session}`.
    const fits = (path: string, other: string) =>
      new RegExp(`^${other.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
    const tried = Object.keys(paths).flatMap((path) => {
      const declared = Object.entries(paths).filter(([other]) => fits(path, other))
      const methods = declared.flatMap(([, operations]) => Object.keys(operations).map((one) => one.toUpperCase()))
      const others = METHODS.filter((method) => !methods.includes(method))
      return others.map((method) => ({ method, methods, url: `${path.replaceAll(/\{\w+\}/g, 'a.b')}?x=/y` }))
    })
    expect(tried.length).toBeGreaterThan(200)
    for (const { method, methods, url } of tried) {
      const { statusCode, headers, json } = await app.inject({ method, url })
      expect([statusCode, json().type], `${method} ${url}`).toEqual([405, '/problems/method-not-allowed'])
      const told = String(headers.allow).split(', ')
      expect(told, `${method} ${url}`).toEqual(expect.arrayContaining(methods))
      expect(told).not.toContain(method)
      expect(json().detail).toContain(headers.allow)
    }
    // Of pages, some of which are there for a few alone, nothing is told.
    const page = await app.inject({ method: 'POST', url: '/problems' })
    expect([page.statusCode, page.headers.allow]).toEqual([404, undefined])
  })

  it('that is not is not there, with any method', async () => {
    for (const url of [
      '/v1/nothing',
      '/v1/games/1/answers/orders/more',
      '/v1',
      '/v1/gamesx',
      '//v1/games',
      '/problems/x/y',
    ])
      for (const method of METHODS) {
        const { statusCode, headers } = await app.inject({ method, url })
        expect([statusCode, headers.allow], `${method} ${url}`).toEqual([404, undefined])
      }
  })
})

describe('What is not there', () => {
  it('is refused with what there is', async () => {
    const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    const headers = { authorization: `Bearer ${guest.json().accessToken}` }
    const { name, standard } = games[0]!
    const open = async (wish: object) => {
      const payload = { ruleset: name, title: 'A', options: standard.examples.options, ...wish }
      return (await app.inject({ method: 'POST', url: '/v1/games', headers, payload })).json()
    }
    const { bots } = (await read(`/v1/rules/${name}`)).json()
    expect(await open({ bots: ['hal'] })).toMatchObject({
      type: '/problems/no-such-bot',
      detail: `The bots there are: ${bots.join(', ')}.`,
    })
    const there = `The games there are: ${games.map((game) => game.name).join(', ')}.`
    for (const told of [await open({ ruleset: 'chess' }), (await read('/v1/rules/chess')).json()])
      expect(told).toMatchObject({ type: '/problems/no-such-ruleset', detail: there })
    for (const path of ['', '/conformance'])
      expect((await read(`/v1/rules/${name}${path}?version=9`)).json().detail).toContain(
        `version ${standard.version} with the pack ${standard.fingerprint}`,
      )
  })
})

describe('The rules as data', () => {
  it('come small, may be kept by anybody, and for a day where version and pack are named', async () => {
    const { name, standard } = games[0]!
    const now = await read(`/v1/rules/${name}`, { 'accept-encoding': 'br' })
    expect(now.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' })
    const exact = `/v1/rules/${name}?version=${standard.version}&pack=${standard.fingerprint}`
    const kept = await read(exact)
    expect(kept.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': 'application/json; charset=utf-8',
    })
    expect((await read(exact, { 'if-none-match': String(kept.headers.etag) })).statusCode).toBe(304)
    expect((await read(`/v1/rules/${name}?version=9`)).headers['cache-control']).toBe('no-store')
  })
})

describe('/rules', () => {
  it.each(games.map(({ name }) => name))(
    'has an anchor for every rule that the code names, and all links lead somewhere: %s',
    async (game) => {
      const named = rulesNamedBy(game)
      expect(named.length).toBeGreaterThan(25)
      const page = await expectPage(`/rules/${game}`)
      const anchors = anchorsIn(page)
      expect(new Set(anchors).size).toBe(anchors.length)
      expect(named.filter((id) => !anchors.includes(id))).toEqual([])
      const within = linksIn(page).filter((href) => href.startsWith('#'))
      expect(within.filter((href) => !anchors.includes(href.slice(1)))).toEqual([])
      // Every section is in the contents, and every line that begins with a number is a rule.
      const text = readFileSync(new URL(`../../src/rules/${game}/rules.md`, import.meta.url), 'utf8')
      const contents = page.slice(page.indexOf('class="contents"'), page.indexOf('<article'))
      expect(linksIn(contents)).toHaveLength([...text.matchAll(/^## /gm)].length)
      const numbers = [...text.matchAll(/^- ([A-Z]+-\d+\.\d+[a-z]?) /gm)].map(([, id]) => id!)
      expect(numbers.filter((id) => !anchors.includes(id))).toEqual([])
      expect(text.match(/`\.\.\/|samples\.jsonl|vectors\.json/)).toBeNull() // files that nobody who reads it has
      expect(await expectPage(`/rules/${game}`, { 'accept-language': 'de' })).toContain('<html lang="de">')
      expect(linksIn(page)).toContain(`/rules/${game}?lang=de`)
      expect(await expectPage(`/rules/${game}?lang=de`)).toContain('<html lang="de">')
    },
  )

  it('are in the list, come small, and others are not there', async () => {
    expect(linksIn(await expectPage('/rules'))).toEqual(
      expect.arrayContaining(games.map(({ name }) => `/rules/${name}`)),
    )
    const url = `/rules/${games[1]!.name}`
    const small = await read(url, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.rawPayload.length).toBeLessThan(25_000)
    expect((await read('/rules/chess')).json()).toMatchObject({ status: 404, type: '/problems/no-such-page' })
  })

  it('are what a refusal links to', async () => {
    const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    const headers = { authorization: `Bearer ${guest.json().accessToken}` }
    for (const { name } of games) {
      const payload = { ruleset: name, title: 'Too many', options: { players: 9 } }
      const refused = await app.inject({ method: 'POST', url: '/v1/games', headers, payload })
      const { type, rule } = refused.json()
      expect(type).toBe('/problems/refused')
      expect(refused.headers.link).toBe(`</rules/${name}#${rule}>; rel="help"`)
      expect(anchorsIn((await read(`/rules/${name}`)).body)).toContain(rule)
    }
  })
})

describe('/v1/limits', () => {
  it('tells anybody the limits as this server has them', async () => {
    const { statusCode, json } = await read('/v1/limits')
    expect(statusCode).toBe(200)
    const told = json() as { name: string; most: number; problem: string | null }[]
    expect(told.find(({ name }) => name === 'reads')).toMatchObject({ most: 1e6, per: 'minute', problem: 'too-many' })
    expect(told.find(({ name }) => name === 'changes')).toMatchObject({ most: 200, per: 'round', of: 'seat' })
  })
})
