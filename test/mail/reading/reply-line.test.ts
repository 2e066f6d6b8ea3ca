// What somebody wrote in a reply is found in the forms that people's programs give it, and whatever is sent is read to its end.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIncoming } from '../../../src/mail/incoming.ts'
import { textOfHtml } from '../../../src/mail/reading/html-text.ts'
import { replyLine } from '../../../src/mail/reading/reply-line.ts'
import { REPLIES } from './replies.ts'

async function lineOf(mail: string) {
  const cover = readIncoming(Buffer.from(`From: Ada <ada@example.org>\r\nTo: <reply+1@example.org>\r\n${mail}`))
  if ('fault' in cover) throw new Error(cover.fault)
  const opened = await cover.open()
  if ('fault' in opened) throw new Error(opened.fault)
  return opened.line
}

describe('The line of a reply', () => {
  it.each(REPLIES)('is found in %s', async (_name, mail, line) => expect(await lineOf(mail)).toBe(line))

  it.each([
    ...['Sent from my iPad', 'Sent from my Galaxy', 'Sent via the Samsung Galaxy S25, an AT&T 5G smartphone'],
    ...['Sent from Mail for Windows', 'Get Outlook for Android', 'Sent with Proton Mail secure email.'],
    ...['Von meinem iPad gesendet', 'Von meinem Samsung Galaxy Smartphone gesendet.', 'Gesendet mit der GMX Mail App'],
    ...['Gesendet von Outlook für iOS', 'Outlook für iOS beziehen', 'Envoyé de mon iPhone'],
    'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
  ])('is not: %s', (signature) => {
    expect(replyLine(`${signature}\n`)).toBeUndefined()
    expect(replyLine(`red act\n\n${signature}`)).toBe('red act')
  })

  it.each([
    'On Wed, 18 Nov 2026 at 12:08, Herald <h@example.org> wrote:',
    'On 11/18/26 12:08, Herald wrote:',
    'On 18 Nov 2026, at 12:08, Herald <h@example.org> wrote:',
    'On Wednesday, November 18th, 2026 at 12:08 PM, Herald <h@example.org> wrote:',
    'Herald <h@example.org> wrote:',
    'Am 18.11.2026 um 12:08 schrieb Herald <h@example.org>:',
    'Am Mittwoch, 18. November 2026 um 12:08:01 MEZ hat Herald <h@example.org> Folgendes geschrieben:',
    'Am 18.11.26, 12:08 schrieb "Herald" <h@example.org>:',
    'Herald <h@example.org> schrieb am Mi., 18. Nov. 2026, 12:08:',
    'Le mer. 18 nov. 2026 à 12:08, Herald <h@example.org> a écrit :',
    'Il giorno mer 18 nov 2026 alle ore 12:08 Herald <h@example.org> ha scritto:',
    'Op wo 18 nov 2026 om 12:08 schreef Herald <h@example.org>:',
    'El mié, 18 nov 2026 a las 12:08, Herald (<h@example.org>) escribió:',
  ])('is not: %s', (attribution) => {
    expect(replyLine(`${attribution}\n\n> Year 2\n`)).toBeUndefined()
    expect(replyLine(`${attribution}\n> Year 2\n\nred act`)).toBe('red act')
    expect(replyLine(`red act\n${attribution}\n> Year 2`)).toBe('red act')
  })

  it('is an answer, whatever else a line looks like', () => {
    for (const line of ['on 3 am 4', 'E1: 2', 'from: here', '- pass', '3 1 4 2', 'von 3 nach 4'])
      expect(replyLine(`${line}\n\n> quoted`)).toBe(line)
  })
})

describe('Text that is made to be hard to read', () => {
  const LONG = 250_000
  it.each([
    ['dashes', `--a${'-'.repeat(LONG)}b`],
    ['a word that leads over', `On ${'1 wrote '.repeat(LONG / 8)}`],
    ['words that lead over', 'On 1 wrote\n'.repeat(LONG / 11)],
    ['words of signatures', `Von mein${' gesendet'.repeat(LONG / 9)}!`],
    ['heads', 'From:\n'.repeat(LONG / 6)],
    ['blanks', `${' '.repeat(LONG)}x`],
  ])('has an end: %s', (_name, text) => expect(replyLine(text)?.length ?? 0).toBeLessThanOrEqual(LONG + 4))

  it('is read without a mistake of ours, whatever it is', async () => {
    const word = fc.constantFrom(
      '>',
      '--',
      'On 1',
      'wrote:',
      '<',
      '<blockquote>',
      '</p>',
      '&#',
      ';',
      '\r\n',
      '\n',
      '\0',
      '=?',
      '\t',
      ' ',
    )
    const bits = fc.array(fc.oneof(word, fc.string({ unit: 'binary' })), { maxLength: 40 }).map((all) => all.join(''))
    await fc.assert(
      fc.asyncProperty(bits, fc.constantFrom('plain', 'html', 'plain; format=flowed'), async (text, type) => {
        const line = await lineOf(`Content-Type: text/${type}\r\n\r\n${text}`)
        expect(line ?? 'none').toMatch(/^\S(.*\S)?$/u)
      }),
      { numRuns: 100 },
    )
  })
})

describe('HTML that is made to be hard to read', () => {
  const MANY = 40_000
  it.each([
    ['open tags', '<'.repeat(MANY * 6)],
    ['tags without an end', '<a "'.repeat(MANY)],
    ['comments without an end', '<!--'.repeat(MANY)],
    ['heads without an end', '<head>'.repeat(MANY)],
    ['styles without an end', '<style>'.repeat(MANY)],
    ['quotes in quotes', `${'<blockquote>'.repeat(MANY / 2)}red`],
    ['ends of quotes', `${'</blockquote>'.repeat(MANY / 2)}`],
    ['half entities', '&#'.repeat(MANY)],
    ['blanks', ' '.repeat(MANY * 6)],
  ])('has an end: %s', (_name, html) => expect(replyLine(textOfHtml(html))?.length ?? 0).toBeLessThan(250_000))

  it('shows nothing of what no person sees, and breaks nothing', () => {
    expect(textOfHtml('<script>alert(1)</script><STYLE>x</STYLE><p onclick="x">red</p>')).toBe('red')
    expect(textOfHtml('</blockquote><blockquote>a</blockquote>b')).toBe('> a\nb')
    expect(textOfHtml('&#0;&#1114112;&#x110000;&nosuch;')).toBe('&nosuch;')
  })
})
