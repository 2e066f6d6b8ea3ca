// Answers by mail: what is taken from a reply, what is refused, and who is not written to at all.
import { describe, expect, it } from 'vitest'
import { INBOUND_SECRET } from '../support/app.ts'
import { lettersOverTheApi } from '../support/reports.ts'

const { app, deps, letters, mailTo, mails, tokenIn, withReport, yearPasses } = await lettersOverTheApi()

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
    expect((await letters.store.receiver(person.account))!.wishes).toMatchObject({ 'round-report': 'off' })
  })
})
