// The web client as the server hands it out: its pages, its files, and what they may do.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { KEYS, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-web-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Herald</title>')
writeFileSync(join(folder, 'assets/main-1a2b.js'), 'main()')
writeFileSync(join(folder, 'sw.js'), 'work()')
writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync('main()'))

const database = ownDatabase()
const { app, close } = await testApp(database, KEYS, {}, depsFor(database), { web: { folder } })
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})
const page = { accept: 'text/html,*/*' }

describe('The web client', () => {
  it('is one page at every address of its own', async () => {
    for (const url of ['/', '/sign-in', '/games/7', '/me', '/new', '/invitations', '/learn/x', '/guide/x']) {
      const { statusCode, body, headers } = await app.inject({ url, headers: page })
      expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8'])
      expect(body, url).toContain('<title>Herald')
    }
  })

  it('may load and run nothing but its own files', async () => {
    const { headers } = await app.inject({ url: '/', headers: page })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|http/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    // A worker goes by what its own file says.
    const { headers: file } = await app.inject({ url: '/assets/main-1a2b.js' })
    expect(file['content-security-policy']).toBe(policy)
  })

  it('says that there is nothing where there is nothing: a page to people, a problem to programs', async () => {
    const wrong = await app.inject({ url: '/no/such/page', headers: page })
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    for (const [url, headers] of [
      ['/no/such/page', {}],
      ['/v1/no/such/page', page],
      ['/index.html', {}],
      ['/assets/main-1a2b.js.gz', {}],
      ['/assets/..%2f..%2fpackage.json', {}],
    ] as const) {
      const { statusCode, json } = await app.inject({ url, headers })
      expect([statusCode, json().type], url).toEqual([404, '/problems/no-such-page'])
    }
  })

  it('has a worker for all pages that is looked for anew each time, under the policy of its own file', async () => {
    const { headers } = await app.inject({ url: '/sw.js' })
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
    const manifest = await app.inject({ url: '/manifest.webmanifest' })
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.headers['service-worker-allowed']).toBeUndefined()
  })

  it('comes compressed, and built files are kept for good', async () => {
    const url = '/assets/main-1a2b.js'
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(rawPayload))).toBe('main()')
    expect(headers['cache-control']).toContain('immutable')
    expect((await app.inject({ url })).body).toBe('main()')
  })
})
