// Letters and the API: links in them, answers to them, ending them, and what never arrived.
import { afterAll, describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { endingOfAll } from '../../src/games/letters/endings.ts'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import { type Mail, Undeliverable } from '../../src/games/ports/mail.ts'
import { accountPost } from '../../src/mail/account-post.ts'
import { messageOf } from '../../src/mail/message.ts'
import { INBOUND_SECRET, testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { type Addressee, addressee, type Wishes } from '../support/letters.ts'
import { atOrders, expectDone, hostGame, opening, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, mails, letters: asked, services, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)
const { letters } = services

/** A game at its second year, and the report of the first. */
async function withReport(wishes: Wishes = {}) {
  const person = await addressee(database, { ...wishes, letters: { 'game-began': 'off' } })
  const table = await atOrders(deps, 3, { host: person.account })
  await yearPasses(table, 1)
  return { person, ...table, report: mailTo(person) }
}
async function yearPasses({ game, accounts }: { game: string; accounts: string[] }, year: number) {
  for (const account of accounts) expectDone(await say(deps, game, account, orders(year)))
  await carryOnUntilAsked(deps, game)
  await sendDueLetters(letters)
}
const mailTo = ({ email }: Addressee) => mails.findLast(({ to }) => to === email)!
const tokenIn = (report: ReturnType<typeof mailTo>) =>
  report.blocks.flatMap((block) => (block.t === 'action' ? [block.link.url] : []))[0]!.split('#answer=')[1]!
const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, token: string, payload?: object) =>
  app.inject({ method, url: `/v1${url}`, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) })
const six = { year: 2, orders: ['wait', 'wait', 'wait', 'wait', 'wait', 'wait'] }

describe('A link in a letter', () => {
  it('signs its receiver in for answers in that game', async () => {
    const { game, report } = await withReport()
    const token = tokenIn(report)
    expect((await call('GET', `/games/${game}`, token)).json()).toMatchObject({ viewer: 0 })
    expect((await call('PUT', `/games/${game}/answers/orders`, token, six)).statusCode).toBe(200)
    expect((await call('GET', `/games/${game}/answers`, token)).json()).toMatchObject({ orders: six })
    expect((await call('GET', `/games/${game}/board.svg`, token)).statusCode).toBe(200)
    expect((await call('DELETE', `/games/${game}/answers/orders`, token)).statusCode).toBe(200)
    expect((await call('PUT', `/games/${game}/draft`, token, six)).statusCode).toBe(200)
    expect((await call('GET', `/games/${game}/draft`, token)).json()).toMatchObject({ draft: six })
    expect((await call('DELETE', `/games/${game}/draft`, token)).statusCode).toBe(204)
  })

  it('is good for nothing else, and in no other game', async () => {
    const { game, report } = await withReport()
    const other = await atOrders(deps, 3, { host: (await withReport()).person.account })
    const token = tokenIn(report)
    for (const [method, path] of [
      ['GET', `/games/${other.game}`],
      ['GET', '/me'],
      ['GET', '/me/tokens'],
      ['DELETE', '/me'],
      ['GET', `/games/${game}/events`],
      ['GET', `/games/${game}/messages`],
      ['GET', '/games'],
    ] as const)
      expect([403, 404], path).toContain((await call(method, path, token)).statusCode)
    expect((await call('GET', `/games/${other.game}`, token)).json().type).toBe('/problems/scope')
  })

  it('ends with its round', async () => {
    const { person, report, ...table } = await withReport()
    await yearPasses(table, 2)
    expect((await call('GET', `/games/${table.game}`, tokenIn(report))).json().type).toBe('/problems/unknown-token')
    expect((await call('GET', `/games/${table.game}`, tokenIn(mailTo(person)))).statusCode).toBe(200)
  })

  it('that somebody made up, or cut from another, is unknown', async () => {
    const { game, report } = await withReport()
    const token = tokenIn(report)
    const unsubscribe = report.unsubscribe!.url.split('/').at(-1)!
    for (const forged of [
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      token.slice(0, -2),
      `herald_answer_${unsubscribe}`,
      `herald_answer_${report.replyTo!.slice(6, 62)}`,
      'herald_answer_',
    ])
      expect((await call('GET', `/games/${game}`, forged)).json().type, forged).toBe('/problems/unknown-token')
  })

  it('ends with the seat', async () => {
    const { game, person, report } = await withReport()
    await deps.store.handOver(game, person.account, 'regent', new Date())
    expect((await call('GET', `/games/${game}`, tokenIn(report))).statusCode).toBe(401)
  })
})

