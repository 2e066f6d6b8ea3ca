// What is known of a mail's sender: whether a machine wrote it, and what a server that is believed found out.
import { describe, expect, it } from 'vitest'
import { isForged } from '../../../src/games/letters/receiving/forged.ts'
import type { Cover } from '../../../src/games/ports/incoming.ts'
import { incomingReader } from '../../../src/mail/incoming.ts'

function coverOf(...headers: string[]): Cover {
  const cover = incomingReader('mx.example.org')(
    Buffer.from(['From: ada@example.org', ...headers, '', 'red'].join('\r\n')),
  )
  if ('fault' in cover) throw new Error(cover.fault)
  return cover
}

describe('A mail that a machine wrote', () => {
  it.each([
    ['says so', 'Auto-Submitted: auto-replied'],
    ['says so with more words', 'Auto-Submitted: auto-generated; owner-email="x"'],
    ['is out of office', 'Subject: Automatic reply: Year 2'],
    ['is out of office, German', 'Subject: Automatische Antwort: Jahr 2'],
    ['is out of office, encoded', 'Subject: =?utf-8?Q?Abwesenheitsnotiz=3A_f=C3=BCr_Jahr_2?='],
    ['is out of office, by an old header', 'X-Autoreply: yes'],
    ['went to many', 'Precedence: bulk'],
    ['came from a list', 'List-Id: <players.example.org>'],
    ['wants no report', 'Return-Path: <>'],
    ['is a report', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
  ])('%s', (_name, header) => expect(coverOf(header).isAutomatic).toBe(true))

  it.each([
    'Auto-Submitted: no',
    'Return-Path: <ada@example.org>',
    'Subject: Re: Out of office hours',
    'Precedence: normal',
  ])('is not known by %s', (header) => expect(coverOf(header).isAutomatic).toBe(false))

  it('is told from one whose writer wants no answer of a machine', () => {
    expect(coverOf('X-Auto-Response-Suppress: All')).toMatchObject({ isAutomatic: false, wantsNoAnswer: true })
    expect(coverOf('X-Auto-Response-Suppress: DR, OOF, AutoReply').wantsNoAnswer).toBe(true)
    expect(coverOf('X-Auto-Response-Suppress: RN').wantsNoAnswer).toBe(false)
  })
})

describe('The word of the server in front', () => {
  const checksOf = (...results: string[]) => coverOf(...results.map((one) => `Authentication-Results: ${one}`)).checks

  it('is taken, whatever its form', () => {
    expect(checksOf('mx.example.org; spf=pass smtp.mailfrom=example.org; dkim=fail')).toEqual({
      spf: 'pass',
      dkim: 'fail',
    })
    expect(checksOf('MX.Example.org 1;\r\n\tSPF = softfail (why; dkim=pass);\r\n dmarc=none')).toEqual({
      ...{ spf: 'softfail', dmarc: 'none' },
    })
    expect(checksOf('mx.example.org; none')).toEqual({})
    expect(checksOf('mx.example.org; dkim=fail; dkim=pass header.d=x', 'mx.example.org; spf=fail')).toEqual({
      ...{ dkim: 'pass', spf: 'fail' },
    })
  })

  it('is its own: nobody else’s counts, and no words that others put into it', () => {
    expect(checksOf('elsewhere.example.org; spf=fail; dkim=fail')).toEqual({})
    expect(checksOf('mx.example.org.evil.example; dmarc=pass')).toEqual({})
    expect(checksOf('mx.example.org; spf=fail reason="; dmarc=pass" (; dkim=pass) smtp.helo=x')).toEqual({
      spf: 'fail',
    })
    expect(checksOf('mx.example.org; spf=fail (")"; dkim=pass')).toEqual({ spf: 'fail' })
    expect(checksOf('mx.example.org; spf=splendid; toString=pass; __proto__=fail')).toEqual({})
    expect(checksOf('mx.example.org; spf=pass; spf=fail')).toEqual({ spf: 'fail' })
    const unnamed = incomingReader(null)(
      Buffer.from('From: a@b.example\r\nAuthentication-Results: mx.example.org; spf=fail\r\n\r\nx'),
    )
    expect(unnamed).toMatchObject({ checks: {} })
  })

  it('calls a mail forged where it fails, as far as that can be known', () => {
    expect(isForged({ spf: 'fail' })).toBe(true)
    expect(isForged({ dkim: 'fail' })).toBe(true)
    expect(isForged({ dmarc: 'fail', spf: 'pass', dkim: 'pass' })).toBe(true)
    expect(isForged({ dkim: 'fail', spf: 'pass' })).toBe(true)
    // It was passed on.
    expect(isForged({ dkim: 'pass', spf: 'fail' })).toBe(false)
    expect(isForged({ dmarc: 'pass', spf: 'fail', dkim: 'fail' })).toBe(false)
    for (const unsure of ['softfail', 'neutral', 'none', 'policy', 'temperror', 'permerror'] as const)
      expect(isForged({ spf: unsure, dkim: unsure, dmarc: unsure })).toBe(false)
  })
})

describe('A mail', () => {
  it('is the same as often as it comes, by its id, or else by what it says', () => {
    const one = coverOf('Message-ID: <1@example.org>').digest
    expect(coverOf('Message-ID: <1@example.org>', 'Received: again').digest).toBe(one)
    expect(coverOf('Message-ID: <2@example.org>').digest).not.toBe(one)
    const without = coverOf('Date: today')
    expect(without.messageId).toBeUndefined()
    expect(coverOf('Received: again', 'Date: today').digest).toBe(without.digest)
    expect(coverOf('Date: tomorrow').digest).not.toBe(without.digest)
    for (const bad of ['Message-ID: x', 'Message-ID: <a b@c>', `Message-ID: <${'x'.repeat(600)}@c>`])
      expect(coverOf(bad).messageId).toBeUndefined()
  })
})
