// What comes of a reply is a letter like the others: written down, tried again while the other server will not have it, and one
// for each mail, however often that is brought and whoever dies meanwhile. Over real SMTP.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sendDue } from '../../../../src/accounts/letters/send.ts'
import { carryOnUntilAsked } from '../../../../src/games/advance/carry-on.ts'
import { receiveMail } from '../../../../src/games/letters/receive.ts'
import { takeReport } from '../../../../src/games/letters/returned.ts'
import { sendDueLetters } from '../../../../src/games/letters/send.ts'
import type { Cover } from '../../../../src/games/ports/incoming.ts'
import { readIncoming } from '../../../../src/mail/incoming.ts'
import { receiptPost } from '../../../../src/main/parts/accounts.ts'
import { openClient } from '../../../../src/store/accounts/client.ts'
import { accountLettersFor } from '../../../support/account-letters.ts'
import { ownDatabase } from '../../../support/database.ts'
import { type Addressee, addressee, lettersFor, movedClock } from '../../../support/letters.ts'
import { header, postOffice } from '../../../support/post-office.ts'
import { atOrders, expectDone, orders, say } from '../../../support/tables.ts'

const LINE = 'red act wait wait wait wait'
const MINUTE = 60_000

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const prisma = openClient(database.url, 4)
afterAll(() => prisma.$disconnect())
const tools = accountLettersFor(prisma, office.postman, time.clock)
const letters = { ...lettersFor(database, office.postman, time.clock), receipts: receiptPost(tools) }
const { deps } = letters

let person: Addressee
let game = ''
let replyTo = ''
beforeEach(async () => {
  office.moods.splice(0)
  person = await addressee(database, { letters: { 'game-began': 'off' } })
  const table = await atOrders(deps, 3, { host: person.account })
  game = table.game
  for (const account of table.accounts) expectDone(await say(deps, game, account, orders(1)))
  await carryOnUntilAsked(deps, game)
  await sendDueLetters(letters)
  const [report] = await office.arrival(person.email, 1)
  replyTo = report!.mail.replyTo![0]!.address!
})

function cover(line: string): Cover {
  const head = [`From: ${person.email}`, `To: ${replyTo}`, `Message-ID: <${randomUUID()}@example.org>`]
  const read = readIncoming(Buffer.from([...head, '', line].join('\r\n')))
  if ('fault' in read) throw new Error(read.fault)
  return read
}
const rows = async () =>
  (await database.pool.query('SELECT * FROM account_letter WHERE email = $1 ORDER BY created_at', [person.email])).rows
const settled = (state: string) => expect.poll(async () => (await rows()).map((row) => row.state)).toEqual([state])
const receipts = () => office.arrived.filter(({ to }) => to === person.email).slice(1)
const pages = async () => (await deps.store.read(game))!.pages.length

it('leaves at once, as an answer to that mail', async () => {
  const mail = cover(LINE)
  expect(await receiveMail(letters, mail)).toMatchObject({ result: 'taken', answered: true })
  await settled('sent')
  const [receipt, ...more] = receipts()
  const [row] = await rows()
  expect([receipt!.mail.subject, more]).toEqual(['Received: An evening', []])
  expect(header(receipt!, 'in-reply-to')).toBe(mail.messageId)
  expect(header(receipt!, 'message-id')).toBe(`<${row.id}@example.org>`)
  expect(row).toMatchObject({ kind: 'receipt', sealed: null, answer: expect.stringMatching(/^250/) })
})

it('is tried again where the other server is away, for two days, and says nothing to whoever reads the database', async () => {
  office.moods.push('busy', 'hang-up')
  await receiveMail(letters, cover(LINE))
  await expect.poll(async () => (await rows())[0]?.answer).toMatch(/451/)
  const [{ sealed, state }] = await rows()
  expect(state).toBe('waiting')
  for (const secret of ['An evening', person.email]) expect(sealed.toString('latin1')).not.toContain(secret)
  time.forward(MINUTE)
  await sendDue(tools)
  expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 2 })
  time.forward(5 * MINUTE)
  await sendDue(tools)
  await settled('sent')
  // The server had it when it hung up: it is the same mail, and known as such.
  expect(new Set(receipts().map((one) => header(one, 'message-id'))).size).toBe(1)

  const away = { ...tools, carrier: { carry: async () => ({ t: 'refused', answer: '421', isFinal: false }) as const } }
  await receiveMail({ ...letters, receipts: receiptPost(away) }, cover('nonsense'))
  for (let hours = 0; hours <= 60; hours += 6) {
    time.forward(6 * 60 * MINUTE)
    await sendDue(away)
  }
  expect((await rows()).map((row) => row.state)).toEqual(['sent', 'failed'])
})

it('that somebody died before sending is sent by another, once', async () => {
  const dead = { ...tools, carrier: { carry: () => new Promise<never>(() => {}) } }
  await receiveMail({ ...letters, receipts: receiptPost(dead) }, cover(LINE))
  expect(receipts()).toEqual([])
  time.forward(2 * MINUTE)
  await Promise.all([1, 2, 3].map(() => sendDue(tools)))
  await settled('sent')
  expect(receipts()).toHaveLength(1)
})

it('comes once for a mail that is brought again, wherever its reader died', async () => {
  const never = () => new Promise<never>(() => {})
  const deaths = {
    'before the receipt': { ...letters, receipts: { post: never } },
    'before it was noted that the mail was read': { ...letters, replies: { ...letters.replies, settle: never } },
  }
  for (const [when, dying] of Object.entries(deaths)) {
    const mail = cover(LINE)
    const [before, had] = [await pages(), receipts().length]
    void receiveMail(dying, mail)
    await expect.poll(pages, { message: when }).toBeGreaterThan(before)
    if (dying.receipts === letters.receipts) await expect.poll(() => receipts().length).toBe(had + 1)
    time.forward(3 * MINUTE)
    expect(await receiveMail(letters, mail), when).toMatchObject({ result: 'taken' })
    await expect.poll(() => receipts().length, { message: when }).toBe(had + 1)
    expect(await receiveMail(letters, mail), when).toEqual({ result: 'repeated' })
    await sendDue(tools)
    expect(receipts(), when).toHaveLength(had + 1)
  }
})

it('that cannot be written down leaves the mail unread, and it is brought again', async () => {
  const mail = cover(LINE)
  const full = { ...letters, receipts: { post: () => Promise.reject(new Error('no room')) } }
  await expect(receiveMail(full, mail)).rejects.toThrow('no room')
  expect(await receiveMail(letters, mail)).toMatchObject({ result: 'taken' })
  await settled('sent')
})

it('is not sent where letters are stopped, and comes back to its row', async () => {
  await receiveMail(letters, cover(LINE))
  await settled('sent')
  const token = letters.tokens.sign('bounce', (await rows())[0].id)
  const report = { t: 'failed', reason: '550 5.1.1 No such user', isOfAddress: true } as const
  expect(await takeReport(letters, { token, report })).toBe(true)
  await settled('bounced')
  await database.pool.query(`UPDATE account SET mail_stopped = 'complaint' WHERE id = $1`, [person.account])
  await receiveMail(letters, cover(LINE))
  await expect.poll(async () => (await rows()).map((row) => row.state)).toEqual(['bounced', 'skipped'])
})
