// What a plan or acts would lead to, from what a player may know.
import { describe, expect, it } from 'vitest'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Pair } from '../../../src/rules/kingdom-defenders/vocabulary.ts'
import { blue, red, SEED, table, valuesOf } from './board.ts'
import { game } from './by-web.ts'

describe('Trying out', () => {
  it('a plan is tried from what the player may know, and nothing is kept', () => {
    const { keepFates, state } = game()
    keepFates()
    const before = JSON.stringify(state())
    const tried = rules.preview!(state(), 0, {
      plan: { wishes: [['E1'], ['C'], ['E2']], then: 'pass' },
      guesses: { '1': { wishes: [['E1']], then: 'pass' } },
    })
    expect(tried.ok && tried.value.filter(({ t }) => t === 'placed')).toHaveLength(3)
    expect(JSON.stringify(state())).toBe(before)
    for (const odd of [null, {}, { plan: 3 }, { plan: { wishes: [['X']], then: 'pass' } }, { acts: {} }])
      expect(rules.preview!(state(), 0, odd).ok).toBe(false)
    expect(rules.preview!(state(), 9, {}).ok).toBe(false)
  })

  it('a plan is followed onward on wish, so that it is seen what cannot be paid', () => {
    const { keepFates, state } = game()
    keepFates()
    const draft = { plan: { wishes: [['E1'], ['B3.4']], then: 'pass' } }
    const short = rules.preview!(state(), 0, draft)
    const long = rules.preview!(state(), 0, { ...draft, onward: true })
    const kinds = (tried: typeof short) => (tried.ok ? tried.value : []).map(({ t }) => t)
    expect(kinds(short)).not.toContain('activated')
    expect(kinds(long).slice(0, kinds(short).length)).toEqual(kinds(short))
    expect(kinds(long)).toContain('activated')
    expect(kinds(long)).not.toContain('order-changed')
    expect(rules.preview!(state(), 0, { ...draft, onward: 'far' }).ok).toBe(false)
    expect(rules.preview!(state(), 0, { acts: { steps: [], rest: 'auto' }, onward: true }).ok).toBe(false)
  })

  it('of acts dice show nothing and draws are unknown, whatever others hold', () => {
    const at = table({
      ...{ stage: 'area-a', buildings: ['E9', 'E12', 'E6', 'E7', 'E8'], seats: [{ coin: 2 }] },
      spaces: { 'E9.a': [red], 'E12.a': [red], 'B3.1': [blue] },
    })
    const draft = { acts: { steps: [{ space: 'E12.a', do: { reward: 'random' } }], rest: 'auto' } }
    const tried = rules.preview!(at.state, red, draft)
    expect(tried.ok && JSON.stringify(tried.value)).toMatch(/"rolled".*"face":null/)
    expect(JSON.stringify(tried)).not.toContain(at.state.rewardPile[0])
    const other = structuredClone(at.state)
    Object.assign(other.seats[blue]!, { weapon: 9, spell: 9, fate: 'F1', standing: { split: 'spell' } })
    other.rewardPile.reverse()
    other.seed = SEED.replace(/^./, 'f')
    expect(rules.preview!(other, red, draft)).toEqual(tried)
  })

  it('takes a guess at its word: a rival is taken to have what the space costs', () => {
    const at = table({ stage: 'placement', order: [blue, red] })
    const paid = [...at.pack.spaces.values()].find(({ area, req }) => area === 'B1' && (req?.coins ?? 0) > 0)!.id
    const draft = { plan: { wishes: [], then: 'pass' }, guesses: { [blue]: { wishes: [[paid]], then: 'pass' } } }
    const tried = rules.preview!(at.state, red, draft)
    expect(tried.ok && tried.value).toContainEqual(expect.objectContaining({ t: 'placed', seat: blue, space: paid }))
  })

  it('takes it so in weapons and spells as well as in coins, whatever they really hold', () => {
    const at = table({ stage: 'area-a', spaces: { 'B3.4': [blue], 'E6.a': [blue] }, buildings: ['E6', 'E7', 'E8'] })
    const [price] = valuesOf(
      table({ seats: [{}, { weapon: 9, spell: 9 }], spaces: { 'B3.4': [blue] } }),
      blue,
      'B3.4',
      'pay',
    ) as Pair[]
    const steps = [
      { space: 'E6.a', do: { times: 2, weapons: 1 } },
      { space: 'B3.4', do: { pay: price } },
    ]
    const draft = { acts: { steps: [], rest: 'auto' }, guesses: { [blue]: { steps, rest: 'auto' } } }
    at.state.spaces['E1.a'] = { seat: red, discs: 1 }
    const tried = rules.preview!(at.state, red, draft)
    expect(
      tried.ok && tried.value.flatMap((event) => (event.t === 'activated' && event.seat === blue ? event.do : [])),
    ).toEqual(steps.map((step) => step.do))
    expect(JSON.stringify(tried)).not.toContain('null')
  })

  it('says nothing of a hand that it does not know: what is taken from it has no number', () => {
    const at = table({
      ...{ stage: 'area-a', characters: { 'A.1': 'P10' }, spaces: { 'A.1': [blue] } },
      seats: [{ loot: 1 }, {}, {}],
    })
    const draft = (rival: number, good: string) => ({
      acts: { steps: [{ space: 'A.1', do: { rival, good } }], rest: 'auto' },
    })
    for (const good of ['loot', 'spell']) {
      const tried = rules.preview!(at.state, blue, draft(red, good))
      expect(tried.ok && tried.value.flatMap((event) => ('changes' in event ? event.changes : []))).toContainEqual({
        ...{ c: 'stolen', seat: blue, rival: red, what: good },
      })
    }
  })
})
