// What is written on a letter besides its words: whom it is from, where it comes back to, who brings it, and what it belongs to.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { inviteByMail } from '../../src/games/letters/invite-by-mail.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { readConfig } from '../../src/main/config.ts'
import { build } from '../../src/main/parts/build.ts'
import { openGameParts } from '../../src/main/parts/games.ts'
import { openLetterParts } from '../../src/main/parts/letters.ts'
import { KEYS } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { addressee, lettersFor } from '../support/letters.ts'
import { type Arrived, header, postOffice } from '../support/post-office.ts'
import { atOrders, expectDone, hostGame, opening, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const envelopes: { from: string; to: string; by: string; head: string }[] = []
const server = new SMTPServer({
  ...{ authOptional: true, disabledCommands: ['STARTTLS'] },
  onData(stream, { envelope, hostNameAppearsAs }, done) {
    let text = ''
    stream.on('data', (bytes) => {
      text += bytes
    })
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const [head = ''] = text.split('\r\n\r\n')
      envelopes.push({ from, to: envelope.rcptTo[0]!.address, by: hostNameAppearsAs, head })
      done()
    })
  },
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
beforeEach(() => void envelopes.splice(0))

/** A letter by a server with these settings, as it is put together. */
async function sentBy(env: Record<string, string>) {
  const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const config = readConfig({ SMTP_URL, MAIL_FROM: 'Herald <herald@example.org>', ...env })
  const built = await build(async (undo) => {
    const games = await openGameParts({ url: database.url, direct: database.url }, undo)
    return openLetterParts(config, KEYS, games, () => {}, undo)
  })
  const person = await addressee(database)
  await atOrders(depsFor(database), 3, { host: person.account })
  await sendDueLetters(built)
  const [letter] = await built.store.of(person.account)
  const token = built.tokens.sign('bounce', letter!.mail!)
  await built.stop()
  return { token, envelope: envelopes.find(({ to }) => to === person.email)! }
}
const REPLIES = { MAIL_REPLY_DOMAIN: 'reply.example.org', INBOUND_SECRET: 'x'.repeat(32) }

describe('The envelope of a letter', () => {
  it('names an address of its own to come back to, and the letter still says whom it is from', async () => {
    const { token, envelope } = await sentBy({ PUBLIC_URL: 'https://herald.example.org', ...REPLIES })
    expect(envelope.from).toBe(`bounce+${token}@reply.example.org`)
    expect(envelope.from.split('@')[0]!.length).toBeLessThanOrEqual(64)
    expect(envelope.head).toMatch(/^From: Herald <herald@example\.org>\r$/m)
    expect(envelope.head).not.toContain(token)
    expect(envelope.by).toBe('herald.example.org')
  })

  it('names whom it is from where nobody reads what comes back', async () => {
    const { envelope } = await sentBy({ PUBLIC_URL: 'http://192.0.2.7:3000' })
    expect(envelope.from).toBe('herald@example.org')
    expect(envelope.by).toBe('[192.0.2.7]')
  })
})

describe('Letters about one game', () => {
  const office = postOffice()
  const letters = lettersFor(database, office.postman)
  const { deps } = letters
  const mailsTo = (email: string) => office.arrived.filter(({ to }) => to === email)
  const threadOf = (mail: Arrived) => [header(mail, 'references'), header(mail, 'in-reply-to'), header(mail, 'list-id')]

  it('form a thread of their own for each who gets them, and name the same list', async () => {
    const [ada, ben, eve] = [await addressee(database), await addressee(database), await addressee(database)]
    const table = { host: ada.account, guests: [ben.account, eve.account], title: 'Größe "1" <x@y>' }
    const { game, accounts } = await atOrders(deps, 3, table)
    await sendDueLetters(letters)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    await sendDueLetters(letters)
    await atOrders(deps, 3, { host: ada.account })
    await sendDueLetters(letters)
    const [first, second, other] = mailsTo(ada.email).map(threadOf)
    expect(first![0]).toMatch(new RegExp(`^<game-${game}\\.[0-9a-f]{16}@example\\.org>$`))
    expect(first![1]).toBe(first![0])
    expect(first![2]).toContain(`<${game}.games.example.org>`)
    expect(second).toEqual(first)
    expect(other![0]).not.toBe(first![0])
    const [theirs] = mailsTo(ben.email).map(threadOf)
    expect(theirs![0]).not.toBe(first![0])
    expect(theirs![2]).toBe(first![2])
    for (const { mail } of office.arrived) expect(mail.to).toHaveLength(1)
  })

  it('begin with the invitation', async () => {
    const [host, guest] = [await addressee(database), await addressee(database)]
    const { game } = await hostGame(deps, opening({ host: host.account }))
    expectDone(await inviteByMail(letters, { game, host: host.account, email: guest.email }))
    const [invited] = await office.arrival(guest.email, 1)
    expect(threadOf(invited!)[0]).toMatch(new RegExp(`^<game-${game}\\.`))
  })

  it('and about others in one mail belong to no thread', async () => {
    const ada = await addressee(database)
    const patient = { ...letters, deps: { ...deps, gatherMs: 10_000 } }
    for (const title of ['East', 'West']) await atOrders(patient.deps, 3, { host: ada.account, title })
    await database.pool.query(
      'UPDATE letter SET next_try_at = now() - make_interval(secs => 1) WHERE account_id = $1',
      [ada.account],
    )
    await sendDueLetters(letters)
    const [both] = mailsTo(ada.email)
    expect(both!.mail.subject).toContain('2 games')
    expect(threadOf(both!)).toEqual([undefined, undefined, undefined])
  })
})
