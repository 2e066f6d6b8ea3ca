// Letters by SMTP, in a real conversation with a real server.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountPost } from '../../src/mail/account-post.ts'
import { smtpPost } from '../../src/mail/smtp.ts'

interface Delivered {
  from: string
  to: string[]
  text: string
}

const delivered: Delivered[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) =>
    username === 'herald' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Who are you?')),
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('nobody@') ? done(new Error('No such mailbox')) : done(),
  onData(stream, { envelope }, done) {
    let text = ''
    stream.on('data', (bytes) => {
      text += bytes
    })
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      delivered.push({ from, to: envelope.rcptTo.map(({ address }) => address), text })
      done()
    })
  },
})
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

const post = (credentials = '') => {
  const postman = smtpPost({ url: `smtp://${credentials}127.0.0.1:${port}`, from: 'Herald <herald@example.org>' })
  return { ...accountPost(postman, { endingFor, accountPage: 'https://example.org/me' }), close: postman.close }
}
const endingFor = (address: string) => ({ url: `https://example.org/end/${address.length}` })
const letter = (to: string, locale: 'en' | 'de' = 'en') =>
  ({
    to,
    kind: 'sign-in',
    code: '123456',
    device: 'Firefox on Linux',
    link: 'https://example.org/sign-in#abc',
    locale,
  }) as const

describe('A letter by SMTP', () => {
  it('is handed to the server, with the link in it', async () => {
    const { send, close } = post('herald:p%40ss@')
    await send(letter('ada@example.org', 'de'))
    close()
    const [last] = delivered.slice(-1)
    expect(last).toMatchObject({ from: 'herald@example.org', to: ['ada@example.org'] })
    expect(last!.text).toContain('https://example.org/sign-in#abc')
    expect(last!.text).toMatch(/^Subject: Bei Herald anmelden\r$/m)
    expect(last!.text).toMatch(/^Message-ID: <.+>\r$/m)
    expect(last!.text).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/end\/15>\r$/m)
    expect(last!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  it('that the server refuses is an error, with its reason', async () => {
    const { send, close } = post()
    await expect(send(letter('nobody@example.org'))).rejects.toThrow(/No such mailbox/)
    close()
  })

  it('an address is an address, whatever it looks like', async () => {
    const { send, close } = post()
    const before = delivered.length
    await send(letter('"odd, one"@example.org')).catch(() => {})
    expect(delivered.slice(before).flatMap(({ to }) => to).length).toBeLessThan(2)
    close()
  })
})
