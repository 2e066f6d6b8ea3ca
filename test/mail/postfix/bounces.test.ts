// Letters by a real Postfix, which accepts what it cannot deliver and says so later: what became of each letter comes back to
// us by mail, as it does in the world.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returnPathOf } from '../../../src/games/letters/return-path.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { smtpPost } from '../../../src/mail/smtp.ts'
import { INBOUND_SECRET, testApp } from '../../support/app.ts'
import { ownDatabase } from '../../support/database.ts'
import { addressee } from '../../support/letters.ts'
import { isPostfixThere, type Postfix, startPostfix } from '../../support/postfix.ts'
import { atOrders } from '../../support/tables.ts'

const database = ownDatabase()
const { app, services, close } = await testApp(database)
afterAll(close)

const no = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
/** What the server of those who get letters says to whom. */
const says = new Map<string, Error>()
const kept: string[] = []
const mailboxes = new SMTPServer({
  ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
  onRcptTo: ({ address }, _session, done) => done(says.get(address)),
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      kept.push(envelope.rcptTo[0]!.address)
      done()
    })
  },
})
/** Brings what comes for the reply domain to the API, as a courier does. */
const brought: { to: string; result: unknown }[] = []
const courier = new SMTPServer({
  ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
  onData(stream, { envelope }, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', async () => {
      const to = envelope.rcptTo[0]!.address
      const payload = Buffer.concat([Buffer.from(`X-Original-To: ${to}\r\n`), ...parts])
      const headers = { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
      const { body } = await app.inject({ method: 'POST', url: '/v1/inbound/mail', headers, payload })
      brought.push({ to, result: JSON.parse(body).result })
      done()
    })
  },
})

const portOf = async (server: SMTPServer): Promise<number> => {
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  return (server.server.address() as AddressInfo).port
}

describe.runIf(isPostfixThere('letters that bounce later'))('A letter that Postfix accepted', () => {
  let postfix: Postfix
  let post: ReturnType<typeof smtpPost>
  beforeAll(async () => {
    const ways = { 'reply.example.org': await portOf(courier), '*': await portOf(mailboxes) }
    postfix = await startPostfix({ ways, more: { delay_warning_time: '1s' } })
    const returnPath = (mail: string) => returnPathOf(services.letters, mail)
    const url = `smtp://127.0.0.1:${postfix.port}`
    post = smtpPost({ url, from: 'Herald <herald@example.org>', name: 'herald.example.org', returnPath })
  })
  afterAll(async () => {
    post?.close()
    await postfix?.stop()
  })

  /** Accepted; what became of it afterwards comes by itself. */
  async function sentTo(answer?: Error) {
    const person = await addressee(database)
    if (answer) says.set(person.email, answer)
    await atOrders(services.letters.deps, 3, { host: person.account })
    const letters = { ...services.letters, post }
    expect(await sendDueLetters(letters)).toBe(1)
    const letter = async () => (await letters.store.of(person.account))[0]!
    return { ...person, letter }
  }
  const reportsOf = (result: string) => brought.filter((one) => one.result === result).length

  it('and that nobody will have comes back, and is bounced with the reason', async () => {
    const { letter, email } = await sentTo(no(550, '5.1.1 No such user here'))
    await expect.poll(async () => (await letter()).state, { message: postfix.log() }).toBe('bounced')
    const { answer } = await letter()
    expect(answer).toMatch(/550 5\.1\.1 No such user here/)
    expect(answer).not.toContain(email)
    expect(brought.at(-1)).toEqual({
      to: expect.stringMatching(/^bounce\+[0-9a-f]{56}@reply\.example\.org$/),
      result: 'reported',
    })
  })

  it('and that arrives stays sent: nobody says more of it', async () => {
    const { letter, email } = await sentTo()
    await expect.poll(() => kept).toContain(email)
    expect(await letter()).toMatchObject({ state: 'sent', answer: expect.stringMatching(/^250 .*queued as/) })
  })

  it('and that is late stays sent, with a note, until it comes back after all', async () => {
    const { letter, email } = await sentTo(no(451, '4.3.0 Come back later'))
    await expect.poll(async () => (await letter()).answer, { timeout: 60_000 }).toMatch(/^Delayed: .*4\.3\.0/)
    expect(await letter()).toMatchObject({ state: 'sent' })
    says.set(email, no(552, '5.2.2 Mailbox is full'))
    await expect.poll(async () => (await letter()).state, { timeout: 60_000 }).toBe('bounced')
    expect((await letter()).answer).toMatch(/5\.2\.2 Mailbox is full/)
    expect(reportsOf('reported')).toBe(3)
    expect(reportsOf('unknown')).toBe(0)
  })
})
