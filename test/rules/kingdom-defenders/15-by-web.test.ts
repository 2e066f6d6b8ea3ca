import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { spaceFor, turnByPlan } from '../../../src/rules/kingdom-defenders/orders/plans.ts'
import { blue, red, table } from './board.ts'
import { game } from './by-web.ts'

const plan = (then: 'pass' | 'ask' | 'steward', ...wishes: string[][]): Command => ({
  t: 'plan',
  round: 1,
  wishes,
  then,
})
const acts = (rest: 'auto' | 'ask', ...steps: { space: string; do: never }[]): Command => ({
  t: 'acts',
  round: 1,
  steps,
  rest,
})

describe('The first window (KD-15.2)', () => {
  it('asks all at once; plans are replaced and withdrawn until the last is in', () => {
    const { say, asked, keepFates, state } = game()
    expect(asked()).toEqual(['fate 0', 'fate 1', 'fate 2'])
    keepFates()
    expect(asked()).toEqual(['plan 0', 'plan 1', 'plan 2'])
    expect(say(0, plan('pass', ['E1']))).toBe('ok')
    expect(say(0, { ...plan('pass'), round: 2 } as Command)).toBe('old-question')
    expect(say(0, plan('pass', ['E2']))).toBe('ok')
    expect(rules.handedIn(state(), 0)).toContainEqual(plan('pass', ['E2']))
    expect(say(0, { t: 'withdraw-plan', round: 1 })).toBe('ok')
    expect(say(0, { t: 'withdraw-plan', round: 1 })).toBe('no-plan')
    expect(asked()).toEqual(['plan 0', 'plan 1', 'plan 2'])
    for (const seat of [0, 1, 2]) expect(say(seat, plan('pass', ['E1']))).toBe('ok')
    expect(state().stage).toBe('area-a')
    expect(Object.keys(state().spaces)).toHaveLength(3)
  })

  it('refuses what is no plan', () => {
    const { say, keepFates } = game()
    expect(say(0, plan('pass'))).toBe('not-asked')
    keepFates()
    for (const [command, code] of [
      [plan('later' as never), 'bad-then'],
      [plan('pass', ['X9']), 'no-such-ref'],
      [plan('pass', []), 'bad-wish'],
      [{ ...plan('pass'), wishes: 'E1' }, 'bad-wishes'],
      [{ ...plan('pass'), more: 1 }, 'unknown-field'],
      [plan('pass', ...Array.from({ length: 99 }, () => ['E1'])), 'bad-wishes'],
    ] as const)
      expect(say(0, command as Command)).toBe(code)
  })

  it('nobody is asked who lets the steward place', () => {
    const { say, asked, keepFates, state } = game()
    for (const seat of [0, 1]) say(seat, { t: 'standing', standing: { plan: 'steward', acts: 'auto' } })
    keepFates()
    expect(asked()).toEqual(['plan 2'])
    say(2, plan('steward'))
    expect(state().stage).toBe('area-a')
    expect(asked()).toEqual(['acts 2'])
  })
})

describe('A turn by plan (KD-15.3)', () => {
  const turn = (wishes: string[][], then: 'pass' | 'ask' | 'steward', more: object = {}) => {
    const at = table({ seats: [{ plan: { wishes, then }, coin: 2 }], ...more })
    return turnByPlan(at, red)
  }
  const space = (id: string | null, used: number) => ({ answer: { t: 'place', round: 1, space: id }, used })

  it('takes the first ref that is legal; drops a wish that does not work; ends as it says', () => {
    const taken = { spaces: { 'E1.a': [blue], 'E1.c': [blue], 'E1.b': [blue] } }
    expect(turn([['E1', 'E2']], 'pass')).toEqual(space('E1.a', 1))
    expect(turn([['E1', 'E2']], 'pass', taken)).toEqual(space('E2.a', 1))
    expect(turn([['E1'], ['E3']], 'pass', taken)).toEqual(space('E3.a', 2))
    expect(turn([['E1']], 'pass', taken)).toEqual(space(null, 1))
    expect(turn([['E1', 'ask']], 'pass', taken)).toEqual({ ask: true, used: 1 })
    expect(turn([['pass'], ['E2']], 'ask')).toEqual(space(null, 1))
    expect(turn([], 'ask')).toEqual({ ask: true, used: 0 })
    expect(turn([], 'steward')).toEqual(space('E1.a', 0))
  })

  it('refs stand for the cheapest space, the card’s or the character’s, the largest wagon, the first gate', () => {
    const at = table({
      ...{ horde: ['H02', 2], characters: { 'A.2': 'P5' }, row: { '1': 'A02', '2': 'A03', '3': 'A17', '4': 'A04' } },
      spaces: { 'C.4': [blue], 'D.1': [blue], 'E1.a': [blue] },
      seats: [{ coin: 2 }],
    })
    const refs = ['E1', 'B1', 'P5', 'P1', 'A17', 'C', 'D', 'E2.b', 'A05', 'P9'].map((ref) => spaceFor(at, red, ref)?.id)
    expect(refs).toEqual(['E1.c', 'B1.1', 'A.2', 'A.P1', 'B3.3', 'C.3', 'D.2', 'E2.b', undefined, undefined])
  })
})

