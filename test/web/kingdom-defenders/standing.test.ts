// Standing instructions on the page: what is said of them, and what is sent.
import { expect, it } from 'vitest'
import type { Standing } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { checkStanding } from '../../../src/rules/kingdom-defenders/standing-check.ts'
import { standingFacts } from '../../../src/rules/kingdom-defenders/standing-facts.ts'
import { areSame, tidy } from '../../../web/desks/kingdom-defenders/standing/tidy.ts'

it('what says nothing is not sent, and what is sent is understood', () => {
  const filled: Standing = {
    plan: 'ask',
    favour: [],
    reward: ['orb', 'random'],
    camp: { most: 0, first: 'spell' },
    marker: 'ask',
  }
  const sent = tidy(filled)
  expect(sent).toEqual({ reward: ['orb', 'random'], camp: { most: 0, first: 'spell' }, marker: 'ask' })
  expect(checkStanding(sent, rules.pack)).toEqual({ ok: true, value: sent })
})

it('every instruction that can be left is sent', () => {
  const all = Object.fromEntries(
    standingFacts(rules.pack).map(({ field, takes }) => [field, takes.t === 'one' ? takes.of[0] : 'ask']),
  )
  expect(tidy(all as Standing)).toEqual(all)
})

it('two that say the same are the same, however they are written', () => {
  expect(areSame({ split: 'even', track: 'magic' }, { track: 'magic', split: 'even', out: [] })).toBe(true)
  expect(areSame({ favour: ['st', 'ma'] }, { favour: ['ma', 'st'] })).toBe(false)
})
