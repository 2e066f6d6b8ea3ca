// What a bot writer copies first: one of each thing a player may send.
import type { Examples } from '../ruleset.ts'

export const examples: Examples = {
  options: { players: 4, length: 'short' },
  answers: {
    orders: { year: 1, orders: ['red', 'act', 'blue', 'wait', 'act', 'black'] },
    standing: { standing: { rewards: ['gold', 'stories', 'bards'], titan: 'ask', census: 'all' } },
    'start-list': { cities: [7, 3, 12] },
    start: { city: 7 },
    spoils: { year: 2, slot: 3, take: ['gold', 'stories'] },
    titan: { year: 7, slot: 2, beat: null },
    census: { year: 4, show: { militia: 2, archer: 1, infantry: 0, cleric: 1, mage: 0 } },
    'census-bards': { year: 4, kind: 'archer', bards: { argos: 1 } },
    'census-story': { year: 4, city: 7 },
  },
  draft: { orders: ['red', 'act', 'blue', 'wait', 'act', 'black'], guesses: { '1': Array(6).fill('wait') } },
  result: {
    assessments: [
      { kind: 'wealth', values: [9, 14, 12, 11], dummy: null, ranking: [1, 2, 3, 0], eliminated: [0] },
      { kind: 'reputation', values: [7, 8, 12, 10], dummy: null, ranking: [2, 3, 1], eliminated: [1] },
      { kind: 'influence', values: [5, 9, 6, 11], dummy: null, ranking: [3, 2], eliminated: [2] },
    ],
    standings: [3, 2, 1, 0],
    winner: 3,
  },
}
