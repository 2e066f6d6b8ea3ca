// Letters over TLS, from the first byte or once both sides agreed to; to nobody whose certificate is not trusted.
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Undeliverable } from '../../src/games/ports/mail.ts'
import { smtpPost } from '../../src/mail/smtp.ts'
import { readConfig } from '../../src/main/config.ts'
import { certificate } from '../support/certificate.ts'

const { key, cert } = certificate()
const mail = { id: 'one', to: 'ada@example.org', locale: 'en', subject: 'Sealed', blocks: [] } as const

describe.each([
  { way: 'TLS from the start', protocol: 'smtps', secure: true },
  { way: 'STARTTLS', protocol: 'smtp', secure: false },
])('A mail server with $way', ({ protocol, secure }) => {
  const arrived: { isSealed: boolean; user: unknown }[] = []
  const server = new SMTPServer({
    ...{ secure, key, cert },
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Who are you?')),
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        arrived.push({ isSealed: session.secure, user: session.user })
        done()
      })
    },
  })
  beforeAll(async () => {
    server.on('error', () => {}) // of those who did not trust it
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

  const sendBy = async (settings: string, env: Record<string, string> = {}) => {
    const { port } = server.server.address() as AddressInfo
    const url = `${protocol}://herald:p%40ss@localhost:${port}${settings}`
    const post = smtpPost(readConfig({ SMTP_URL: url, MAIL_FROM: 'herald@example.org', ...env }).smtp!)
    return post.send(mail).finally(post.close)
  }

  it('whose certificate is trusted gets letters, sealed', async () => {
    expect(await sendBy(`?tls.ca=${encodeURIComponent(cert)}`)).toMatch(/^250/)
    expect(arrived).toEqual([{ isSealed: true, user: 'herald' }])
  })

  it('whose certificate is in a file gets letters, sealed, where nothing else will do', async () => {
    arrived.splice(0)
    const file = join(mkdtempSync(join(tmpdir(), 'tls-')), 'ca.pem')
    writeFileSync(file, cert)
    expect(await sendBy('', { SMTP_CA_FILE: file, SMTP_TLS: 'required' })).toMatch(/^250/)
    expect(arrived).toEqual([{ isSealed: true, user: 'herald' }])
  })

  it('whose certificate nobody knows gets letters, sealed, where any will do', async () => {
    arrived.splice(0)
    expect(await sendBy('', { SMTP_SELF_SIGNED: 'yes' })).toMatch(/^250/)
    expect(arrived).toEqual([{ isSealed: true, user: 'herald' }])
  })

  it('whose certificate nobody knows gets neither letters nor the password', async () => {
    arrived.splice(0)
    await expect(sendBy('')).rejects.toThrow(/self-signed certificate/)
    expect(arrived).toEqual([])
  })
})

describe('A mail server that does not encrypt', () => {
  const heard: string[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
    onMailFrom({ address }, _session, done) {
      heard.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  beforeAll(async () => {
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
  })
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  const send = (SMTP_TLS: string) => {
    const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const post = smtpPost(readConfig({ SMTP_URL: url, MAIL_FROM: 'herald@example.org', SMTP_TLS }).smtp!)
    return post.send(mail).finally(post.close)
  }

  it('gets letters where that is allowed, and hears nothing at all where it is not', async () => {
    const refused = await send('required').catch((error) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(Undeliverable) // it is tried again: the operator puts it right
    expect(heard).toEqual([])
    expect(await send('opportunistic')).toMatch(/^250/)
    expect(heard).toEqual(['herald@example.org'])
  })
})
