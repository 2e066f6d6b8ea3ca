// Whatever the server may say of a delivery is said in words, in both languages.
import { describe, expect, it } from 'vitest'
import { NOT_ARRIVED, NOT_NEEDED } from '../../src/games/model/hook.ts'
import { reasonIn } from '../../web/account/webhooks/reasons.ts'

describe('Why a webhook was not told', () => {
  it.each([...NOT_ARRIVED, ...NOT_NEEDED])('is said in words: %s', (reason) => {
    const [en, de] = [reasonIn.en(reason, 503), reasonIn.de(reason, 503)]
    expect(new Set([reason, en, de]).size).toBe(3)
    for (const said of [en, de]) expect(said).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  it('names the number where there is one, and stays as it is where nobody knows it', () => {
    expect(reasonIn.de('bad-status', 503)).toContain('503')
    expect(reasonIn.en('toString', null)).toBe('toString')
  })
})
