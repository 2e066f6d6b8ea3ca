// Names and titles are what they look like, and stand in our sentences without turning them around; what is written down for
// an operator names nobody.
import { describe, expect, it } from 'vitest'
import { isFitLine } from '../../src/text/fit-line.ts'
import { isolated } from '../../src/text/isolated.ts'
import { withoutAddresses } from '../../src/text/without-addresses.ts'

/** By their numbers, as nobody could see them here. */
const signs = (...codes: number[]) => codes.map((code) => String.fromCodePoint(code))
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const BIDI = signs(0x61c, 0x200e, 0x200f, ...span(0x202a, 0x202e), ...span(0x2066, 0x2069))
const UNSEEN = signs(
  ...[0, 9, 10, 13, 27, 0x7f, 0x85, 0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d],
  ...[0x2028, 0x2029, 0x2060, 0x2061, 0x2064, 0x206a, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9],
  ...[0x1d173, 0xe0001, 0xe0041, 0xe0100, 0xd800, 0xdfff],
)

describe('A line', () => {
  it.each([...BIDI, ...UNSEEN].map((sign) => [sign.codePointAt(0)!.toString(16), sign]))(
    'is not one with U+%s',
    (_, sign) => {
      for (const text of [`Ada${sign}Ben`, `${sign}Ada`, `Ada${sign}`, sign, `א${sign}`])
        expect(isFitLine(text), JSON.stringify(text)).toBe(false)
    },
  )

  it('has something to see', () => {
    for (const text of ['', ' ', '\u3000', '\u0301', '\u00a0']) expect(isFitLine(text)).toBe(false)
  })

  it('may be in any language, and hold emoji', () => {
    for (const text of [
      ...['Ada', 'Jörg-Ölaf O’Neill 3', '李小龍', 'Ольга', 'שרה', 'محمد', 'สมชาย', '*', '„Abend“ – um 8!', 'e\u0301'],
      ...['🎲', '❤️ 1️⃣', '☎︎', '👩‍🚀', '👩🏽‍🚀', '🏳️‍🌈', '👨‍👩‍👧‍👦', '🇩🇪', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Team 🐙!'],
    ])
      expect(isFitLine(text), text).toBe(true)
  })

  it('joins nothing but emoji, and one with one', () => {
    for (const text of [
      'a\u200d🚀',
      '🚀\u200da',
      '🚀\u200d',
      '🚀\u200d\u200d🚀',
      'a\ufe0f',
      '🚀\ufe0f\ufe0f',
      '🚀\u{e0067}\u{e007f}',
    ])
      expect(isFitLine(text), JSON.stringify(text)).toBe(false)
  })
})

describe('Somebody’s words in ours', () => {
  it('stand apart where they run the other way, and steer nothing', () => {
    expect(isolated('Ada')).toBe('Ada')
    expect(isolated('שרה 3')).toBe('\u2068שרה 3\u2069')
    expect(isolated('A\u202egnp.exe\u2066')).toBe('Agnp.exe')
    for (const sign of BIDI) expect(isolated(`A${sign}B`)).toBe('AB')
    expect(isolated('א\u2069\u202e')).toBe('\u2068א\u2069')
  })
})

describe('Without addresses', () => {
  it('a text says the same, of nobody', () => {
    for (const [said, kept] of [
      ['550 5.1.1 <ada@example.org>: no such user', '550 5.1.1 <(address)>: no such user'],
      [
        "Can't send mail - all recipients were rejected: 550 ada+x.y@ex-ample.co.uk unknown",
        "Can't send mail - all recipients were rejected: 550 (address) unknown",
      ],
      ['to=<a@b>,<c@d.e>', 'to=<(address)>,<(address)>'],
      ['at app (/srv/node_modules/@fastify/jwt/jwt.js:1:2)', 'at app (/srv/node_modules/@fastify/jwt/jwt.js:1:2)'],
      ['ADA@EXAMPLE.ORG, ben@example.org;cleo@[127.0.0.1]', '(address), (address);(address)[127.0.0.1]'],
      ['jörg@müller.example', '(address)'],
      ['421 try again', '421 try again'],
    ])
      expect(withoutAddresses(said!), said).toBe(kept)
  })

  it('at whatever length', () => {
    const long = `${'@'.repeat(50_000)} ${'a'.repeat(50_000)} ${'a@'.repeat(50_000)}`
    expect(withoutAddresses(long)).toBe(`(address) ${'a'.repeat(50_000)} (address)`)
  })
})
