// Letters over TLS, from the first byte or once both sides agreed to; to nobody whose certificate is not trusted.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  const sendBy = async (settings: string) => {
    const { port } = server.server.address() as AddressInfo
    const url = `${protocol}://herald:p%40ss@localhost:${port}${settings}`
    const post = smtpPost(readConfig({ SMTP_URL: url, MAIL_FROM: 'herald@example.org' }).smtp!)
    return post.send(mail).finally(post.close)
  }

  it('whose certificate is trusted gets letters, sealed', async () => {
    expect(await sendBy(`?tls.ca=${encodeURIComponent(cert)}`)).toMatch(/^250/)
    expect(arrived).toEqual([{ isSealed: true, user: 'herald' }])
  })

  it('whose certificate nobody knows gets neither letters nor the password', async () => {
    arrived.splice(0)
    await expect(sendBy('')).rejects.toThrow(/self-signed certificate/)
    expect(arrived).toEqual([])
  })
})
