// The local mailbox: letters as files, and as pages for whoever sits at the machine.
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
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
const app = await buildApp({ ...services, mailbox: mailboxIn(folder) }, { version: '0.0.0' })
afterAll(async () => {
  await app.close()
  await close()
})
const open = (url: string, more: { remoteAddress?: string; host?: string } = {}) => {
  const { remoteAddress = '127.0.0.1', host = 'localhost:3000' } = more
  return app.inject({ url, remoteAddress, headers: { host } })
}

describe('The local mailbox', () => {
  it('is empty at first', async () => expect((await open('/mailbox')).body).toContain('No letters yet.'))

  it('keeps each letter as a file that only its owner reads', async () => {
    const settings = { endingFor: () => ({ url: 'https://example.org/end' }), accountPage: 'https://example.org/me' }
    await accountPost(post, settings).send({
      to: 'ada@example.org',
      kind: 'sign-in',
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
})
