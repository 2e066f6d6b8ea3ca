// The local mailbox: letters as files, and as pages for whoever sits at the machine.
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import { accountPost } from '../../src/mail/account-post.ts'
import { localMailbox } from '../../src/mail/mailbox.ts'
import { mailboxIn } from '../../src/mail/read-mailbox.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'mailbox-')), 'mail')
const told: string[] = []
const post = localMailbox(
  folder,
  () => new Date('2027-03-01T18:30:00Z'),
  (file) => told.push(file),
)
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const id = '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10'

const { app: without, services, close } = await testApp(ownDatabase())
const apps: Awaited<ReturnType<typeof buildApp>>[] = []
async function served(publicUrl: string) {
  const letters = { ...services.letters, settings: { ...services.letters.settings, publicUrl } }
  const made = await buildApp(
    { ...services, letters, mailbox: mailboxIn(folder) },
    { version: '0.0.0', corsOrigins: ['*'], trustProxy: ['loopback'] },
  )
  apps.push(made)
  return made
}
const app = await served('http://localhost:3000')
afterAll(async () => {
  for (const made of apps) await made.close()
  await close()
})
const open = (url: string, more: { remoteAddress?: string } & Record<string, string> = {}) => {
  const { remoteAddress = '127.0.0.1', ...headers } = more
  return app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })
}

describe('The local mailbox', () => {
  it('is empty at first', async () => expect((await open('/mailbox')).body).toContain('No letters yet.'))

  it('keeps each letter as a file that only its owner reads', async () => {
    const settings = { endingFor: () => ({ url: 'https://example.org/end' }), accountPage: 'https://example.org/me' }
    await accountPost(post, settings).send({
      to: 'ada@example.org',
      kind: 'sign-in',
      code: '123456',
      device: 'Firefox on Linux',
      link: 'https://example.org/sign-in#a=b',
      locale: 'de',
    })
    await post.send({
      ...{ id, to: 'ben@example.org', locale: 'en', subject: 'Größe <b>' },
      blocks: [
        { t: 'text', text: 'The text & more' },
        { t: 'picture', png: PNG, words: 'The board' },
      ],
    })
    expect(readdirSync(folder)).toHaveLength(2)
    expect(told.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
    expect(readFileSync(told[1]!, 'utf8')).toMatch(/^Message-ID: <2f1e7a5c-[0-9a-f-]+@localhost>$/m)
  })

  it('shows them in a browser, the newest first, with links and pictures', async () => {
    const { body } = await open('/mailbox')
    expect(body.indexOf('Größe &lt;b&gt;')).toBeGreaterThan(0)
    expect(body.indexOf('Größe')).toBeLessThan(body.indexOf('Bei Herald anmelden'))
    const [newest, oldest] = [...body.matchAll(/href="(\/mailbox\/[^"]+)"/g)].map(([, url]) => url!)
    const letter = await open(newest!)
    expect(letter.body).toContain('The text &amp; more')
    expect(letter.body).toContain(`src="data:image/png;base64,${PNG.toString('base64')}"`)
    expect(letter.body).toContain('To: ben@example.org')
    expect((await open(oldest!)).body).toContain('href="https://example.org/sign-in#a=b"')
    expect(letter.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('shows nothing else of the machine, and nothing to others', async () => {
    for (const url of ['/mailbox/..%2f..%2fetc%2fpasswd', '/mailbox/x.eml', '/mailbox/%00'])
      expect((await open(url)).statusCode).toBe(404)
    expect((await open('/mailbox', { remoteAddress: '192.0.2.7' })).statusCode).toBe(404)
    expect((await open('/mailbox', { host: 'rebound.example.org:3000' })).statusCode).toBe(404)
    expect((await without.inject({ url: '/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
  })
  it('is not there behind a proxy on the same machine, by whatever header it shows itself', async () => {
    for (const header of [
      ...['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
      ...['fly-client-ip', 'x-request-id', 'x-azure-clientip', 'a-header-nobody-has-heard-of', 'tailscale-user-login'],
      ...['x-forwarded-server', 'cf-connecting-ip', 'cf-ray', 'true-client-ip', 'x-client-ip', 'x-cluster-client-ip'],
    ])
      for (const value of ['127.0.0.1', 'for=127.0.0.1', ''])
        expect((await open('/mailbox', { [header]: value })).json(), header).toMatchObject({ status: 404 })
    // What is believed of a proxy does not make a stranger a neighbour.
    expect((await open('/mailbox', { remoteAddress: '192.0.2.7', 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(
      404,
    )
  })

  it('is not there for proxies that say nothing and speak as they did thirty years ago', async () => {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const askedBy = (version: string, more = '') =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1')
        let said = ''
        socket.on('data', (bytes) => {
          said += bytes
        })
        socket.on('error', reject).on('close', () => resolve(said))
        socket.write(`GET /mailbox HTTP/${version}\r\nHost: localhost:${port}\r\n${more}Connection: close\r\n\r\n`)
      })
    expect(await askedBy('1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await askedBy('1.1', 'Host: herald.example.org\r\n')).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(await askedBy('1.0')).toMatch(/^HTTP\/1\.[01] 404 /)
  })

  it('is not there where people reach the server by a name of its own', async () => {
    for (const url of [
      'https://herald.example.org',
      'http://192.168.1.7:3000',
      'http://localhost.example.org',
      'http://0.0.0.0:3000',
    ])
      expect(
        (await (await served(url)).inject({ url: '/mailbox', headers: { host: 'localhost' } })).statusCode,
        url,
      ).toBe(404)
    for (const url of ['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(
        (await (await served(url)).inject({ url: '/mailbox', headers: { host: '[::1]:3000' } })).statusCode,
        url,
      ).toBe(200)
  })

  it('is not for pages of other sites, whoever may call the API', async () => {
    const [letter] = [...(await open('/mailbox')).body.matchAll(/href="(\/mailbox\/[^"]+)"/g)].map(([, url]) => url!)
    for (const url of ['/mailbox', letter!]) {
      for (const site of ['cross-site', 'same-site'])
        expect((await open(url, { 'sec-fetch-site': site })).statusCode, site).toBe(404)
      for (const site of ['same-origin', 'none'])
        expect((await open(url, { 'sec-fetch-site': site })).statusCode, site).toBe(200)
      const foreign = await open(url, { origin: 'https://evil.example' })
      const preflight = await app.inject({
        ...{ method: 'OPTIONS', url },
        headers: { host: 'localhost:3000', origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      })
      for (const { statusCode, headers } of [foreign, preflight]) {
        expect(statusCode).toBe(404)
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      }
    }
    const { headers } = await open('/v1/rules', { origin: 'https://front.example' })
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' })
  })
})
