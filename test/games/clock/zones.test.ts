// Time zones as people spell them: each is one zone, and thousands of spellings make no more clocks than there are zones.
import { describe, expect, it } from 'vitest'
import { checkTimeZone } from '../../../src/accounts/model/fields.ts'
import { agree, SILENCE } from '../../../src/games/model/agreement.ts'
import { nextHour } from '../../../src/games/model/time/next-hour.ts'
import { zoneNamed, zonesKnown } from '../../../src/games/model/time/zones.ts'

/** Thousands of them: of each letter the small or the capital one. */
const spellings = (name: string, many: number): string[] =>
  Array.from({ length: many }, (_, bits) =>
    [...name].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  )

describe('A time zone', () => {
  it('is one, however it is spelled, and remembered once', () => {
    const at = new Date('2027-01-10T10:30:00Z')
    nextHour(at, 18, 'Europe/Berlin')
    const before = zonesKnown()
    for (const name of spellings('europe/berlin', 4096))
      expect(nextHour(at, 18, name)).toEqual(new Date('2027-01-10T17:00:00Z'))
    expect(zonesKnown()).toBe(before)
  })

  it('is agreed on, and kept with a person, under its proper name', () => {
    for (const name of spellings('europe/berlin', 64)) {
      const pace = { orders: 'P1D', decisions: null, hour: 18, timeZone: name }
      expect(agree({ pace }, { names: [], usual: SILENCE })).toMatchObject({
        ok: true,
        value: { pace: { timeZone: 'Europe/Berlin' } },
      })
      expect(checkTimeZone(name)).toEqual({ value: 'Europe/Berlin' })
    }
  })

  it.each(['+01:00', '-23:59', 'Mars/Base', '', 'Europe/Berlin\0', ' UTC'])('is not "%s"', (name) => {
    expect(zoneNamed(name)).toBeUndefined()
    expect(checkTimeZone(name)).toEqual({ fault: { is: 'time-zone' } })
    const pace = { orders: 'P1D', decisions: null, hour: 18, timeZone: name }
    expect(agree({ pace }, { names: [], usual: SILENCE })).toMatchObject({
      ok: false,
      failure: { at: '/pace/timeZone' },
    })
  })
})
