// What is left in a bank of time, as the page says it.
import { expect, it } from 'vitest'
import type { Card, SeatCard } from '../../web/api/types.ts'
import { bankLeft } from '../../web/play/bank-left.ts'

const at = (time: string) => `2027-05-03T${time}:00.000Z`
const now = Date.parse(at('12:00'))
const card = (ownUntil: string | null, ...waitsFor: number[]) => ({ ownUntil, waitsFor }) as unknown as Card
const seat = (bank: number | null, ...away: { from: string; to: string }[]) =>
  ({ seat: 0, bank, away }) as unknown as SeatCard
const left = (ownUntil: string | null, bank: number | null, ...away: { from: string; to: string }[]) =>
  bankLeft(card(ownUntil, 0), seat(bank, ...away), now)

it.each([
  ['nothing where there is no bank', left(at('11:00'), null), null],
  ['all of it in one’s own time', left(at('13:00'), 7200), 'PT2H0M'],
  ['what is not used yet', left(at('11:15'), 7200), 'PT1H15M'],
  ['never less than nothing', left(at('01:00'), 7200), 'PT0H0M'],
  ['days and hours of much', left(null, 2 * 86_400 + 5 * 3600 + 59), 'P2DT5H'],
  ['what a vacation leaves', left(at('10:00'), 7200, { from: at('10:30'), to: at('13:00') }), 'PT1H30M'],
  ['all of it when somebody else is asked', bankLeft(card(at('10:00'), 1), seat(7200), now), 'PT2H0M'],
])('is %s', (_, said, expected) => expect(said).toBe(expected))
