// When something is due: in whole days and at fixed hours, over the days on which clocks change, and over vacations.
import { describe, expect, it } from 'vitest'
import type { Pace } from '../../../src/games/model/agreement.ts'
import type { Span } from '../../../src/games/model/game.ts'
import { dueAfter, laterBy, laterFor, reminderAt } from '../../../src/games/model/time/deadline.ts'

const at = (text: string) => new Date(text)
const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) })
const daily = (more: Partial<Pace> = {}): Pace => ({ orders: 'P1D', decisions: 'PT12H', ...more })
const due = (pace: Pace, from: string, ...away: Span[][]) => dueAfter(pace, 'long', at(from), away)?.toISOString()

describe('A deadline', () => {
  it('is the agreed time later, whatever clocks do meanwhile', () => {
    expect(due(daily(), '2027-01-10T17:31:05Z')).toBe('2027-01-11T17:31:05.000Z')
    expect(due(daily(), '2027-03-27T17:31:05Z')).toBe('2027-03-28T17:31:05.000Z')
    expect(dueAfter(daily(), 'short', at('2027-01-10T17:31:05Z'), [])).toEqual(at('2027-01-11T05:31:05Z'))
  })

  it('is never, where no time is agreed', () => {
    expect(due(daily({ orders: null }), '2027-01-10T17:31:05Z')).toBeUndefined()
    expect(dueAfter(daily({ decisions: null }), 'short', at('2027-01-10T17:31:05Z'), [])).toBeNull()
  })

  it('moves by what is granted', () => {
    expect(laterBy(daily(), 'long', at('2027-01-10T17:00:00Z'), 'PT12H')).toEqual(at('2027-01-11T05:00:00Z'))
  })

  it('comes with a reminder when a share of the time is over', () => {
    const [asked, due] = [at('2027-01-10T00:00:00Z'), at('2027-01-12T00:00:00Z')]
    expect(reminderAt(asked, due, 50)).toEqual(at('2027-01-11T00:00:00Z'))
    expect(reminderAt(asked, due, 75)).toEqual(at('2027-01-11T12:00:00Z'))
  })
})

describe('A fixed hour', () => {
  const berlin = daily({ hour: 18, timeZone: 'Europe/Berlin' })
  const newYork = daily({ hour: 18, timeZone: 'America/New_York' })

  it('is the next one after the agreed time', () => {
    expect(due(berlin, '2027-01-10T10:00:00Z')).toBe('2027-01-11T17:00:00.000Z')
    expect(due(berlin, '2027-01-10T20:00:00Z')).toBe('2027-01-12T17:00:00.000Z')
    expect(due(newYork, '2027-01-10T10:00:00Z')).toBe('2027-01-11T23:00:00.000Z')
  })

  it('is the next day’s for a round that begins a little after it', () => {
    expect(due(berlin, '2027-01-10T17:00:09Z')).toBe('2027-01-11T17:00:00.000Z')
    expect(due(newYork, '2027-01-10T23:01:30Z')).toBe('2027-01-11T23:00:00.000Z')
  })

  it('is not that of decisions', () => {
    expect(dueAfter(berlin, 'short', at('2027-01-10T10:00:00Z'), [])).toEqual(at('2027-01-10T22:00:00Z'))
  })

  it.each([
    ['Berlin, summer begins', berlin, '2027-03-27T17:00:05Z', '2027-03-28T16:00:00.000Z'],
    ['Berlin, summer ends', berlin, '2027-10-30T16:00:05Z', '2027-10-31T17:00:00.000Z'],
    ['New York, summer begins', newYork, '2027-03-13T23:00:05Z', '2027-03-14T22:00:00.000Z'],
    ['New York, summer ends', newYork, '2027-11-06T22:00:05Z', '2027-11-07T23:00:00.000Z'],
  ])('stays what clocks show: %s', (_, pace, from, expected) => {
    expect(due(pace, from)).toBe(expected)
  })

  it('in three days is over a change of clocks the same hour', () => {
    const slow = { ...berlin, orders: 'P3D' }
    expect(due(slow, '2027-03-26T17:00:05Z')).toBe('2027-03-29T16:00:00.000Z')
    expect(due(slow, '2027-10-29T16:00:05Z')).toBe('2027-11-01T17:00:00.000Z')
  })

  it('is within a day or so of what is agreed, every hour of a year, in every zone there is a doubt about', () => {
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'])
      for (let hour = 0; hour < 8760; hour += 7) {
        const from = new Date(Date.UTC(2027, 0, 1, hour))
        const found = dueAfter(daily({ hour: hour % 24, timeZone }), 'long', from, [])!
        const hours = (found.getTime() - from.getTime()) / 3_600_000
        expect(hours, `${timeZone} ${from.toISOString()}`).toBeGreaterThanOrEqual(22)
        expect(hours, `${timeZone} ${from.toISOString()}`).toBeLessThanOrEqual(47)
        const shown = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(found)
        // An hour that clocks leave out on that day is shown as the next one.
        expect([hour % 24, ((hour % 24) + 1) % 24], `${timeZone} ${found.toISOString()}`).toContain(Number(shown))
      }
  })
})

describe('A vacation', () => {
  const week = span('2027-07-05T00:00:00Z', '2027-07-12T00:00:00Z')

  it('does not count', () => {
    expect(due(daily(), '2027-07-04T18:00:00Z', [week])).toBe('2027-07-12T18:00:00.000Z')
    expect(due(daily(), '2027-07-06T10:00:00Z', [week])).toBe('2027-07-13T00:00:00.000Z')
    expect(due(daily(), '2027-07-12T00:00:00Z', [week])).toBe('2027-07-13T00:00:00.000Z')
    expect(due(daily(), '2027-07-03T10:00:00Z', [week])).toBe('2027-07-04T10:00:00.000Z')
  })

  it('of one is waited for by all, and that of the last counts', () => {
    const later = span('2027-07-12T00:00:00Z', '2027-07-14T00:00:00Z')
    expect(due(daily(), '2027-07-04T18:00:00Z', [], [week])).toBe('2027-07-12T18:00:00.000Z')
    expect(due(daily(), '2027-07-04T18:00:00Z', [week], [later])).toBe('2027-07-12T18:00:00.000Z')
    expect(due(daily(), '2027-07-04T18:00:00Z', [later, week])).toBe('2027-07-14T18:00:00.000Z')
  })

  it('ends at the fixed hour of the table', () => {
    const berlin = daily({ hour: 18, timeZone: 'Europe/Berlin' })
    expect(due(berlin, '2027-07-04T18:00:00Z', [week])).toBe('2027-07-12T16:00:00.000Z')
  })

  it('taken while time runs leaves what is left of it', () => {
    const [now, before] = [at('2027-07-04T12:00:00Z'), at('2027-07-05T12:00:00Z')]
    expect(laterFor(daily(), 'long', now, before, week)).toEqual(at('2027-07-12T12:00:00Z'))
    const other = span('2027-08-05T00:00:00Z', '2027-08-12T00:00:00Z')
    expect(laterFor(daily(), 'long', now, before, other)).toEqual(before)
  })
})
