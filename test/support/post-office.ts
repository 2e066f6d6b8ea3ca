// A real SMTP server that keeps what it is given, and can be told to refuse, to be busy, or to hang up.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'
import type { Postman } from '../../src/games/ports/mail.ts'
import { smtpPost } from '../../src/mail/smtp.ts'

export interface Arrived {
  readonly to: string
  readonly raw: string
  readonly mail: Email
}

/** What the server does with the next letters, one each; then it takes them. */
export type Mood = 'refuse' | 'busy' | 'hang-up'

export const header = ({ mail }: Arrived, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name.toLowerCase())?.value

const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

export function postOffice() {
  const arrived: Arrived[] = []
  const watching = new Set<() => void>()
  const moods: Mood[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (moods[0] === 'refuse') done(answer(550, 'No such mailbox'))
      else if (moods[0] === 'busy') done(answer(451, 'Come back later'))
      else return done()
      moods.shift()
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => {
        if (moods[0] === 'hang-up') {
          moods.shift()
          for (const client of connections) client.destroy()
        }
        parts.push(part)
      })
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString('latin1')
        arrived.push({ to: envelope.rcptTo[0]!.address, raw, mail: await PostalMime.parse(Buffer.concat(parts)) })
        done()
        for (const look of [...watching]) look()
      })
    },
  })
  const connections = new Set<{ destroy(): void }>()
  let post: (Postman & { close(): void }) | undefined
  beforeAll(async () => {
    server.on('error', () => {}) // of those it hung up on
    server.server.on('connection', (client) => {
      connections.add(client)
      client.on('close', () => connections.delete(client))
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    post = smtpPost({ url: url(), from: 'Herald <herald@example.org>' })
  })
  afterAll(async () => {
    post?.close()
    await new Promise<void>((closed) => server.close(() => closed()))
  })
  const postman: Postman = { send: (mail) => post!.send(mail) }
  /** Once so many letters to this address are there. */
  const arrival = (address: string, count: number) =>
    new Promise<Arrived[]>((found) => {
      const look = () => {
        const mine = arrived.filter(({ to }) => to === address)
        if (mine.length < count) return
        watching.delete(look)
        found(mine)
      }
      watching.add(look)
      look()
    })
  const url = () => `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return { arrived, moods, postman, arrival, url }
}
