// Servers that refuse a letter say to whom. Nobody else learns it: no log line, no figure, no answer to others.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { type Mail, type Postman, Undeliverable } from '../../src/games/ports/mail.ts'
import { plainly } from '../../src/http/logging.ts'
import { sendLetters } from '../../src/jobs/workers/mail.worker.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { smtpPost } from '../../src/mail/smtp.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { ending, startHerald, temporaryFolder } from '../main/herald.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { addressee, lettersFor } from '../support/letters.ts'
import { atOrders } from '../support/tables.ts'

type Stage = 'RCPT TO' | 'DATA' | 'taken'
/** What it says to the next letters. */
let says: { stage: Stage; code: number } = { stage: 'RCPT TO', code: 550 }
let refused = 0
const answer = (address: string) =>
  Object.assign(new Error(`5.1.1 <${address}>: ${address} is not here (for=${address.toUpperCase()})`), {
    responseCode: says.code,
  })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (says.stage !== 'RCPT TO') return done()
    refused++
    done(answer(address))
  },
  onData(stream, { envelope }, done) {
    stream.on('end', () => {
      const { address } = envelope.rcptTo[0]!
      if (says.stage === 'DATA') return done(answer(address))
      done(null, `queued for ${address}`)
    })
    stream.resume()
  },
})
let url = ''
let post: Postman & { close(): void }
beforeAll(async () => {
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  post = smtpPost({ url, from: 'Herald <herald@example.org>' })
})
afterAll(async () => {
  post.close()
  await new Promise<void>((closed) => server.close(() => closed()))
})

const database = ownDatabase()
const { app, close } = await testApp(database)
afterAll(close)
const letter = (to: string): Mail => ({ id: crypto.randomUUID(), to, locale: 'en', subject: 'x', blocks: [] })

describe('A refusal', () => {
  it.each([
    ['RCPT TO', 550, true],
    ['RCPT TO', 451, false],
    ['DATA', 554, true],
    ['DATA', 452, false],
  ] as const)('at %s with %i names nobody, wherever one looks', async (stage, code, isFinal) => {
    says = { stage, code }
    const error = await post.send(letter('ada.secret@example.org')).catch((reason) => reason)
    expect(error instanceof Undeliverable).toBe(isFinal)
    expect(error.message).toMatch(/is not here/)
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/secret/i)
  })

  it('is told without names in what the server says to a letter it takes, too', async () => {
    says = { stage: 'taken', code: 250 }
    expect(await post.send(letter('ada.secret@example.org'))).not.toMatch(/secret/)
  })

  it('of a letter about a game is in no log line, no row, no figure', async () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const log = pino({ level: 'trace', serializers: { err: plainly } }, { write })
    for (const [code, state] of [
      [451, 'waiting'],
      [550, 'failed'],
    ] as const) {
      says = { stage: 'RCPT TO', code }
      const ada = await addressee(database, { name: 'Secretive' })
      const letters = lettersFor(database, post)
      await atOrders(letters.deps, 3, { host: ada.account })
      await sendLetters({
        ...{ deps: letters.deps, outbox: outboxIn(database.pool), letters, log, settings: USUAL_SETTINGS },
      })
      const [kept] = await letters.store.of(ada.account)
      expect(kept).toMatchObject({ state, answer: expect.stringMatching(/is not here/) })
      const seen = [JSON.stringify(await letters.store.of(ada.account)), ...lines]
      seen.push((await app.inject({ url: '/metrics' })).body)
      for (const text of seen) expect(text.toLowerCase()).not.toContain(ada.email.split('@')[0])
    }
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'A letter is tried again later',
      'A letter could not be sent',
    ])
    expect(await sendDueLetters(lettersFor(database, post))).toBe(0)
  })

  it('of our own making is logged without names as well', () => {
    const error = Object.assign(new Error('no row for ada.secret@example.org'), {
      rejected: ['ada.secret@example.org'],
    })
    expect(JSON.stringify(plainly(error))).not.toMatch(/secret/)
    expect(plainly(error).stack).toMatch(/refusals\.test/)
  })

  it('of a letter to sign in leaves no name in what the server prints', { timeout: 120_000 }, async () => {
    says = { stage: 'RCPT TO', code: 550 }
    refused = 0
    const env = { SMTP_URL: url, MAIL_FROM: 'Herald <herald@example.org>', PORT: '0', LOG_LEVEL: 'trace' }
    const child = startHerald(['serve'], [], { ...env, HERALD_HOME: temporaryFolder() })
    const ended = ending(child)
    let text = ''
    const printed = (what: RegExp) =>
      new Promise<RegExpExecArray>((found, failed) => {
        const look = () => {
          const match = what.exec(text)
          if (match) found(match)
        }
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (bytes) => {
            text += bytes
            look()
          })
        void ended.then(() => failed(new Error(text)))
      })
    const [, address] = await printed(/Herald is at (http:\S+)/)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'ada.secret@example.org' })
    const told = printed(/A letter could not be sent.*is not here/)
    expect((await fetch(`${address}/v1/sign-in/links`, { method: 'POST', headers, body })).status).toBe(202)
    await told
    child.kill('SIGINT')
    const { stdout, stderr } = await ended
    expect(refused).toBe(1)
    expect(stdout + stderr).not.toMatch(/secret/i)
  })
})
