// What other servers say became of a letter, read from their reports.
import { describe, expect, it } from 'vitest'
import { readReport } from '../../../src/mail/reports/read-report.ts'
import { complaintReport, deliveryReport } from '../../support/delivery-reports.ts'

const to = 'bounce+ab12@reply.example.org'
const read = (text: string) => readReport(Buffer.from(text, 'latin1'))

describe('A delivery report', () => {
  it('of a letter that nobody gets says so, with the reason, and names nobody', () => {
    const report = read(deliveryReport({ to }))
    expect(report).toEqual({
      ...{ t: 'failed', isOfAddress: true },
      reason: '550 5.1.1 <(address)>: No such user here, ask (address)',
    })
    expect(JSON.stringify(report)).not.toMatch(/secret/)
  })

  it('of one that is late is not the last word', () => {
    const said = '451 4.3.0 Come back later'
    expect(read(deliveryReport({ to, action: 'delayed', status: '4.3.0', said }))).toMatchObject({
      ...{ t: 'delayed', reason: expect.stringMatching(/^451 4\.3\.0 Come back later/) },
    })
  })

  it.each([
    ['5.1.1', true],
    ['5.2.2', true],
    ['5.0.0', true],
    ['5.7.1', false],
    ['5.4.4', false],
    ['5.6.0', false],
    ['4.4.1', false],
    ['', false],
  ])('with the number %s says whether it is the address: %s', (status, isOfAddress) => {
    expect(read(deliveryReport({ to, status }))).toMatchObject({ t: 'failed', isOfAddress })
  })

  it.each(['delivered', 'relayed', 'expanded', ''])('that it was %s changes nothing', (action) => {
    expect(read(deliveryReport({ to, action }))).toBeUndefined()
  })

  it('says the number where nothing else was said', () => {
    const report = deliveryReport({ to, said: '' }).replace(/^ {4}here.*\r\n/m, '')
    expect(read(report)).toMatchObject({ t: 'failed', reason: '5.1.1' })
  })

  it('is read with other ends of lines, in small letters, and however its part is written down', () => {
    const plain = deliveryReport({ to })
    const wanted = read(plain)
    expect(read(plain.replaceAll('\r\n', '\n'))).toEqual(wanted)
    expect(read(plain.replace(/^(Action|Status|Diagnostic-Code):/gm, (name) => name.toLowerCase()))).toEqual(wanted)
    const [, status] = /delivery-status\r\n\r\n([\s\S]*?)\r\n--4Xabc/.exec(plain)!
    const written = (encoding: string, text: string) =>
      plain
        .replace(status!, () => text)
        .replace('message/delivery-status\r\n', `message/delivery-status\r\nContent-Transfer-Encoding: ${encoding}\r\n`)
    const base64 = Buffer.from(status!).toString('base64').replace(/.{76}/g, '$&\r\n')
    expect(read(written('base64', base64))).toEqual(wanted)
    expect(read(written('quoted-printable', status!.replace('No such', 'No=20su=\r\nch')))).toEqual(wanted)
    expect(read(plain.replace('message/delivery-status', 'message/global-delivery-status'))).toEqual(wanted)
  })
})

describe('A complaint', () => {
  it('is one when somebody wants no such letters, and says which it is about', () => {
    for (const type of ['abuse', 'fraud', 'opt-out'])
      expect(read(complaintReport(to, { type }))).toEqual({ t: 'complaint', reason: type, about: to })
  })
  it('is none when a letter was no rubbish after all, or a sender was forged', () => {
    for (const type of ['not-spam', 'auth-failure', 'dmarc', ''])
      expect(read(complaintReport(to, { type }))).toBeUndefined()
  })
})

describe('What is no report', () => {
  const report = deliveryReport({ to })
  it.each([
    ['nothing', ''],
    ['a letter', 'From: a@example.org\r\nSubject: I am away\r\n\r\nBack on Monday.'],
    ['other parts', report.replace('multipart/report', 'multipart/mixed')],
    ['no parts', report.replace(/boundary=".*"/, '')],
    ['parts that are not there', report.replaceAll('--4Xabc', '--other')],
    ['a part without a head', report.replace('Content-Type: message/delivery-status\r\n\r\n', '')],
    ['no receivers', report.replace(/^Final-Recipient[\s\S]*?\r\n\r\n/m, '')],
  ])('says nothing: %s', (_, text) => expect(read(text)).toBeUndefined())

  it('is not looked at for long, however much of it there is', () => {
    const before = `${report.split('\r\n\r\n--4Xabc')[0]}\r\n\r\n`
    const hidden = (filler: string) => read(report.replace('This is a MIME-encapsulated message.', () => filler))
    expect(hidden('x')).toBeDefined()
    for (const filler of ['x'.repeat(64 * 1024), 'x\r\n'.repeat(1_500)]) expect(hidden(filler)).toBeUndefined()
    // As much of anything as may come in: it is counted by parts and lines, not by what they hold.
    for (const filler of ['--4Xabc.17/mx.example.net\n', ' \n', 'a: b\n c\n', '=\n', 'Action: failed\n\n', '@<a@b>"'])
      expect(read(before + filler.repeat(256 * 1024))).toBeUndefined()
  })

  it('is whatever bytes come', () => {
    for (let i = 0; i < report.length; i += 7) {
      expect(() => read(report.slice(0, i))).not.toThrow()
      expect(() => read(`${report.slice(0, i)}\u00ff\u0000${report.slice(i + 3)}`)).not.toThrow()
    }
  })
})