describe('An answer by mail', () => {
  const bring = (raw: string | Buffer, secret = INBOUND_SECRET, type = 'message/rfc822') =>
    app.inject({
      method: 'POST',
      url: '/v1/inbound/mail',
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      payload: raw,
    })
  const reply = (from: string, to: string, text: string, more: string[] = []) =>
    [
      `From: Ada <${from}>`,
      `To: <${to}>`,
      'Subject: Re: An evening',
      'Message-ID: <1@example.org>',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
    ].join('\r\n')

  it('is taken from its first line, and the receipt goes back', async () => {
    const { game, person, report } = await withReport()
    const text = '\r\n  red act wait wait wait wait\r\n\r\n> Year 2 of 9\r\n> blue blue blue blue blue blue'
    const brought = await bring(reply(person.email.toUpperCase(), report.replyTo!, text))
    expect(brought.json()).toMatchObject({ result: 'taken', answered: true, words: expect.any(Array) })
    const { pages } = (await deps.store.read(game))!
    expect(pages.at(-1)).toMatchObject({ by: 0, events: [{ t: 'orders-given' }] })
    expect(JSON.stringify(pages.at(-1)!.events)).toContain('["red","act","wait","wait","wait","wait"]')
    expect(mailTo(person)).toMatchObject({ subject: 'Received: An evening', inReplyTo: '<1@example.org>' })
    expect(JSON.stringify(mailTo(person).blocks)).toContain(brought.json().seal)
  })

  it('may be in German, in HTML, encoded, and in parts', async () => {
    const { person, report } = await withReport({ locale: 'de' })
    const parts = [
      ...['--x', 'Content-Type: text/html; charset=iso-8859-1', 'Content-Transfer-Encoding: quoted-printable', ''],
      '<html><head><style>p { color: red }</style></head><body><p>schwarz, warten, warten,=20',
      'warten, warten, handeln</p><blockquote>Jahr 2: f=FCnf</blockquote></body></html>',
      '--x--',
    ].join('\r\n')
    const mail = reply(person.email, report.replyTo!, parts).replace(
      'text/plain; charset=utf-8',
      'multipart/mixed; boundary=x',
    )
    expect((await bring(mail)).json()).toMatchObject({ result: 'taken' })
    expect(mailTo(person).subject).toBe('Angekommen: An evening')
  })

  it('that says nonsense is refused in words, and nothing changes', async () => {
    const { game, person, report } = await withReport()
    const before = (await deps.store.read(game))!.file.seq
    for (const text of ['I will be late, sorry!', 'red red', '> red act wait wait wait wait', '', '💥'.repeat(5000)]) {
      const brought = await bring(reply(person.email, report.replyTo!, text))
      expect(brought.json(), text).toMatchObject({ result: 'refused', answered: true })
      expect(mailTo(person).subject).toBe('Not taken: An evening')
    }
    expect((await deps.store.read(game))!.file.seq).toBe(before)
  })

  it('to the letter of a year that is over is refused', async () => {
    const { person, report, ...table } = await withReport()
    await yearPasses(table, 2)
    const brought = await bring(reply(person.email, report.replyTo!, 'red act wait wait wait wait'))
    expect(brought.json()).toMatchObject({ result: 'refused', words: [expect.stringMatching(/is settled/)] })
  })

  it('from another address, to an address that was made up, or by a machine, is nobody’s, and nobody is written to', async () => {
    const { game, person, report } = await withReport()
    const before = (await deps.store.read(game))!.file.seq
    const line = 'red act wait wait wait wait'
    const sent = mails.length
    const forged = report.replyTo!.replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@'))
    const answer = tokenIn(report).replace('herald_answer_', '')
    for (const raw of [
      reply('eve@example.org', report.replyTo!, line),
      reply(person.email, forged, line),
      reply(person.email, `reply+${answer}@reply.example.org`, line),
      reply(person.email, 'reply+@reply.example.org', line),
    ])
      expect((await bring(raw)).json()).toEqual({ result: 'unknown' })
    const automatic = reply(person.email, report.replyTo!, line, ['Auto-Submitted: auto-replied'])
    expect((await bring(automatic)).json()).toEqual({ result: 'ignored' })
    expect((await deps.store.read(game))!.file.seq).toBe(before)
    expect(mails.length).toBe(sent)
  })

  it('is brought by whoever knows the secret, and is a mail', async () => {
    expect((await bring('From: a@example.org\r\n\r\nx', 'guessed')).statusCode).toBe(401)
    expect((await bring('')).statusCode).toBe(400)
    expect((await bring(Buffer.from([0, 255, 0, 13, 10]))).statusCode).toBe(400)
    expect((await bring('x'.repeat(257 * 1024))).statusCode).toBe(413)
    expect(
      (await bring(`From: a@example.org\r\n\r\n${'x'.repeat(200 * 1024)}`, INBOUND_SECRET, 'text/plain')).json(),
    ).toEqual({
      result: 'unknown',
    })
  })

  it('is known by the address that servers on the way put on it, too', async () => {
    const { person, report } = await withReport()
    const raw = reply(person.email, 'club@example.org', 'red act wait wait wait wait', [
      `Delivered-To:\r\n ${report.replyTo!.toUpperCase()}`,
    ])
    expect((await bring(raw)).json()).toMatchObject({ result: 'taken' })
  })

  it('can end letters', async () => {
    const { person, report } = await withReport()
    expect((await bring(reply(person.email, report.unsubscribe!.mailto!, ''))).json()).toEqual({
      result: 'unsubscribed',
    })
    expect((await letters.store.receiver(person.account))!.wishes).toMatchObject({ 'year-report': 'off' })
  })
})

