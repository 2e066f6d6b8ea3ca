// The types of the API that the web client and the client for programs have are made from the reference: `npx vitest run
// test/http/web-types.test.ts -u` makes both anew.
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, expect, it, vi } from 'vitest'
import { OF_GAME } from '../../src/http/reference/of-game.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const { app, close } = await testApp(ownDatabase())
afterAll(close)

/** What types do not need: words and examples; and failures, which are all of one shape. */
function bare(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((one) => bare(one))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(
    ([key]) =>
      isNames ||
      (!['description', 'summary', 'example', 'examples', 'title'].includes(key) && !/^[45](\d\d|XX)$/.test(key)),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, key === 'properties')]))
}

interface Bare {
  paths: unknown
  webhooks: unknown
  components: { schemas: Record<string, unknown>; responses?: Record<string, unknown> }
}

/** What is a game's own, its desk knows from the rules themselves; the pages around it are to know nothing of it. */
function withoutGames(reference: unknown) {
  const { components, webhooks: _, ...rest } = reference as Bare // a page is called by nobody
  const general: readonly string[] = Object.values(OF_GAME)
  const found = new Map<string, unknown>()
  const look = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name!)) continue
      found.set(name!, general.includes(name!) ? {} : components.schemas[name!])
      look(found.get(name!))
    }
  }
  look([rest.paths, components.responses])
  return { ...rest, components: { ...components, schemas: Object.fromEntries([...found].toSorted()) } }
}

it('both clients know the API as it is, and whoever makes types of all of it is warned of nothing', async () => {
  const warned = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')]
  const reference = (await app.inject({ url: '/openapi.json' })).json()
  const typesOf = async (document: unknown) => astToString(await openapiTS(document as never))
  await expect(await typesOf(withoutGames(bare(reference)))).toMatchFileSnapshot('../../web/api/schema.d.ts')
  await expect(await typesOf(bare(reference))).toMatchFileSnapshot('../../packages/client/src/schema.ts')
  await typesOf(reference)
  expect(warned.flatMap(({ mock }) => mock.calls)).toEqual([])
  vi.restoreAllMocks()
})