describe('The second window (KD-15.4, KD-15.5)', () => {
  const ready = () => {
    const { say, ...rest } = game()
    rest.keepFates()
    say(0, plan('pass', ['E1'], ['E2'], ['E3']))
    say(1, plan('pass', ['E1']))
    say(2, plan('pass', ['D']))
    return { say, ...rest }
  }

  it('asks those who have something to activate; steps are carried out in their order, then the rest', () => {
    const { say, asked, state, happened } = ready()
    expect(asked()).toEqual(['acts 0', 'acts 1'])
    expect(say(0, acts('auto', { space: 'E5.a', do: 'auto' as never }))).toBe('not-yours')
    expect(say(0, acts('auto', { space: 'E1.a', do: { luck: 1 } as never }))).toBe('bad-field')
    const own = Object.entries(state().spaces).flatMap(([id, it]) => (it.seat === 0 ? [id] : []))
    const [e1, e2, e3] = ['E1', 'E2', 'E3'].map((house) => own.find((id) => id.startsWith(house))!)
    expect(say(0, acts('auto', { space: e3!, do: {} as never }, { space: e1!, do: null as never }))).toBe('ok')
    expect(say(1, acts('auto'))).toBe('ok')
    const done = happened().flatMap((event) =>
      (event.t === 'activated' || event.t === 'declined') && event.seat === 0 ? [[event.t, event.space]] : [],
    )
    expect(done).toEqual([
      ['activated', e3],
      ['declined', e1],
      ['activated', e2],
    ])
  })

  it('asks about the rest one by one, with the choice of the space', () => {
    const { say, asked, state } = ready()
    say(1, acts('auto'))
    say(0, acts('ask'))
    expect(asked()).toEqual(['act 0'])
    const [question] = rules.awaits(state())
    expect(question?.t === 'act' && question.spaces.map(({ space }) => space.slice(0, 2))).toEqual(['E1', 'E2', 'E3'])
    expect(say(0, { t: 'act', round: 1, space: 'E3.a', do: {} })).toBe('ok')
    expect(say(1, { t: 'act', round: 1, space: 'E3.a', do: {} })).toBe('not-asked')
    expect(say(0, { t: 'act', round: 1, space: 'E3.a', do: {} })).toBe('not-due')
    expect(say(0, rules.lapse(state(), rules.awaits(state())[0]!))).toBe('ok')
    expect(asked()).toEqual(['act 0'])
  })

  it('a round takes two windows when nobody wants to be asked in between (KD-15.7)', () => {
    const { say, asked, keepFates, state } = game()
    keepFates()
    let windows = 0
    while (state().round === 1) {
      windows++
      for (const question of rules.awaits(state())) say(question.seat, rules.lapse(state(), question))
    }
    expect(windows).toBe(2)
    expect(asked()).toEqual(['plan 0', 'plan 1', 'plan 2'])
  })
})

describe('What a page needs to change an answer', () => {
  it('is in the view of whoever gave it: the question as it stands now, and the wishes that are behind', () => {
    const { say, keepFates, state } = game()
    keepFates()
    expect(rules.view(state(), 0).changeable).toEqual([])
    say(0, plan('pass', ['E1']))
    const { questions, changeable } = rules.view(state(), 0)
    expect(questions).toEqual([])
    expect(changeable.map(({ t }) => t)).toEqual(['plan'])
    expect(rules.view(state(), 1).changeable).toEqual([])
    expect(rules.view(state(), 'public').changeable).toEqual([])
    for (const seat of [1, 2]) say(seat, plan('ask', ['E2'], ['E3']))
    const running = rules.view(state(), state().asked!)
    const asked = running.players[state().asked!]!
    expect([asked.planUsed, running.changeable.map(({ t }) => t)]).toEqual([2, ['plan']])
    expect(running.players[0]!.planUsed).toBeNull()
    // Whoever is asked on the way has handed in all the same, and everybody may know.
    for (const viewer of [0, 1, 2, 'public'] as const)
      expect(rules.view(state(), viewer).players.map(({ planIn }) => planIn)).toEqual([true, true, true])
  })

  it('says of each space that waits what it would do by itself', () => {
    const at = table({ stage: 'area-a', seats: [{}], spaces: { 'E1.a': [red], 'B3.1': [red] } })
    const [question] = rules.view(at.state, red).questions
    expect(question?.byItself).toEqual({ 'E1.a': {}, 'B3.1': null })
  })
})

describe('How somebody is asked (KD-15.1)', () => {
  const KINDS = ['fate', 'dice', 'die', 'plan', 'place', 'acts', 'act', 'marker', 'victory', 'siege'] as const
  const those = (is: (terms: ReturnType<typeof rules.terms>) => boolean) =>
    KINDS.filter((t) => is(rules.terms({ t } as Parameters<typeof rules.terms>[0])))

  it('has the long clock for fates and the two windows, the short one for all that is asked one by one', () => {
    expect(those(({ clock }) => clock === 'long')).toEqual(['fate', 'plan', 'acts'])
  })

  it('takes silence for absence in these, and in the turns of those who left no plan for them', () => {
    expect(those(({ absence }) => absence)).toEqual(['fate', 'plan', 'place', 'acts', 'act'])
  })

  it('is told by a letter, but for the fates, which the beginning tells of', () => {
    expect(those(({ letter }) => !letter)).toEqual(['fate'])
  })

  it('keeps windows and what is asked of all at once until the last is in', () => {
    expect(those(({ kept }) => kept)).toEqual(['plan', 'acts', 'victory', 'siege'])
  })
})