describe('Ending letters', () => {
  const path = (report: ReturnType<typeof mailTo>) => new URL(report.unsubscribe!.url).pathname

  it('of a kind takes one click and no sign-in', async () => {
    const { person, report, ...table } = await withReport()
    const asked = await app.inject({ url: path(report) })
    expect(asked.headers['content-type']).toBe('text/html; charset=utf-8')
    expect((await letters.store.receiver(person.account))!.wishes).not.toHaveProperty('year-report')
    const ended = await app.inject({
      method: 'POST',
      url: path(report),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(ended.statusCode).toBe(200)
    expect((await letters.store.receiver(person.account))!.wishes).toEqual({
      'game-began': 'off',
      'year-report': 'off',
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
    await accountPost(letters.post, { endingFor, accountPage: 'https://x/me' }).send({
      to: email,
      kind: 'sign-in',
      link: 'https://x/#y',
      locale: 'en',
    })
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
      expect((await letters.store.receiver(person.account))!.wishes).toMatchObject({ 'year-report': 'off' })
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
        reason: '550 No such mailbox',
        attempts: 1,
        writtenAt: expect.any(String),
      },
    ])
    const kept = (await call('GET', '/me/export', accessToken)).json()
    expect(kept.letters).toMatchObject([{ kind: 'game-began', state: 'failed' }])
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).toMatch(/^herald_letters\{state="failed"\} 1$/m)
    expect(body).toMatch(/^herald_letters\{state="sent"\} [1-9]/m)
    expect(body).not.toContain(email)
  })
})

