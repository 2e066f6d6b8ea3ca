// Days of vacation, counted by calendar year.
import { expect, it } from 'vitest'
import { daysIn } from '../../web/account/vacation-days.ts'

const turn = { firstDay: '2027-12-30', lastDay: '2028-01-02' }

it('counts both ends, and each year its own days', () => {
  expect(daysIn(2027, [{ firstDay: '2027-07-01', lastDay: '2027-07-14' }])).toBe(14)
  expect(daysIn(2027, [turn])).toBe(2)
  expect(daysIn(2028, [turn])).toBe(2)
  expect(daysIn(2026, [turn])).toBe(0)
  expect(daysIn(2027, [turn, { firstDay: '2027-03-28', lastDay: '2027-03-28' }])).toBe(3)
})
