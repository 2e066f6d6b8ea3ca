// Reports that couriers bring: what became of a letter is kept, shown to whoever should have got it and counted for the
// operator; what anybody could have written changes nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { returnPathOf } from '../../src/games/letters/return-path.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { INBOUND_SECRET, testApp } from '../support/app.ts'
import { ownDatabase } from '../support/database.ts'
import { complaintReport, deliveryReport } from '../support/delivery-reports.ts'
import { callsOf, type Session, someAddress } from '../support/sign-in.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const made = await testApp(database)
const { app, services, mails, close } = made
afterAll(close)
const { call, askForLink } = callsOf(made)
const { store } = services.letters

let email = ''
let cookie = ''
let person: Session
let to = ''
beforeEach(async () => {
  email = someAddress()
  await signIn()
  await atOrders(services.deps, 3, { host: person.account })
  await sendDueLetters(services.letters)
  to = returnPathOf(services.letters, mails.findLast((mail) => mail.to === email)!.id)!
})
async function signIn() {
  const link = await askForLink(email, cookie || undefined)
  cookie = link.cookie
  person = (await call('POST', '/sessions/link', { body: { token: link.token }, cookie })).body
}

const bring = async (payload: string) => {
  const headers = { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
  return (await app.inject({ method: 'POST', url: '/v1/inbound/mail', headers, payload })).json()
}
const letter = async () => (await store.of(person.account))[0]!
const undelivered = async () => (await call('GET', '/me/letters', { token: person.accessToken })).body
const profile = async () => (await call('GET', '/me', { token: person.accessToken })).body

describe('A report that is brought', () => {
  it('makes a letter bounced, for its receiver and the operator to see', async () => {
    expect(await bring(deliveryReport({ to }))).toEqual({ result: 'reported' })
    expect(await undelivered()).toMatchObject([
      { kind: 'game-began', state: 'bounced', reason: '550 5.1.1 <(address)>: No such user here, ask (address)' },
    ])
    expect((await app.inject({ url: '/metrics' })).body).toMatch(/^herald_people_stopped \d+$/m)
    expect(await bring(deliveryReport({ to }))).toEqual({ result: 'unknown' }) // that is known
  })

  it('of one that is late changes nothing that its receiver sees', async () => {
    expect(await bring(deliveryReport({ to, action: 'delayed', status: '4.4.1' }))).toEqual({ result: 'reported' })
    expect(await letter()).toMatchObject({ state: 'sent', answer: expect.stringMatching(/^Delayed: /) })
    expect(await undelivered()).toEqual([])
  })

  it('of a complaint ends letters until its receiver signs in by mail, wherever complaints are sent', async () => {
    const stop = { mail: { stopped: 'complaint' } }
    expect(await bring(complaintReport(to))).toEqual({ result: 'reported' })
    expect(await profile()).toMatchObject(stop)
    await signIn()
    expect(await profile()).toMatchObject({ mail: { stopped: null } })
    expect(new Set(Object.values((await profile()).mail.letters))).toEqual(new Set(['off']))
    expect(await bring(complaintReport('bounce@reply.example.org', { about: to }))).toEqual({ result: 'reported' })
    expect(await profile()).toMatchObject(stop)
  })

  it('and is none is left alone: nobody answers machines', async () => {
    const before = mails.length
    const away = `Return-Path: <>\r\nFrom: ${email}\r\nTo: ${to}\r\nSubject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nUntil Monday.`
    expect(await bring(away)).toEqual({ result: 'ignored' })
    expect(await bring(`From: ${email}\r\nTo: ${to}\r\n\r\nred act wait wait wait wait`)).toEqual({ result: 'ignored' })
    expect(mails.length).toBe(before)
    expect(await letter()).toMatchObject({ state: 'sent' })
  })

  it('to an address that nobody was given is about nothing', async () => {
    const { tokens } = services.letters
    const others = [
      ...[`bounce+${tokens.sign('reply', randomUUID())}`, `bounce+${tokens.sign('bounce', randomUUID())}`],
      ...[
        'bounce+',
        'bounce',
        to.split('@')[0]!.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
        `bounce+${'0'.repeat(56)}`,
      ],
    ]
    for (const local of others)
      expect(['unknown', 'ignored']).toContain(
        (await bring(deliveryReport({ to: `${local}@reply.example.org` }))).result,
      )
    expect(await letter()).toMatchObject({ state: 'sent' })
    // What it quotes names a letter, and anybody could have written that.
    const quoting = deliveryReport({ to: 'bounce@reply.example.org' }).replace(
      'Return-Path: <bounce@',
      `Return-Path: <${to.split('@')[0]}@`,
    )
    expect(await bring(quoting)).toEqual({ result: 'unknown' })
  })

  it('is answered in time, whatever is in it', async () => {
    const head = deliveryReport({ to }).split('\r\n\r\n')[0]
    for (const filler of ['\n', '--4Xabc.17/mx.example.net\n', 'a: b\n c\n', 'Action: failed\n\n'])
      expect(await bring(`${head}\r\n\r\n${filler.repeat(256 * 1024)}`.slice(0, 256 * 1024))).toEqual({
        result: 'ignored',
      })
  })

  it('three times, and nothing is sent; who follows a mailed link gets letters again', async () => {
    for (let i = 0; i < 3; i++) {
      expect((await profile()).mail.stopped).toBeNull()
      const last = mails.findLast((mail) => mail.to === email)!
      await bring(deliveryReport({ to: returnPathOf(services.letters, last.id)! }))
      await atOrders(services.deps, 3, { host: person.account })
      await sendDueLetters(services.letters)
    }
    expect((await profile()).mail.stopped).toBe('bounced')
    expect((await undelivered()).map(({ state }: { state: string }) => state)).toEqual([
      ...['skipped', 'bounced', 'bounced', 'bounced'],
    ])
    await signIn()
    expect((await profile()).mail.stopped).toBeNull()
    const before = mails.length
    await atOrders(services.deps, 3, { host: person.account })
    await sendDueLetters(services.letters)
    expect(mails.length).toBe(before + 1)
  })
})
