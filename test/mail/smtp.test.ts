// Letters by SMTP, in a real conversation with a real server.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Letter } from '../../src/accounts/ports/letters.ts'
import { accountCarrier } from '../../src/mail/account-post.ts'
import { smtpPost } from '../../src/mail/smtp.ts'
import { POST_SETTINGS, signInLetter } from '../support/account-letters.ts'

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
  const { carry } = accountCarrier(postman, POST_SETTINGS)
  return { send: (letter: Letter) => carry(ID, letter), close: postman.close }
}
const ID = '2f1e7a5c-0f4b-4c8e-9d3a-6b7c8d9e0f10'
const letter = (to: string, locale: 'en' | 'de' = 'en') => signInLetter(to, 'https://example.org/sign-in#abc', locale)

describe('A letter by SMTP', () => {
  it('is handed to the server, with the link in it', async () => {
    const { send, close } = post('herald:p%40ss@')
    await send(letter('ada@example.org', 'de'))
    close()
    const [last] = delivered.slice(-1)
    expect(last).toMatchObject({ from: 'herald@example.org', to: ['ada@example.org'] })
    expect(last!.text).toContain('https://example.org/sign-in#abc')
    expect(last!.text).toMatch(/^Subject: Bei Herald anmelden\r$/m)
    expect(last!.text).toContain(`\r\nMessage-ID: <${ID}@example.org>\r\n`)
    expect(last!.text).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/end\/15>\r$/m)
    expect(last!.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  it('that the server refuses is not accepted, with its reason', async () => {
    const { send, close } = post()
    expect(await send(letter('nobody@example.org'))).toEqual({
      ...{ t: 'refused', isFinal: true, answer: expect.stringMatching(/No such mailbox/) },
    })
    close()
  })

  it('an address is an address, whatever it looks like', async () => {
    const { send, close } = post()
    const before = delivered.length
    await send(letter('"odd, one"@example.org'))
    expect(delivered.slice(before).flatMap(({ to }) => to).length).toBeLessThan(2)
    close()
  })
})
