// A whole server for a file of tests: API and workers in one, on a database of its own, with a post office that its letters go
// to and that replies come from.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import type { Catalogue } from '../../src/games/ports/catalogue.ts'
import { readConfig } from '../../src/main/config.ts'
import { startService } from '../../src/main/service.ts'
import { ownDatabase } from './database.ts'
import { freePort } from './free-port.ts'
import { Player } from './player.ts'
import { type Arrived, postOffice } from './post-office.ts'

const INBOUND_SECRET = 'what the server that brings mail shows'

export type Addressed = Player & { readonly email: string }

/** `more` are settings besides. */
export function served(catalogue?: Catalogue, more: Readonly<Record<string, string>> = {}) {
  const database = ownDatabase()
  const post = postOffice()
  const home = mkdtempSync(join(tmpdir(), 'herald-served-'))
  let address = ''
  let mailPort: number | undefined
  let stop = async () => {}

  beforeAll(async () => {
    const many = '100000000'
    const port = await freePort()
    const config = readConfig({
      ...{ DATABASE_URL: database.url, ACCESS_KEYS: `served:${'secret'.repeat(6)}`, HERALD_HOME: home },
      ...{ PORT: String(port), LOG_LEVEL: 'error', SMTP_URL: post.url(), MAIL_FROM: 'Herald <herald@example.org>' },
      ...{ MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SECRET },
      ...{ REQUESTS_A_MINUTE: many, ADDRESS_REQUESTS_A_MINUTE: many, SIGN_INS_A_MINUTE: many },
      ...more,
    })
    const service = await startService(config, () => {}, catalogue)
    stop = service.stop
    mailPort = service.mailPort
    address = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await stop()
    rmSync(home, { recursive: true, force: true })
  })

  /** By mail, as this bot would answer. */
  async function signedIn(name: string, locale: 'en' | 'de', bot: Bot, luck: () => number): Promise<Addressed> {
    const email = `${name}@example.org`
    const one = new Player(address, bot, luck)
    await one.signIn(email, locale, async () => {
      const [letter] = await post.arrival(email, 1)
      return /sign-in#([\w-]+)/.exec(letter!.mail.text ?? '')![1]!
    })
    await one.call('PATCH', '/me', { name })
    return Object.assign(one, { email })
  }

  const lettersTo = (email: string): Arrived[] =>
    post.arrived.filter(({ to, mail }) => to === email && !mail.text?.includes('/sign-in#'))

  /** A line as an answer to a letter; what became of it. */
  const reply = ({ to, mail }: Arrived, line: string): Promise<{ result: string; words?: string[] }> =>
    fetch(`${address}/v1/inbound/mail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' },
      body: [
        `From: <${to}>`,
        `To: <${mail.replyTo![0]!.address}>`,
        ...['Subject: Re', `Message-ID: <${randomUUID()}@example.org>`],
        ...['Content-Type: text/plain; charset=utf-8', '', line],
      ].join('\r\n'),
    }).then((answer) => answer.json() as Promise<{ result: string; words?: string[] }>)

  /** The first letter to somebody that says this, as soon as it is there. */
  const told = (email: string, words: RegExp): Promise<Arrived> =>
    until(() => lettersTo(email).find(({ mail }) => words.test(mail.text?.replace(/\s+/g, ' ') ?? '')))

  return { address: () => address, mailPort: () => mailPort!, signedIn, lettersTo, told, reply }
}

export async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look()
    if (found) return found
    await wait(50)
  }
}
