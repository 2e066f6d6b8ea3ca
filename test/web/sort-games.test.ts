// One's games in the order in which they want to be looked at.
import { expect, it } from 'vitest'
import type { Card } from '../../web/api/types.ts'
import { sortGames } from '../../web/lobby/sort-games.ts'

const card = (id: string, more: Partial<Card>): Card =>
  ({ id, status: 'running', waitsFor: [], dueAt: null, seats: [{ seat: 1, account: 'ada' }], ...more }) as Card
const idsOf = (games: readonly Card[]) => games.map(({ id }) => id)

it('shows what is asked of me first, the most pressing at the top', () => {
  const { asking, waiting, open, over } = sortGames(
    [
      card('no hurry', { waitsFor: [1] }),
      card('later', { waitsFor: [1], dueAt: '2027-03-02T00:00:00Z' }),
      card('soon', { waitsFor: [0, 1], dueAt: '2027-03-01T00:00:00Z' }),
      card('others', { waitsFor: [0] }),
      card('parked', { status: 'parked', waitsFor: [1] }),
      card('open', { status: 'open' }),
      card('won', { status: 'finished' }),
      card('left', { status: 'abandoned' }),
    ],
    'ada',
  )
  expect(idsOf(asking)).toEqual(['soon', 'later', 'no hurry'])
  expect(idsOf(waiting)).toEqual(['others', 'parked'])
  expect(idsOf(open)).toEqual(['open'])
  expect(idsOf(over)).toEqual(['won', 'left'])
})
