// The reference as it is handed out: written once, compressed once, and not sent to who has it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const { app, close } = await testApp(ownDatabase())
afterAll(close)
await app.ready()
const written = vi.spyOn(app, 'swagger')
const stringified = vi.spyOn(JSON, 'stringify')
afterAll(() => vi.restoreAllMocks())

const read = (headers: Record<string, string> = {}) => app.inject({ url: '/openapi.json', headers })

describe('/openapi.json', () => {
  it('is written once, however often it is read', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => read()))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]!.json().openapi).toBe('3.1.0')
    expect(written).toHaveBeenCalledTimes(1)
    expect(stringified.mock.calls.filter(([value]) => value === written.mock.results[0]!.value)).toHaveLength(1)
    for (const url of ['/docs/json', '/docs/yaml', '/docs/json/', '/docs/yaml/']) {
      const { statusCode, headers } = await app.inject({ url })
      expect([302, 404], url).toContain(statusCode)
      if (statusCode === 302) expect(headers.location).toBe('/openapi.json')
    }
    expect(written).toHaveBeenCalledTimes(1)
  })

  it('comes as small as the reader takes it', async () => {
    const plain = await read()
    const [br, gzip] = [
      await read({ 'accept-encoding': 'gzip, deflate, br' }),
      await read({ 'accept-encoding': 'GZIP;q=0.5, br;q=0' }),
    ]
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8)
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toMatch(/accept-encoding/)
  })

  it('is not sent again to who has it', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const first = await read({ 'accept-encoding': encoding })
      const tag = String(first.headers.etag)
      expect(tag).toMatch(/^"[\w-]+"$/)
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const { statusCode, body } = await read({ 'accept-encoding': encoding, 'if-none-match': known })
        expect([statusCode, body]).toEqual([304, ''])
      }
      expect((await read({ 'accept-encoding': encoding, 'if-none-match': '"x"' })).statusCode).toBe(200)
    }
  })
})
