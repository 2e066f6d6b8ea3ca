// Trying orders out: what they would lead to as things stand, and never more than the lord may know.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import { copyState, type State } from '../../../src/rules/xidit/state.ts'
import { UNIT_KINDS } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { anyGame, deepFreeze, playAny } from '../../support/play.ts'
import { ada, bela, city, given, quietTiles, type Story } from '../../support/table.ts'

const tried = (story: Story, draft: unknown) => {
  const previewed = xidit.preview!(deepFreeze(story.state), ada.seat, draft)
  if (!previewed.ok) throw new Error(previewed.refusal.message)
  return previewed.value
}

describe('A preview', () => {
  const table = given(
    quietTiles,
    ada.in(7),
    bela.in(6),
    city(7).offers('archer', 'mage'),
    city(6).offers('militia', 'mage'),
  )

  it('tells what each order would do, if nobody else does anything', () => {
    const events = tried(table, { orders: ['act', 'red', 'act', 'act', 'wait', 'wait'] })
    expect(events.filter((event) => 'seat' in event && event.seat === ada.seat)).toMatchObject([
      { t: 'recruited', unit: 'archer', city: 7 },
      { t: 'moved', to: 6 },
      { t: 'recruited', unit: 'militia', city: 6 },
      { t: 'failed', reason: 'already-acted' },
      { t: 'waited' },
      { t: 'waited' },
    ])
  })

  it('or what one guesses', () => {
    const guesses = { [bela.seat]: ['act', 'wait', 'wait', 'wait', 'wait', 'wait'] }
    const events = tried(table, { orders: ['wait', 'red', 'act', 'wait', 'wait', 'wait'], guesses })
    expect(events).toContainEqual(expect.objectContaining({ t: 'recruited', seat: ada.seat, unit: 'mage' }))
  })

  it('ends with the sixth orders, before census and assessment', () => {
    const late = copyState(table.state)
    late.year = 12
    const previewed = xidit.preview!(late, ada.seat, { orders: Array(6).fill('wait') })
    expect(previewed.ok && previewed.value.every(({ t }) => t === 'waited')).toBe(true)
  })

  it('refuses what is no draft, with the place of it', () => {
    const refusal = (draft: unknown) => {
      const previewed = xidit.preview!(table.state, ada.seat, draft)
      return previewed.ok ? undefined : previewed.refusal
    }
    expect(refusal({ orders: ['act'] })).toMatchObject({ rule: 'X-3.1', at: '/orders' })
    expect(refusal({ orders: Array(6).fill('fly') })).toMatchObject({ at: '/orders/0' })
    for (const seat of [9, ada.seat])
      expect(refusal({ orders: Array(6).fill('act'), guesses: { [seat]: [] } })).toMatchObject({
        at: `/guesses/${seat}`,
      })
    expect(refusal({ orders: Array(6).fill('act'), guesses: { 1: ['x'] } })).toMatchObject({ at: '/guesses/1' })
    for (const nonsense of [null, 5, [], { orders: 1 }, { orders: Array(6).fill('act'), guesses: 5 }, { t: 'x' }])
      expect(refusal(nonsense)).toMatchObject({ why: 'not-understood' })
  })

  it('never depends on what the lord may not know', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const { events } = playAny(game)
        const begins = events.flatMap((event, i) => (event.t === 'year-begun' ? [i + 1] : []))
        const state = xidit.fold(events.slice(0, begins[at % begins.length]))
        const other: State = copyState(state)
        other.seed = digest(other.seed)
        for (const [seat, lord] of other.lords.entries()) {
          if (seat === 0) continue
          lord.gold += 5
          lord.bards += 3
          lord.stories += 2
          lord.standing = { titan: { sizes: [3, 4, 5] }, census: 'none' }
          for (const kind of UNIT_KINDS) lord.units[kind] += 2
        }
        for (const pile of [other.queue.recruitPile, other.queue.threatPile]) pile.push(...pile.splice(1).reverse())
        const draft = {
          orders: ['act', 'red', 'act', 'blue', 'act', 'black'],
          guesses: { 1: ['act', 'black', 'act', 'red', 'act', 'blue'] },
        }
        expect(JSON.stringify(xidit.preview!(other, 0, draft))).toBe(JSON.stringify(xidit.preview!(state, 0, draft)))
      }),
      { numRuns: 60 },
    )
  })
})
