// Whoever wants no more letters ends them by one click, from any letter; and what could not be delivered is shown.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endingOfAll } from '../../src/games/letters/endings.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { type Mail, Undeliverable } from '../../src/games/ports/mail.ts'
import { accountCarrier } from '../../src/mail/account-post.ts'
import { messageOf } from '../../src/mail/message.ts'
import { signInLetter } from '../support/account-letters.ts'
import { INBOUND_SECRET } from '../support/app.ts'
import { lettersOverTheApi } from '../support/reports.ts'
import { atOrders } from '../support/tables.ts'

const { app, asked, call, database, deps, letters, mailTo, mails, withReport, yearPasses } = await lettersOverTheApi()

describe('Ending letters', () => {
  const path = (report: Mail) => new URL(report.unsubscribe!.url).pathname

  it('of a kind takes one click and no sign-in', async () => {
    const { person, report, ...table } = await withReport()
    const asked = await app.inject({ url: path(report) })
    expect(asked.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await letters.store.receiver(person.account))!.wishes).not.toHaveProperty('round-report')
    const ended = await app.inject({
      method: 'POST',
      url: path(report),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.statusCode).toBe(200)
    expect((await letters.store.receiver(person.account))!.wishes).toEqual({
      'game-began': 'off',
      'round-report': 'off',
    })
    const sent = mails.length
    await yearPasses(table, 2)
    expect(mails.length).toBe(sent)
  })

  it('of somebody else cannot be guessed', async () => {
    const { report } = await withReport()
    for (const url of [`${path(report).slice(0, -1)}x`, '/v1/mail/unsubscribe/x'])
      for (const method of ['GET', 'POST'] as const)
        expect((await app.inject({ method, url })).json().type).toBe('/problems/bad-link')
  })
})

describe('Ending letters from one that was asked for', () => {
  const signIn = async (email: string) => {
    const endingFor = (address: string) => endingOfAll(letters, address)
    const carrier = accountCarrier(letters.post, { endingFor, accountPage: 'https://x/me' })
    await carrier.carry(randomUUID(), signInLetter(email, 'https://x/#y'))
    return mailTo({ email, account: '' })
  }
  const click = (mail: Mail) =>
    app.inject({
      method: 'POST',
      url: new URL(mail.unsubscribe!.url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('to sign in ends all letters about games, and who asks for another to sign in gets it', async () => {
    const email = 'unsubscribing@example.org'
    const ask = () => app.inject({ method: 'POST', url: '/v1/sign-in/links', payload: { email } })
    const cookie = String((await ask()).headers['set-cookie']).split(';')[0]!
    const follow = (token: string) =>
      app.inject({ method: 'POST', url: '/v1/sessions/link', headers: { cookie }, payload: { token } })
    const session = await follow(asked.at(-1)!.link.split('#')[1]!)
    const mail = await signIn(email)
    expect((await app.inject({ url: new URL(mail.unsubscribe!.url).pathname })).body).toContain('letters about games?')
    const ended = await click(mail)
    expect([ended.statusCode, ended.body.includes('letter to sign in still comes')]).toEqual([200, true])
    const { mail: wishes } = (await call('GET', '/me', session.json().accessToken)).json()
    expect(new Set(Object.values(wishes.letters))).toEqual(new Set(['off']))
    await app.inject({ method: 'POST', url: '/v1/sign-in/links', headers: { cookie }, payload: { email } })
    expect((await follow(asked.at(-1)!.link.split('#')[1]!)).statusCode).toBe(201)
  })

  it('says the same to an address that nobody here has, and changes nobody’s letters', async () => {
    const { person } = await withReport()
    const mail = await signIn('nobody-here@example.org')
    expect(mail.unsubscribe!.url).not.toContain('nobody')
    expect((await click(mail)).statusCode).toBe(200)
    expect((await letters.store.receiver(person.account))!.wishes).toEqual({ 'game-began': 'off' })
    expect((await app.inject({ method: 'POST', url: `${new URL(mail.unsubscribe!.url).pathname}0` })).json().type).toBe(
      '/problems/bad-link',
    )
  })

  it('of a receipt, or a refusal, ends the letters that ask for replies', async () => {
    for (const line of ['red act wait wait wait wait', 'nonsense']) {
      const { person, report } = await withReport()
      const raw = `From: ${person.email}\r\nTo: ${report.replyTo}\r\nMessage-ID: <1@x>\r\n\r\n${line}`
      const headers = { authorization: `Bearer ${INBOUND_SECRET}`, 'content-type': 'message/rfc822' }
      await app.inject({ method: 'POST', url: '/v1/inbound/mail', headers, payload: raw })
      const receipt = mailTo(person)
      expect(receipt.inReplyTo).toBe('<1@x>')
      expect((await click(receipt)).statusCode).toBe(200)
      expect((await letters.store.receiver(person.account))!.wishes).toMatchObject({ 'round-report': 'off' })
    }
  })

  it('every mail says how, in its headers', () => {
    for (const mail of mails) {
      const { headers } = messageOf(mail, 'Herald <herald@example.org>') as { headers: Record<string, string> }
      expect(headers['List-Unsubscribe-Post'], mail.subject).toBe('List-Unsubscribe=One-Click')
      expect(headers['List-Unsubscribe']).toMatch(/^<https:.*\/v1\/mail\/unsubscribe\/\w+>, <mailto:unsubscribe\+\w+@/)
    }
    expect(mails.some(({ subject }) => subject.startsWith('Not taken'))).toBe(true)
    expect(mails.some(({ subject }) => subject.startsWith('Sign in'))).toBe(true)
  })
})

describe('Letters that could not be delivered', () => {
  it('are shown to whoever should have got them, and counted for the operator', async () => {
    const session = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Ada' } })
    const { account, accessToken } = session.json()
    const email = `${account.slice(0, 8)}@example.org`
    await database.pool.query('UPDATE account SET email = $2 WHERE id = $1', [account, email])
    await database.pool.query('UPDATE session SET confirmed_at = now() WHERE account_id = $1', [account])
    const { game } = await atOrders(deps, 3, { host: account })
    const refuse = async () => {
      throw new Undeliverable('550 No such mailbox')
    }
    await sendDueLetters({ ...letters, post: { send: refuse } })
    const shown = await call('GET', '/me/letters', accessToken)
    expect(shown.json()).toEqual([
      {
        game,
        kind: 'game-began',
        occasion: '',
        state: 'failed',
        reason: '550 No such mailbox',
        attempts: 1,
        writtenAt: expect.any(String),
      },
    ])
    const kept = (await call('GET', '/me/export', accessToken)).json()
    expect(kept.letters).toMatchObject([{ kind: 'game-began', state: 'failed' }])
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).not.toContain(email)
  })
})
