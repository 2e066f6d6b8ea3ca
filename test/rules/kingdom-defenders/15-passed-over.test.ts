// What is taken although it can never come so (KD-15.3, KD-15.5), and that whoever wrote it is told.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Acts, Command, Do, Plan } from '../../../src/rules/kingdom-defenders/commands.ts'
import { apply, born } from '../../../src/rules/kingdom-defenders/evolve.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { copyState, type State } from '../../../src/rules/kingdom-defenders/state.ts'
import { blue, red, table } from './board.ts'
import { anyGame, playAny } from './games.ts'

const warned = (state: State, given: object, locale: 'en' | 'de' = 'en') => rules.warnings!(state, red, given, locale)
const acts = (space: string, choice: Do): Acts => ({ steps: [{ space, do: choice }], rest: 'auto' })
const plan = (...wishes: string[][]): Plan => ({ wishes, then: 'pass' })

describe('A step that can never be legal (KD-15.5)', () => {
  const at = table({
    ...{ players: 3, stage: 'area-a', horde: ['H02', 2], characters: { 'A.1': 'P10', 'A.2': 'P6', 'A.3': 'P5' } },
    buildings: ['E6', 'E15', 'E14', 'E7', 'E8'],
    spaces: {
      ...{ 'A.1': [red], 'A.2': [red], 'A.3': [red], 'E4.a': [red], 'E6.a': [red], 'E15.a': [red], 'E14.a': [red] },
      ...{ 'B1.1': [red], 'B3.4': [red], 'C.1': [red], 'E1.a': [blue] },
    },
    deeds: ['T01', null, 'T02'],
  })
  const told = (space: string, choice: object) =>
    warned(at.state, { t: 'acts', round: 1, ...acts(space, choice as Do) })

  it.each([
    ['a rival nobody is', 'A.1', { rival: 7, good: 'coin' }, 'rival” cannot be so'],
    ['oneself as a rival', 'A.1', { rival: red, good: 'coin' }, 'rival” cannot be so'],
    ['a field that is missing', 'E6.a', { times: 1 }, 'weapons” is missing'],
    ['a field of another tile', 'E4.a', { track: 'magic', weapons: 1, deed: 'T01' }, 'deed” does not belong'],
    ['more than it ever gives', 'E6.a', { times: 1, weapons: 3 }, 'weapons” cannot be so'],
    ['more often than it ever does', 'E6.a', { times: 9, weapons: 0 }, 'times” cannot be so'],
    ['a choice there is not', 'A.3', { option: 5 }, 'choice” cannot be so'],
    ['too few dice', 'A.2', { dice: ['force'] }, 'dice” cannot be so'],
    ['a deed that does not lie there', 'B1.1', { deed: 'T09' }, 'deed” cannot be so'],
    ['nothing paid for an adventure', 'B3.4', {}, 'pay” is missing'],
    ['nothing given to a camp', 'C.1', { give: { weapon: 0, spell: 0 } }, 'give” cannot be so'],
    ['a building that is not there', 'E15.a', { building: 'E9' }, 'building” cannot be so'],
    ['a field of the copied building', 'E15.a', { building: 'E4', weapons: 0 }, 'track” is missing'],
  ])('is taken, with a warning: %s', (_, space, choice, words) => {
    const command: Command = { t: 'acts', round: 1, ...acts(space, choice as Do) }
    expect(rules.answer(at.state, red, command)).toMatchObject({ ok: true })
    expect(told(space, choice)).toEqual([expect.stringContaining(words)])
    expect(warned(at.state, { acts: acts(space, choice as Do) })).toEqual(told(space, choice))
  })

  it.each([
    ['what cannot be paid yet', 'B3.4', { pay: { weapon: 9, spell: 9 } }],
    ['a camp that may be filled by then', 'E14.a', { give: { weapon: 2, spell: 0 } }],
    ['the field of a copied building', 'E15.a', { building: 'E4', track: 'magic', weapons: 0 }],
  ])('is not %s: that is found out when it comes up', (_, space, choice) => expect(told(space, choice)).toEqual([]))

  it('is told in German, by its number and its place', () => {
    const two: Acts = {
      steps: [{ space: 'E4.a', do: 'auto' }, ...acts('A.1', { rival: 7, good: 'coin' }).steps],
      rest: 'ask',
    }
    expect(warned(at.state, { acts: two }, 'de')).toEqual([
      expect.stringMatching(/^Schritt 2, .* \(A\.1\), wird übergangen: „Gegner“ kann so nicht sein\.$/),
    ])
  })
})

describe('A wish that can never be fulfilled (KD-15.3)', () => {
  const at = table({ players: 2, seats: [{ coin: 0 }], spaces: { 'E1.a': [blue] } })

  it('is taken, with a warning', () => {
    const wishes = plan(['E2'], ['E1.a'], ['A.1', 'pass'], ['C'])
    expect(rules.answer(at.state, red, { t: 'plan', round: 1, ...wishes })).toMatchObject({ ok: true })
    expect(warned(at.state, { plan: wishes })).toEqual([
      expect.stringContaining('Wish 2 will be passed over'),
      expect.stringContaining('Wish 4 will be passed over'),
    ])
    expect(warned(at.state, { plan: wishes }, 'de')[0]).toContain('Wunsch 2 wird übergangen')
  })

  it('is nothing of other answers', () => {
    for (const given of [
      { t: 'withdraw-plan', round: 1 },
      { t: 'standing', standing: {} },
      { t: 'place', space: 'E1.a' },
    ])
      expect(warned(at.state, given)).toEqual([])
  })
})

describe('In every game', () => {
  it('nobody is warned of what then happens', () =>
    fc.assert(
      fc.property(anyGame, (game) => {
        let state: State | undefined
        let window: State | undefined
        for (const event of playAny(game).events) {
          if (event.t === 'activated')
            expect(rules.warnings!(window!, event.seat, { acts: acts(event.space, event.do) }, 'en')).toEqual([])
          if (event.t === 'placed')
            expect(rules.warnings!(window!, event.seat, { plan: plan([event.space]) }, 'en')).toEqual([])
          if (event.t === 'begun') state = born(event)
          else apply(state!, event)
          if ((state!.stage === 'placement' || state!.stage === 'area-a') && state!.moves === 0)
            window = copyState(state!)
        }
      }),
      { numRuns: 12 },
    ))
})
