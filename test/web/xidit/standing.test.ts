// Standing instructions on the page: what is said of them, and what is sent.
import { expect, it } from 'vitest'
import type { Standing } from '../../../src/rules/xidit/commands.ts'
import { checkStanding } from '../../../src/rules/xidit/standing-check.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { moved, permutations } from '../../../web/desks/shared/lists/order.ts'
import { areSame, tidy } from '../../../web/desks/xidit/standing/tidy.ts'

const { pack } = xidit

it('what says nothing is not sent, and what is sent is understood', () => {
  const filled: Standing = {
    story: [],
    bards: [],
    rewardsIn: {},
    titan: { sizes: [] },
    census: { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 },
    start: [4, 2],
    rewards: 'ask',
  }
  const sent = tidy(filled)
  expect(sent).toEqual({ census: filled.census, start: [4, 2], rewards: 'ask' })
  expect(checkStanding(sent, pack)).toEqual({ ok: true, value: sent })
})

it('two that say the same are the same, however they are written', () => {
  expect(areSame({ rewards: 'ask', titan: 'decline' }, { titan: 'decline', rewards: 'ask', bards: [] })).toBe(true)
  expect(areSame({ rewards: 'ask' }, { rewards: ['gold', 'bards', 'stories'] })).toBe(false)
  expect(areSame({ titan: { sizes: [3, 4] } }, { titan: { sizes: [4, 3] } })).toBe(false)
})

it('something is moved to another place of a list', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
  expect(new Set(permutations(['a', 'b', 'c']).map(String)).size).toBe(6)
})
