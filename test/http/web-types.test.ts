// The types of the API that the web client and the client for programs have are made from the reference: `npx vitest run
// test/http/web-types.test.ts -u` makes both anew.
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, expect, it } from 'vitest'
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
      isNames || (!['description', 'summary', 'example', 'examples', 'title'].includes(key) && !/^[45]\d\d$/.test(key)),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, key === 'properties')]))
}

it('both clients know the API as it is', async () => {
  const reference = (await app.inject({ url: '/openapi.json' })).json()
  const types = astToString(await openapiTS(bare(reference) as never))
  await expect(types).toMatchFileSnapshot('../../web/api/schema.d.ts')
  await expect(types).toMatchFileSnapshot('../../packages/client/src/schema.ts')
})
