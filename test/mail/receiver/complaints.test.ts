// Complaints over SMTP, where a mailbox provider sends all of them to one address: in a real conversation, to what takes mail
// when the server runs. Which letter is meant, the report says.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { returnPathOf } from '../../../src/games/letters/return-path.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { incomingReader } from '../../../src/mail/incoming.ts'
import { openReceiver, type Receiver } from '../../../src/mail/receiver/receiver.ts'
import { mailTaker } from '../../../src/main/parts/receiver.ts'
import { isAway } from '../../../src/store/database/away.ts'
import { ownDatabase } from '../../support/database.ts'
import { complaintReport, deliveryReport } from '../../support/delivery-reports.ts'
import { lettersFor, threeAddressees } from '../../support/letters.ts'
import { DOMAIN, MAIL } from '../../support/receiving.ts'
import { atOrders } from '../../support/tables.ts'
import { SmtpTalk } from '../../support/talk-smtp.ts'

const FEEDBACK = `bounce@${DOMAIN}`

const database = ownDatabase()
const mails: { id: string; to: string }[] = []
const letters = lettersFor(database, { send: async (mail) => String(mails.push(mail)) })
const log = { info: () => {}, error: () => {} }
let receiver: Receiver
beforeAll(async () => {
  const settings = { host: '127.0.0.1', port: 0, domain: DOMAIN, certificate: undefined, whose: String }
  receiver = await openReceiver(settings, mailTaker({ letters, readMail: incomingReader(null), log }, isAway))
})
afterAll(() => receiver.stop())

let account = ''
/** Where the letter that somebody got comes back to. */
let returnPath = ''
beforeEach(async () => {
  const three = await threeAddressees(database)
  account = three.host
  await atOrders(letters.deps, 3, three)
  await sendDueLetters(letters)
  const { email } = (await letters.store.receiver(account))!
  returnPath = returnPathOf(letters, mails.findLast(({ to }) => to === email)!.id)!
})
const stopped = async () => (await letters.store.receiver(account))!.stopped

/** What is answered at the receiver's name, and after the mail. */
async function bring(raw: string, from = 'feedback@example.net') {
  const talk = new SmtpTalk(receiver.port, '127.0.0.1')
  await talk.answer()
  await talk.say('EHLO provider.example.net')
  await talk.say(`MAIL FROM:<${from}>`)
  const named = await talk.say(`RCPT TO:<${FEEDBACK.replace('bounce', 'Bounce')}>`)
  await talk.say('DATA')
  const taken = await talk.say(`${raw}.`)
  talk.hangUp()
  return [named!.slice(0, 3), taken!.slice(0, 3)]
}

it('a complaint to the one address for all stops letters to whom its report is about', async () => {
  expect(await stopped()).toBeNull()
  expect(await bring(complaintReport(FEEDBACK, { about: returnPath }))).toEqual(['250', '250'])
  expect(await stopped()).toBe('complaint')
})

it('so it does where the report names no sender, and the letter in it has kept where it comes back to', async () => {
  const report = complaintReport(FEEDBACK)
    .replace(/Original-Mail-From: .*\r\n/, '')
    .replace('From: Herald', `Return-Path: <${returnPath}>\r\nFrom: Herald`)
  expect(await bring(report, '')).toEqual(['250', '250'])
  expect(await stopped()).toBe('complaint')
})

it('what is about no letter of ours, or no complaint, is taken and changes nothing', async () => {
  const forged = returnPath.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  for (const raw of [
    complaintReport(FEEDBACK, { about: forged }),
    complaintReport(FEEDBACK, { about: 'somebody@example.net' }),
    complaintReport(FEEDBACK, { about: returnPath, type: 'not-spam' }),
    // What a delivery report quotes, anybody could have written.
    deliveryReport({ to: FEEDBACK }).replace(`Return-Path: <${FEEDBACK}>`, `Return-Path: <${returnPath}>`),
    MAIL,
  ])
    expect(await bring(raw), raw.slice(0, 200)).toEqual(['250', '250'])
  expect(await stopped()).toBeNull()
  expect(await letters.store.of(account)).toMatchObject([{ state: 'sent' }])
})