describe('An invitation by mail', () => {
  const hosting = async (isGuest = false) => {
    const session = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Hedy' } })
    const { account, accessToken } = session.json()
    const email = isGuest ? null : `${account}@example.org`
    await database.pool.query('UPDATE account SET email = $2 WHERE id = $1', [account, email])
    const { game } = await hostGame(deps, opening({ host: account, title: 'A walk' }))
    const { game: another } = await hostGame(deps, opening({ host: account, title: 'Another walk' }))
    const invite = (email: string, at = game) => call('POST', `/games/${at}/invitations/mail`, accessToken, { email })
    return { game, another, invite }
  }
  const settled = async ({ account }: Addressee, game: string) => {
    for (;;) {
      const [letter] = await letters.store.of(account)
      if (letter?.game === game && letter.state !== 'waiting') return letter
    }
  }

  it('goes to somebody who plays here, in their language, and opens the table', async () => {
    const { game, invite } = await hosting()
    const ben = await addressee(database, { name: 'Ben', locale: 'de' })
    const { token } = (await invite(ben.email)).json()
    expect(await settled(ben, game)).toMatchObject({ kind: 'invitation', state: 'sent', attempts: 1 })
    const mail = mailTo(ben)
    expect(mail.subject).toBe('Hedy lädt dich zu A walk ein')
    expect(JSON.stringify(mail.blocks)).toContain(`/invitations#${token}`)
    expect((await app.inject({ url: `/v1/invitations/${token}` })).json()).toMatchObject({ id: game })
    await app.inject({ method: 'POST', url: new URL(mail.unsubscribe!.url).pathname })
    expect((await letters.store.receiver(ben.account))!.wishes).toEqual({ invitation: 'off' })
  })

  it('of a guest is refused, and no letter leaves', async () => {
    const { game, invite } = await hosting(true)
    const ben = await addressee(database, { name: 'Ben' })
    const sent = mails.length
    for (const email of [ben.email, 'nobody@example.org'])
      expect((await invite(email)).json()).toMatchObject({ type: '/problems/address-needed', status: 409 })
    expect(await deps.invitations.of(game)).toEqual([])
    expect(await letters.store.of(ben.account)).toEqual([])
    expect(mails.length).toBe(sent)
  })

  it('goes out twenty times a day for one who invites, at however many tables, and at once', async () => {
    const { game, invite, another } = await hosting()
    const first = await Promise.all(Array.from({ length: 12 }, (_, i) => invite(`nobody-${i}@example.org`)))
    for (const { statusCode } of first) expect(statusCode).toBe(201)
    for (const { id } of await deps.invitations.of(game)) await deps.invitations.remove(game, id)
    const more = await Promise.all(Array.from({ length: 12 }, (_, i) => invite(`nobody-${i}@example.org`, another)))
    expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(8)
    for (const one of more.filter(({ statusCode }) => statusCode !== 201))
      expect(one.json()).toMatchObject({ type: '/problems/too-many-mailed', status: 429 })
    await database.pool.query(`UPDATE mailed_invitation SET day = day - 1 WHERE way = 'sent'`)
    expect((await invite('nobody@example.org')).statusCode).toBe(201)
  })

  it('comes from each who invites once a day, so that others do not use up theirs', async () => {
    const ben = await addressee(database, { name: 'Ben' })
    for (let i = 0; i < 3; i++) {
      const { game, another, invite } = await hosting()
      for (const answer of await Promise.all([game, another, game, another, game].map((at) => invite(ben.email, at))))
        expect(answer.statusCode).toBe(201)
      await expect.poll(async () => (await letters.store.of(ben.account)).length).toBe(i + 1)
    }
    const honest = await hosting()
    expect((await honest.invite(ben.email)).statusCode).toBe(201)
    expect(await settled(ben, honest.game)).toMatchObject({ state: 'sent' })
    expect(mails.filter(({ to }) => to === ben.email)).toHaveLength(4)
  })

  it('comes ten times a day to one who is invited, whoever invites, and nobody is told', async () => {
    const ben = await addressee(database, { name: 'Ben' })
    const before = mails.filter(({ to }) => to === ben.email).length
    for (let i = 0; i < 12; i++) {
      const { game, invite } = await hosting()
      expect((await invite(ben.email)).statusCode).toBe(201)
      if (i < 10) expect(await settled(ben, game)).toMatchObject({ state: 'sent' })
    }
    // Whoever has not counted yet does so before this does.
    await expect.poll(() => deps.invitations.countMailed(ben.account, 'received', deps.clock(), 10)).toBe(false)
    expect(await letters.store.of(ben.account)).toHaveLength(10)
    expect(mails.filter(({ to }) => to === ben.email).length - before).toBe(10)
  })

  it('looks the same for an address that is not here, or wants none, and nothing is sent', async () => {
    const { invite } = await hosting()
    const cleo = await addressee(database, { letters: { invitation: 'off' } })
    const sent = mails.length
    for (const email of ['nobody@example.org', cleo.email]) {
      const { statusCode, body } = await invite(email)
      expect([statusCode, Object.keys(JSON.parse(body)).sort()]).toEqual([201, ['createdAt', 'id', 'token']])
    }
    expect((await invite('no address')).statusCode).toBe(422)
    expect(mails.length).toBe(sent)
  })
})
