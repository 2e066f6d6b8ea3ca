// A plan on paper: written, struck, moved; what counts when a draft and a plan handed in differ; and what is foreseen of it.
import { describe, expect, it } from 'vitest'
import type { Command, Plan } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { QuestionOf } from '../../../src/rules/kingdom-defenders/questions.ts'
import type { State } from '../../../src/rules/kingdom-defenders/state.ts'
import { foreseePlan, rivalsBefore } from '../../../web/desks/kingdom-defenders/plan/foreseen.ts'
import {
  carried,
  emptyPlan,
  leftOf,
  onPaper,
  readDraft,
  removed,
  struck,
  written,
} from '../../../web/desks/kingdom-defenders/plan/paper.ts'
import { refsFor, spacesOf } from '../../../web/desks/kingdom-defenders/plan/refs.ts'

const some: Plan = { wishes: [['E1'], ['E4', 'E2'], ['C']], then: 'pass' }

describe('A plan on paper', () => {
  it('grows by a wish, or by another choice for one', () => {
    expect(written(some, 'D', null).wishes).toEqual([['E1'], ['E4', 'E2'], ['C'], ['D']])
    expect(written(some, 'D', 0).wishes).toEqual([['E1', 'D'], ['E4', 'E2'], ['C']])
    expect(written(some, 'E2', 1)).toEqual(some)
  })
  it('loses what was written last, and a wish without anything goes', () => {
    expect(struck(some, 1).wishes).toEqual([['E1'], ['E4'], ['C']])
    expect(struck(some, null).wishes).toEqual([['E1'], ['E4', 'E2']])
    expect(removed(some, 0).wishes).toEqual([['E4', 'E2'], ['C']])
  })
  it('is put in another order', () => {
    expect(carried(some, 0, 2).wishes).toEqual([['E4', 'E2'], ['C'], ['E1']])
    expect(carried(some, 2, 0).wishes).toEqual([['C'], ['E1'], ['E4', 'E2']])
  })
  it('is a draft as long as nothing else was handed in since', () => {
    const draft = { plan: some, instead: null }
    expect(onPaper(draft, null)).toBe(some)
    expect(onPaper(draft, emptyPlan)).toBe(emptyPlan)
    expect(onPaper(null, null)).toEqual(emptyPlan)
    expect(onPaper({ plan: some, instead: leftOf(some, 1) }, { wishes: [['E4', 'E2'], ['C']], then: 'pass' })).toBe(
      some,
    )
  })
  it('of another shape is left alone', () => {
    for (const wrong of [
      null,
      3,
      {},
      { plan: {} },
      { plan: { wishes: [[]], then: 'pass' } },
      { plan: { ...some, then: 1 } },
    ])
      expect(readDraft(wrong)).toBeNull()
    expect(readDraft({ plan: some })).toEqual({ plan: some, instead: null })
  })
})

/** At the first window, everybody's Fate kept. */
function atWindow(players: 2 | 3 | 4 = 3): State {
  let state = rules.fold(rules.begin({ players, difficulty: 'standard', variant: 'none' }, 'ab'.repeat(32)))
  for (const question of rules.awaits(state)) {
    const ruling = rules.answer(state, question.seat, rules.lapse(state, question) as Command)
    if (ruling.ok) state = rules.fold(ruling.events, state)
  }
  return rules.fold(rules.resolve(state), state)
}

const groundOf = (state: State, seat: number) => {
  const view = rules.view(state, seat)
  return { pack: rules.pack, layout: rules.pack.layout(view.options), view }
}

describe('A space', () => {
  it('is wished for as whatever it belongs to, and that stands for it', () => {
    const ground = groundOf(atWindow(), 0)
    for (const { id } of ground.layout.spaces) {
      const refs = refsFor(ground, id)
      for (const ref of refs.slice(0, 1)) expect(spacesOf(ground, ref), ref).toContain(id)
      const draft = { plan: { wishes: [refs], then: 'pass' } }
      expect(rules.preview!(atWindow(), 0, draft).ok, refs.join()).toBe(true)
    }
  })
})

describe('What is foreseen of a plan', () => {
  const foresee = (state: State, seat: number, plan: Plan, guesses?: Record<string, Plan>) => {
    const tried = rules.preview!(state, seat, { plan, onward: true, ...(guesses && { guesses }) })
    if (!tried.ok) throw new Error(tried.refusal.message)
    const question = rules.awaits(state).find((one) => one.seat === seat) as QuestionOf<'plan'>
    return foreseePlan(groundOf(state, seat), tried.value, plan, question.spaces)
  }
  const state = atWindow()
  const [first, second, third] = state.order as [number, number, number]

  it('is where each wish leads, and which are dropped', () => {
    const plan: Plan = { wishes: [['E1.a'], ['E1'], ['C', 'E2'], ['ask'], ['E3']], then: 'pass' }
    expect(foresee(state, first, plan).wishes.map(({ state: is, space }) => space ?? is)).toEqual([
      ...['E1.a', 'dropped', 'E2.a', 'ask', 'later'],
    ])
  })
  it('tells what the steward places from what was wished', () => {
    const { wishes, steward } = foresee(state, first, { wishes: [['E5.a'], ['C']], then: 'steward' })
    expect(wishes.map(({ state: is }) => is)).toEqual(['placed', 'dropped'])
    expect(steward).toEqual(['E1.a', 'E2.a'])
  })
  it('warns of what may be taken before, and of nothing else', () => {
    const risky = (seat: number, ...wishes: string[][]) =>
      foresee(state, seat, { wishes, then: 'pass' }).wishes.map((wish) => wish.risky)
    expect(risky(first, ['E5.a'], ['B3.4'])).toEqual([false, true])
    expect(risky(third, ['E5.a'])).toEqual([true])
    // Three places, two rivals.
    expect(risky(third, ['E1'])).toEqual([false])
    expect([1, 2].map((turn) => rivalsBefore(rules.view(state, second), turn))).toEqual([1, 2])
  })
  it('is another when one guesses what others do', () => {
    const plan: Plan = { wishes: [['E5.a'], ['E4']], then: 'pass' }
    const guessed = foresee(state, second, plan, { [first]: { wishes: [['E5.a']], then: 'pass' } })
    expect(guessed.wishes.map(({ state: is }) => is)).toEqual(['dropped', 'placed'])
  })
  it('says which adventures could not be paid', () => {
    const dear = state.deck[0] && ['B3.1', 'B3.2', 'B3.3', 'B3.4'].map((ref) => [ref])
    const { unpaid } = foresee(state, first, { wishes: dear as string[][], then: 'pass' })
    expect(unpaid.length).toBeGreaterThan(0)
    for (const space of unpaid) expect(space).toMatch(/^B3\./)
  })
})
