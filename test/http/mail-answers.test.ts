// Answers by mail: what is taken from a reply, what is refused, and who is not written to at all.
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MAILS_A_DAY, REFUSALS_A_DAY } from '../../src/games/letters/receive.ts'
import { INBOUND_SECRET } from '../support/app.ts'
import { lettersOverTheApi } from '../support/reports.ts'

const { app, deps, letters, mailTo, mails, tokenIn, withReport, yearPasses } = await lettersOverTheApi()

describe('An answer by mail', () => {
  const bring = (raw: string | Buffer, secret = INBOUND_SECRET, type = 'message/rfc822', query = '') =>
    app.inject({
      method: 'POST',
      url: `/v1/inbound/mail${query}`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': type },
      payload: raw,
    })
  const reply = (from: string, to: string, text: string, more: string[] = []) =>
    [
      `From: Ada <${from}>`,
      `To: <${to}>`,
      'Subject: Re: An evening',
      `Message-ID: <${randomUUID()}@example.org>`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
    ].join('\r\n')

  it('is taken from its first line, and the receipt goes back', async () => {
    const { game, person, report } = await withReport()
    const text = '\r\n  red act wait wait wait wait\r\n\r\n> Year 2 of 9\r\n> blue blue blue blue blue blue'
    const raw = reply(person.email.toUpperCase(), report.replyTo!, text)
    const brought = await bring(raw)
    expect(brought.json()).toMatchObject({ result: 'taken', answered: true, words: expect.any(Array) })
    const { pages } = (await deps.store.read(game))!
    expect(pages.at(-1)).toMatchObject({ by: 0, events: [{ t: 'orders-given' }] })
    expect(JSON.stringify(pages.at(-1)!.events)).toContain('["red","act","wait","wait","wait","wait"]')
    const [, id] = /Message-ID: (<.*>)/.exec(raw)!
    expect(mailTo(person)).toMatchObject({ subject: 'Received: An evening', inReplyTo: id })
    expect(JSON.stringify(mailTo(person).blocks)).not.toContain('another address')
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

  it('to an address that was made up, or by a machine, is nobody’s, and nobody is written to', async () => {
    const { game, person, report } = await withReport()
    const before = (await deps.store.read(game))!.file.seq
    const line = 'red act wait wait wait wait'
    const sent = mails.length
    const forged = report.replyTo!.replace(/.@/, (end) => (end[0] === '0' ? '1@' : '0@'))
    const answer = tokenIn(report).replace('herald_answer_', '')
    for (const raw of [
      reply(person.email, forged, line),
      reply(person.email, `reply+${answer}@reply.example.org`, line),
      reply(person.email, 'reply+@reply.example.org', line),
    ])
      expect((await bring(raw)).json()).toEqual({ result: 'unknown' })
    for (const machine of [
      'Auto-Submitted: auto-replied',
      'Precedence: bulk',
      'List-Id: <x.example.org>',
      'Return-Path: <>',
    ])
      expect((await bring(reply(person.email, report.replyTo!, line, [machine]))).json()).toEqual({ result: 'ignored' })
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
    expect((await letters.store.receiver(person.account))!.wishes).toMatchObject({ 'round-report': 'off' })
  })

  it('from another address of theirs is taken; the receipt goes to theirs, and says so', async () => {
    const { person, report } = await withReport()
    const sent = mails.length
    const line = 'red act wait wait wait wait'
    const tagged = person.email.replace('@', '+herald@')
    expect((await bring(reply(tagged, report.replyTo!, line))).json()).toMatchObject({ result: 'taken' })
    expect(JSON.stringify(mailTo(person).blocks)).not.toContain('another address')
    expect((await bring(reply('ada@work.example', report.replyTo!, line))).json()).toMatchObject({ result: 'taken' })
    expect(mailTo(person).subject).toBe('Received: An evening')
    expect(JSON.stringify(mailTo(person).blocks)).toMatch(/another address than yours: ada@work\.example/)
    expect((await bring(reply('eve@work.example', report.replyTo!, 'nonsense'))).json()).toMatchObject({
      result: 'refused',
    })
    expect(JSON.stringify(mailTo(person).blocks)).toContain('eve@work.example')
    expect(mails.slice(sent).map(({ to }) => to)).toEqual([person.email, person.email, person.email])
  })

  it('whose sender is not who they say, by the word of who brings it, is refused, and nobody is written to', async () => {
    const { game, person, report } = await withReport()
    const before = (await deps.store.read(game))!.file.seq
    const sent = mails.length
    const by = (query: string) =>
      bring(reply(person.email, report.replyTo!, 'red act wait wait wait wait'), undefined, undefined, query)
    for (const query of ['?spf=fail', '?dkim=fail&spf=pass', '?dmarc=fail&dkim=pass'])
      expect((await by(query)).json()).toEqual({ result: 'forged' })
    expect((await deps.store.read(game))!.file.seq).toBe(before)
    expect(mails.length).toBe(sent)
    const unread = (await by('?spf=perhaps')).json()
    expect([unread.status, JSON.stringify(unread)]).toEqual([400, expect.stringContaining('spf')])
    expect((await by('?spf=fail&dkim=pass')).json()).toMatchObject({ result: 'taken' })
  })

  it('counts once, however often it is brought, and stays what it was', async () => {
    const { game, person, report } = await withReport()
    const first = reply(person.email, report.replyTo!, 'red act wait wait wait wait')
    expect((await bring(first)).json()).toMatchObject({ result: 'taken' })
    const second = reply(person.email, report.replyTo!, 'black act wait wait wait wait')
    expect((await bring(second)).json()).toMatchObject({ result: 'taken' })
    const { seq } = (await deps.store.read(game))!.file
    const sent = mails.length
    for (const again of [first, second, `Received: by another way\r\n${first}`])
      expect((await bring(again)).json()).toEqual({ result: 'repeated' })
    expect((await deps.store.read(game))!.file.seq).toBe(seq)
    expect(mails.length).toBe(sent)
  })

  it('that is refused is answered once each, and no more than a few a day', async () => {
    const { person, report } = await withReport()
    const sent = mails.length
    const nonsense = () => reply(person.email, report.replyTo!, 'nonsense')
    const one = nonsense()
    expect((await bring(one)).json()).toMatchObject({ result: 'refused', answered: true })
    expect((await bring(one)).json()).toEqual({ result: 'repeated' })
    for (let i = 1; i < REFUSALS_A_DAY; i++) expect((await bring(nonsense())).json()).toMatchObject({ answered: true })
    expect((await bring(nonsense())).json()).toMatchObject({ result: 'refused', answered: false })
    expect(mails.length - sent).toBe(REFUSALS_A_DAY)
    // What is in order is still taken, and said.
    const good = reply(person.email, report.replyTo!, 'red act wait wait wait wait')
    expect((await bring(good)).json()).toMatchObject({ result: 'taken', answered: true })
  })

  it('without end ends: so many to one letter are read a day', async () => {
    const { person, report } = await withReport()
    const quiet = ['X-Auto-Response-Suppress: All']
    const nonsense = () => bring(reply(person.email, report.replyTo!, 'nonsense', quiet))
    for (let i = 0; i < MAILS_A_DAY; i++) expect((await nonsense()).json()).toMatchObject({ result: 'refused' })
    expect((await nonsense()).json()).toEqual({ result: 'ignored' })
  })

  it('whose writer wants no answer counts, and is not answered', async () => {
    const { person, report } = await withReport()
    const sent = mails.length
    const quiet = ['X-Auto-Response-Suppress: DR, OOF, AutoReply']
    const taken = await bring(reply(person.email, report.replyTo!, 'red act wait wait wait wait', quiet))
    expect(taken.json()).toMatchObject({ result: 'taken', answered: false })
    expect(mails.length).toBe(sent)
  })

  it('of our own, sent back by a mailbox that says nothing about it, goes round no more', async () => {
    const { person, report } = await withReport()
    await bring(reply(person.email, report.replyTo!, 'nonsense'))
    const refusal = mailTo(person)
    for (const { id } of [report, refusal]) {
      const back = reply(person.email, report.replyTo!, 'x').replace(
        /Message-ID: .*\r/,
        `Message-ID: <${id}@example.org>\r`,
      )
      expect((await bring(back)).json()).toEqual({ result: 'ignored' })
    }
  })

  it('that ends letters is taken from a machine as well, which does it for somebody', async () => {
    const { person, report } = await withReport()
    const machine = reply(person.email, report.unsubscribe!.mailto!, '', ['Auto-Submitted: auto-generated'])
    expect((await bring(machine)).json()).toEqual({ result: 'unsubscribed' })
  })

  it('is counted by what became of it, for a monitor', async () => {
    const { counts } = letters.received
    const before = { ...counts }
    const { person, report } = await withReport()
    await bring(reply(person.email, report.replyTo!, 'red act wait wait wait wait'))
    await bring(reply(person.email, 'reply+00@reply.example.org', 'x'))
    await bring('')
    expect(counts).toEqual({
      ...before,
      ...{ taken: before.taken + 1, unknown: before.unknown + 1, unreadable: before.unreadable + 1 },
    })
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).toContain(`herald_mails_received_total{result="taken"} ${counts.taken}\n`)
  })
})
