// What strangers, and machines that know no manners, get out of the whole way in and out: nothing. Mail comes over SMTP to what
// takes it when the server runs; what is answered leaves over SMTP.
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDue } from '../../../src/accounts/letters/send.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { REFUSALS_A_DAY } from '../../../src/games/letters/receive.ts'
import { returnPathOf } from '../../../src/games/letters/return-path.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { incomingReader } from '../../../src/mail/incoming.ts'
import { openReceiver, type Receiver } from '../../../src/mail/receiver/receiver.ts'
import { receiptPost } from '../../../src/main/parts/accounts.ts'
import { mailTaker } from '../../../src/main/parts/receiver.ts'
import { openClient } from '../../../src/store/accounts/client.ts'
import { isAway } from '../../../src/store/database/away.ts'
import { accountLettersFor } from '../../support/account-letters.ts'
import { ownDatabase } from '../../support/database.ts'
import { deliveryReport } from '../../support/delivery-reports.ts'
import { type Addressee, addressee, lettersFor, movedClock } from '../../support/letters.ts'
import { type Arrived, header, postOffice } from '../../support/post-office.ts'
import { DOMAIN } from '../../support/receiving.ts'
import { atOrders, expectDone, orders, say } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const prisma = openClient(database.url, 4)
afterAll(() => prisma.$disconnect())
const tools = accountLettersFor(prisma, office.postman, time.clock)
const letters = { ...lettersFor(database, office.postman, time.clock), receipts: receiptPost(tools) }
const { deps } = letters
const log = { info: () => {}, error: () => {} }
let receiver: Receiver
beforeAll(async () => {
  const settings = { host: '127.0.0.1', port: 0, domain: DOMAIN, certificate: undefined, whose: String }
  receiver = await openReceiver(settings, mailTaker({ letters, readMail: incomingReader(null), log }, isAway))
})
afterAll(() => receiver.stop())

let person: Addressee
let game = ''
let report: Arrived
beforeEach(async () => {
  person = await addressee(database, { letters: { 'game-began': 'off' } })
  const table = await atOrders(deps, 3, { host: person.account })
  game = table.game
  for (const account of table.accounts) expectDone(await say(deps, game, account, orders(1)))
  await carryOnUntilAsked(deps, game)
  await sendDueLetters(letters)
  report = (await office.arrival(person.email, 1))[0]!
})

const mine = () => office.arrived.filter(({ to }) => to === person.email)
const replyTo = ({ mail }: Arrived) => mail.replyTo![0]!.address!
/** How many receipts are written down, and none is left to be sent. */
async function receiptsWritten(): Promise<number> {
  await sendDue(tools)
  const { rows } = await database.pool.query(
    `SELECT state, count(*)::integer AS count FROM account_letter WHERE email = $1 GROUP BY 1`,
    [person.email],
  )
  const waiting = rows.find(({ state }) => state === 'waiting')?.count ?? 0
  if (waiting > 0) await office.arrival(person.email, 1 + rows.reduce((sum, { count }) => sum + count, 0))
  return rows.reduce((sum, { count }) => sum + count, 0)
}
function bring(mail: { to: string; text?: string; from?: string; id?: string; raw?: string }) {
  const { to, text = '', from = person.email, id = `<${randomUUID()}@example.org>`, raw } = mail
  const transport = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true })
  const head = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: ${id}\r\n`
  return transport.sendMail({ envelope: { from, to }, raw: raw ?? `${head}\r\n${text}\r\n` })
}

describe('A mailbox that answers every mail, and says of none that a machine wrote it', () => {
  it.each([
    { answers: 'that its owner is away', text: () => 'I am away until Monday.' },
    { answers: 'with what it got', text: ({ mail }: Arrived) => mail.text ?? '' },
    { answers: 'with nothing', text: () => '' },
  ])('$answers: it is answered a few times, and then no more', async ({ text }) => {
    let heard: Arrived | undefined = report
    let turns = 0
    for (; heard && turns < 3 * REFUSALS_A_DAY; turns++) {
      const before = await receiptsWritten()
      await bring({ to: replyTo(heard), text: text(heard) })
      const written = await receiptsWritten()
      heard = written > before ? (await office.arrival(person.email, 1 + written)).at(-1) : undefined
    }
    expect(turns).toBe(REFUSALS_A_DAY + 1)
    expect(mine()).toHaveLength(1 + REFUSALS_A_DAY)
    for (const receipt of mine().slice(1)) expect(header(receipt, 'auto-submitted')).toBe('auto-replied')
  })
})

describe('A stranger', () => {
  it('who has seen a reply and sends it again changes nothing, and nobody is written to', async () => {
    const id = `<${randomUUID()}@example.org>`
    const line = 'red act wait wait wait wait'
    await bring({ to: replyTo(report), text: line, id })
    await receiptsWritten()
    const { seq } = (await deps.store.read(game))!.file
    const arrived = mine().length
    for (const from of [person.email, 'eve@example.net', ''])
      await bring({ to: replyTo(report), text: line, id, from }).catch(() => {})
    expect(await receiptsWritten()).toBe(1)
    expect([(await deps.store.read(game))!.file.seq, mine().length]).toEqual([seq, arrived])
  })

  it('has nothing sent to somebody else, whatever they write on the envelope and in the letter', async () => {
    const victim = `victim-${randomUUID()}@example.org`
    const head = ['From', 'Sender', 'Reply-To', 'Return-Path', 'Errors-To', 'Disposition-Notification-To', 'Cc']
    const raw = `${head.map((name) => `${name}: <${victim}>`).join('\r\n')}\r\nTo: ${replyTo(report)}\r\n\r\nnonsense\r\n`
    await bring({ to: replyTo(report), from: victim, raw })
    await receiptsWritten()
    expect(office.arrived.filter(({ to }) => to === victim)).toEqual([])
    const relays = [
      victim,
      `${victim.replace('@', '%')}@${DOMAIN}`,
      `@${DOMAIN}:${victim}`,
      `${replyTo(report)}@evil.org`,
    ]
    for (const to of relays) await expect(bring({ to, text: 'x' })).rejects.toThrow()
  })

  it('cannot say that somebody’s letters came back: no other token does, nor what a report quotes', async () => {
    const own = header(report, 'message-id')!.slice(1, 37)
    const path = returnPathOf(letters, own)!
    const spoiled = path.replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@'))
    const asReply = replyTo(report).replace('reply+', 'bounce+')
    for (const to of [spoiled, asReply]) await expect(bring({ to, raw: deliveryReport({ to }) })).rejects.toThrow(/550/)
    const feedback = `bounce@${DOMAIN}`
    await bring({ to: feedback, raw: deliveryReport({ to: path }) })
    const { rows } = await database.pool.query(
      'SELECT DISTINCT state FROM letter WHERE account_id = $1 AND mail_id = $2',
      [person.account, own],
    )
    expect(rows).toEqual([{ state: 'sent' }])
    expect((await letters.store.receiver(person.account))!.stopped).toBeNull()
  })
})
