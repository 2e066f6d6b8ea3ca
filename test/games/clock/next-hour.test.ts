// The next time it is an hour somewhere, also on days without that hour, and on days that have it twice; and that deadlines and
// digests mean the same by it.
import { describe, expect, it } from 'vitest'
import { laterBy } from '../../../src/games/model/time/deadline.ts'
import { nextHour } from '../../../src/games/model/time/next-hour.ts'
import { dueAt } from '../../../src/games/notices/when.ts'

const found = (zone: string, hour: number, after: string) => nextHour(new Date(after), hour, zone).toISOString()
const moment = (text: string) => new Date(text).toISOString()

describe('The next hour', () => {
  it.each([
    ['UTC', 8, '2027-03-01T07:59:59Z', '2027-03-01T08:00:00Z'],
    ['UTC', 8, '2027-03-01T08:00:00Z', '2027-03-01T08:00:00Z'],
    ['UTC', 8, '2027-03-01T08:00:00.001Z', '2027-03-02T08:00:00Z'],
    ['Europe/Berlin', 18, '2027-01-10T17:00:00.001Z', '2027-01-11T17:00:00Z'],
    ['Europe/Berlin', 8, '2027-03-27T12:00:00Z', '2027-03-28T06:00:00Z'],
    ['America/New_York', 23, '2027-11-07T12:00:00Z', '2027-11-08T04:00:00Z'],
    ['Asia/Kathmandu', 0, '2027-01-10T23:30:00Z', '2027-01-11T18:15:00Z'],
    ['Asia/Kathmandu', 2, '2027-03-27T22:00:00Z', '2027-03-28T20:15:00Z'],
    ['Australia/Lord_Howe', 9, '2027-06-01T00:00:00Z', '2027-06-01T22:30:00Z'],
  ])('in %s at %i after %s', (zone, hour, after, expected) => {
    expect(found(zone, hour, after)).toBe(moment(expected))
  })

  it.each([
    ['Europe/Berlin', 2, '2027-03-27T22:00:00Z', '2027-03-28T01:00:00Z', '03:00'],
    ['America/New_York', 2, '2027-03-14T04:00:00Z', '2027-03-14T07:00:00Z', '03:00'],
    ['Australia/Lord_Howe', 2, '2027-10-02T12:00:00Z', '2027-10-02T15:30:00Z', '02:30'],
  ])(
    'in %s at %i, on the day that leaves it out, is as much later as clocks go forward',
    (zone, hour, after, expected, shown) => {
      const at = found(zone, hour, after)
      expect(at).toBe(moment(expected))
      const clock = new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        hour: '2-digit',
        minute: '2-digit',
      })
      expect(clock.format(new Date(at))).toBe(shown)
      // The day after it is as ever.
      const next = found(zone, hour, new Date(Date.parse(at) + 1).toISOString())
      expect(clock.format(new Date(next))).toBe(`0${hour}:00`)
    },
  )

  it.each([
    ['Europe/Berlin', 2, '2027-10-30T22:00:00Z', '2027-10-31T00:00:00Z'],
    ['America/New_York', 1, '2027-11-07T04:00:00Z', '2027-11-07T05:00:00Z'],
    ['Australia/Lord_Howe', 1, '2027-04-03T12:00:00Z', '2027-04-03T14:00:00Z'],
  ])('in %s at %i, on the day that has it twice, is the first, and then tomorrow’s', (zone, hour, after, expected) => {
    const first = found(zone, hour, after)
    expect(first).toBe(moment(expected))
    const next = found(zone, hour, new Date(Date.parse(first) + 1).toISOString())
    expect(Date.parse(next) - Date.parse(first)).toBeGreaterThan(24 * 3_600_000)
  })

  it('is the same for deadlines and for digests, all through a year', () => {
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])
      for (let at = 0; at < 8760; at += 13) {
        const [now, hour] = [new Date(Date.UTC(2027, 0, 1, at, 0, 1)), at % 24]
        const letterbox = { wishes: { orders: 'digest' }, digestHour: hour, timeZone }
        const pace = { orders: 'PT0S', decisions: null, hour, timeZone }
        const due = laterBy(pace, 'long', now, 'PT0S')
        expect(dueAt(letterbox, 'orders', now, now), `${timeZone} ${now.toISOString()} ${hour}`).toEqual(due)
      }
  })
})
