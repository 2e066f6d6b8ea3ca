// The letter that signs somebody in: what it says, and where the code does not stand.
import { describe, expect, it } from 'vitest'
import type { Letter } from '../../src/accounts/ports/outside.ts'
import { render } from '../../src/mail/render.ts'
import { signInMail } from '../../src/mail/sign-in-letter.ts'

const LINK = 'https://herald.example/sign-in#secret'
const letter = (more: Partial<Letter> = {}): Letter => ({
  ...{ to: 'ada@example.org', kind: 'sign-in', link: LINK, code: '012345', device: 'Firefox on Linux', locale: 'en' },
  ...{ tokenHash: '', expiresAt: new Date(0), ...more },
})
const read = (more: Partial<Letter> = {}) => {
  const mail = signInMail('1', letter(more), { url: 'https://herald.example/end' })
  return { subject: mail.subject, ...render(mail) }
}
/** More than a locked phone shows of a letter. */
const SHOWN = 200

describe('The letter to sign in', () => {
  it.each([
    ['en', 'sign-in', /in Firefox on Linux/, /tell it to nobody/],
    ['en', 'new-address', /in Firefox on Linux/, /tell it to nobody/],
    ['de', 'sign-in', /in Firefox auf Linux/, /Sag ihn keinem/],
    ['de', 'new-address', /in Firefox auf Linux/, /Sag ihn keinem/],
  ] as const)('says in %s (%s) what asked, holds link and code, and warns', (locale, kind, device, warning) => {
    const { text, html } = read({ locale, kind })
    for (const said of [text.replaceAll(/\s+/g, ' '), html]) {
      expect(said).toMatch(device)
      expect(said).toMatch(warning)
      expect(said).toContain(LINK)
      expect(said).toContain('012 345')
    }
  })

  it.each(['en', 'de'] as const)(
    'shows the code (%s) neither in its subject nor in what a locked phone shows',
    (locale) => {
      for (const kind of ['sign-in', 'new-address'] as const) {
        const { subject, text, html } = read({ locale, kind })
        const words = html
          .replace(/<head>.*<\/head>/s, '')
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
        expect(subject).not.toMatch(/\d/)
        expect(words.indexOf('012 345')).toBeGreaterThan(SHOWN)
        expect(text.indexOf('012 345')).toBeGreaterThan(SHOWN)
      }
    },
  )

  it('says nothing of what asked where nothing is known', () => {
    expect(read({ device: '' }).text.replaceAll(/\s+/g, ' ')).toContain('with this address. If that was you')
  })
})
