// A game by post alone, in the whole service: answers come over SMTP, from programs and through a real mail server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digest } from '../../src/rules/fairness.ts'
import type { Question } from '../../src/rules/ruleset.ts'
import { certificate } from '../support/certificate.ts'
import { playedAs } from '../support/every-game.ts'
import { luckOf } from '../support/play.ts'
import type { Arrived } from '../support/post-office.ts'
import { isPostfixThere, type Postfix, startPostfix } from '../support/postfix.ts'
import { type Addressed, served, until } from '../support/served.ts'

const folder = mkdtempSync(join(tmpdir(), 'herald-by-post-'))
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
const { key, cert } = certificate()
writeFileSync(files.cert, cert)
writeFileSync(files.key, key)
afterAll(() => rmSync(folder, { recursive: true }))

const { address, signedIn, lettersTo, mailPort } = served(undefined, {
  ...{ INBOUND_SMTP_PORT: '0', INBOUND_SMTP_CERT_FILE: files.cert, INBOUND_SMTP_KEY_FILE: files.key },
  ...{ INBOUND_SECRET: '', INBOUND_AUTHSERV_ID: 'mx.example.org' },
})
const { name: ruleset, lively } = playedAs('kingdom-defenders')

let game = ''
let ada: Addressed
beforeAll(async () => {
  ada = await signedIn('ada', 'en', lively, luckOf(digest('ada')))
  const wish = { title: 'The Wall', ruleset, options: { players: 2 }, agreement: { pace: 'weekly' }, bots: ['random'] }
  game = (await ada.call<{ game: string }>('POST', '/games', wish)).game
  await ada.call('PUT', `/games/${game}/nonce`, { nonce: 'ada' })
})

const asking = (words: RegExp) =>
  until(() => lettersTo(ada.email).findLast(({ mail }) => mail.replyTo?.length && words.test(mail.text ?? '')))
const replyTo = (letter: Arrived) => letter.mail.replyTo![0]!.address!
const receipts = (subject: RegExp) => lettersTo(ada.email).filter(({ mail }) => subject.test(mail.subject ?? ''))
const questions = async () => (await ada.look(game)).view!.questions as (Question & { fates?: object[] })[]
const sendBy = (port: number, mail: SendMailOptions) =>
  createTransport({ host: '127.0.0.1', port, tls: { ca: cert, servername: 'localhost' } }).sendMail({
    ...{ from: 'Ada <ada@example.org>', subject: 'Re: The Wall' },
    ...mail,
  })
/** The first of the two, in words. */
async function fateLine(): Promise<string> {
  const [fate] = await questions()
  const { fate: card, weapons } = fate!.fates![0] as { fate: string; weapons: number[] | null }
  return weapons ? `${card} ${weapons[0]}w` : card
}

describe('Answers over SMTP', () => {
  it('play, are refused in words, and are taken from nobody who was not written to', async () => {
    const letter = await asking(/Which of your two Fates/)
    const said = await sendBy(mailPort(), { to: replyTo(letter), text: 'I am late, sorry' })
    expect(said.response).toMatch(/^250/)
    await until(() => receipts(/^Not taken: /)[0])
    expect((await questions()).map(({ t }) => t)).toContain('fate')
    const guessed = replyTo(letter).replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@'))
    await expect(sendBy(mailPort(), { to: guessed, text: 'x' })).rejects.toMatchObject({ responseCode: 550 })
    await expect(sendBy(mailPort(), { to: 'ben@example.org', text: 'x' })).rejects.toMatchObject({ responseCode: 554 })
    const forged = { 'Authentication-Results': 'mx.example.org; spf=fail; dkim=none' }
    await expect(
      sendBy(mailPort(), { to: replyTo(letter), text: await fateLine(), headers: forged }),
    ).rejects.toMatchObject({ responseCode: 550 })
    expect((await questions()).map(({ t }) => t)).toContain('fate')
    const figures = await (await fetch(`${address()}/metrics`)).text()
    for (const [result, count] of [
      ['refused', 1],
      ['wrong-address', 2],
      ['forged', 1],
      ['taken', 0],
    ])
      expect(figures).toContain(`herald_mails_received_total{result="${result}"} ${count}\n`)
  })
})

describe.runIf(isPostfixThere('answers that come through Postfix'))('Answers through Postfix', () => {
  let postfix: Postfix
  beforeAll(async () => {
    postfix = await startPostfix({
      ways: { 'reply.example.org': mailPort() },
      more: { smtp_tls_security_level: 'encrypt', smtp_tls_loglevel: '1' },
    })
  })
  afterAll(() => postfix?.stop())

  it('play in quoted-printable, with signature and quote, and in HTML alone as base64', async () => {
    const toFate = await asking(/Which of your two Fates/)
    const quoted = toFate.mail.text!.replace(/^/gm, '> ')
    await sendBy(postfix.port, {
      to: replyTo(toFate),
      textEncoding: 'quoted-printable',
      text: `${await fateLine()}\n\n-- \nAda – from far\n\nOn Wed, 18 Nov 2026, Herald <herald@example.org> wrote:\n${quoted}`,
    })
    expect(await postfix.settled(replyTo(toFate))).toMatch(/status=sent \(250 OK\)/)
    expect(postfix.log()).toMatch(/TLS connection established to 127\.0\.0\.1/)
    await until(() => receipts(/^Received: The Wall/)[0])
    const toPlan = await asking(/Where do you want to place/)
    await sendBy(postfix.port, {
      to: replyTo(toPlan),
      textEncoding: 'base64',
      html: '<div>Am 18.11.26 um 12:08 schrieb Herald:</div><blockquote>E4 pass</blockquote><p>E1 E2/E3 steward</p>',
    })
    await postfix.settled(replyTo(toPlan))
    const [, told] = await until(() => {
      const all = receipts(/^Received: The Wall/)
      return all.length > 1 ? all : undefined
    })
    expect(told!.mail.text).toContain('E1')
    expect((await questions()).map(({ t }) => t)).not.toContain('plan')
  })

  it('that a machine gives while somebody is out of office are taken, and nobody answers them', async () => {
    const letter = await asking(/./)
    const before = lettersTo(ada.email).length
    for (const headers of [
      { 'Auto-Submitted': 'auto-replied (vacation)' },
      { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' },
      { Precedence: 'bulk' },
    ])
      await sendBy(postfix.port, { to: replyTo(letter), subject: 'Out of office', text: 'Back on Monday.', headers })
    const figures = () => fetch(`${address()}/metrics`).then((answer) => answer.text())
    await until(async () => (await figures()).includes('herald_mails_received_total{result="ignored"} 3\n'))
    expect(postfix.log()).not.toMatch(/status=bounced/)
    expect(lettersTo(ada.email)).toHaveLength(before)
  })

  it('to nobody come back to their writer by the server in front, and are not tried again', async () => {
    const nobody = 'reply+00@reply.example.org'
    await sendBy(postfix.port, { to: nobody, text: 'x' })
    expect(await postfix.settled(nobody)).toMatch(/status=bounced .*550 5\.1\.1/)
  })
})
