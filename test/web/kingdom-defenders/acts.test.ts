// Acts on paper: filled in with what silence would do, changed, and sent as the rules take them.
import { describe, expect, it } from 'vitest'
import type { Do } from '../../../src/rules/kingdom-defenders/commands.ts'
import { checkDo } from '../../../src/rules/kingdom-defenders/fields.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { changed, completed, fieldsFor } from '../../../web/desks/kingdom-defenders/acts/choice.ts'
import { foreseeActs } from '../../../web/desks/kingdom-defenders/acts/foreseen.ts'
import {
  actsOf,
  carried,
  hasOthers,
  inTurn,
  isSpare,
  type Line,
  onPaper,
  paperOf,
  readDraft,
  removed,
  usualActs,
  withWay,
} from '../../../web/desks/kingdom-defenders/acts/paper.ts'
import { playTo } from './games.ts'

const spaces = ['A.1', 'E1.a', 'B3.4', 'C.3']

describe('Acts on paper', () => {
  it('begin with what silence would do', () => {
    expect(actsOf(onPaper(null, null, spaces))).toEqual({
      steps: spaces.map((space) => ({ space, do: 'auto' })),
      rest: 'auto',
    })
  })
  it('leave to the rest what one wants to be asked about', () => {
    const paper = withWay(withWay(usualActs(spaces), 1, 'ask'), 2, null)
    expect(actsOf(paper)).toEqual({
      steps: [
        { space: 'A.1', do: 'auto' },
        { space: 'B3.4', do: null },
        { space: 'C.3', do: 'auto' },
      ],
      rest: 'ask',
    })
    expect(paperOf(actsOf(paper), spaces).toSorted((a, b) => a.space.localeCompare(b.space))).toEqual(
      paper.toSorted((a, b) => a.space.localeCompare(b.space)),
    )
  })
  it('show all that came by letter for one space, and let go of all but the last of it', () => {
    const steps = [
      { space: 'B3.4', do: { pay: { weapon: 2, spell: 0 } } },
      { space: 'E1.a', do: 'auto' as const },
      { space: 'B3.4', do: null },
    ]
    const paper = paperOf({ steps, rest: 'auto' }, ['E1.a', 'B3.4'])
    expect(paper).toEqual(steps)
    expect(actsOf(paper)).toEqual({ steps, rest: 'auto' })
    expect(readDraft({ paper, instead: null }, ['E1.a', 'B3.4'])?.paper).toEqual(steps)
    expect(paper.map((_, at) => [hasOthers(paper, at), isSpare(paper, at)])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ])
    expect(removed(paper, 2)).toEqual(steps.slice(0, 2))
    expect(removed(paper, 1)).toBe(paper)
  })
  it('stand as they come up: in Area B one is asked after all that is said', () => {
    const areaOf = (space: string) => ({ 'A.1': 'A', 'E1.a': 'B2', 'B3.4': 'B3', 'C.3': 'C' })[space]!
    const asked = inTurn(withWay(usualActs(['C.3', 'E1.a', 'B3.4', 'A.1']), 1, 'ask'), areaOf)
    expect(asked.map(({ space }) => space)).toEqual(['A.1', 'B3.4', 'E1.a', 'C.3'])
    expect(inTurn(paperOf(actsOf(asked), spaces), areaOf)).toEqual(
      asked.map((line) => (line.space === 'E1.a' ? { ...line, do: 'ask' } : line)),
    )
  })
  it('are put in another order', () => {
    expect(carried(usualActs(spaces), 1, 2).map(({ space }) => space)).toEqual(['A.1', 'B3.4', 'E1.a', 'C.3'])
  })
  it('are a draft only of the spaces that wait', () => {
    const content = { paper: usualActs(spaces), instead: null }
    expect(readDraft(content, spaces)).toEqual(content)
    expect(readDraft(content, spaces.slice(1))).toBeNull()
    for (const wrong of [null, 3, { paper: 1 }, { paper: [{ space: 'A.1' }] }])
      expect(readDraft(wrong, ['A.1'])).toBeNull()
  })
})

describe('What a space is asked to do', () => {
  it('is always legal, whatever was wished and whatever is changed', () => {
    let looked = 0
    for (const seed of ['01', '02', '03'])
      for (const { state, question } of playTo('acts', seed))
        for (const { space, fields } of question.spaces) {
          if (!fields) continue
          for (const wish of [{}, { weapons: 7, pay: { weapon: 9, spell: 9 } }] as Do[]) {
            let given = completed(fields, wish)
            expect(checkDo(fields, given, []), `${space} ${JSON.stringify(given)}`).toBeUndefined()
            for (const field of fieldsFor(fields, given)) {
              const values = field.field === 'dice' ? [field.of.slice(0, field.count)] : Object.values(field.of).flat()
              for (const value of values) {
                given = changed(fields, given, field.field, value)
                expect(checkDo(fields, given, []), `${space} ${JSON.stringify(given)}`).toBeUndefined()
                looked++
              }
            }
          }
          const own = rules.view(state, question.seat).questions.find(({ t }) => t === 'acts')?.byItself?.[space]
          if (own) expect(completed(fields, own)).toEqual(own)
        }
    expect(looked).toBeGreaterThan(50)
  })
})

describe('What is foreseen of acts', () => {
  const event = { t: 'activated', round: 1, seat: 0, space: 'B3.4', do: { pay: { spell: 1, weapon: 0 } }, changes: [] }
  it('says when something else happens than was said', () => {
    const said = (pay: { weapon: number; spell: number }) => ({ space: 'B3.4', do: { pay } })
    const foreseen = (...paper: Line[]) => foreseeActs([event as never], 0, paper).map(({ state }) => state)
    expect(foreseen(said({ weapon: 0, spell: 1 }))).toEqual(['so'])
    expect(foreseen(said({ weapon: 1, spell: 0 }))).toEqual(['otherwise'])
    expect(foreseen({ space: 'B3.4', do: 'auto' })).toEqual(['so'])
    expect(foreseeActs([event as never], 0, [{ space: 'E1.a', do: 'auto' }])).toEqual([
      { event: undefined, state: 'so' },
    ])
  })
  it('says of several lines for one space which of them it is', () => {
    const pay = (weapon: number, spell: number): Line => ({ space: 'B3.4', do: { pay: { weapon, spell } } })
    const foreseen = (...paper: Line[]) => foreseeActs([event as never], 0, paper)
    expect(foreseen(pay(1, 0), pay(0, 1), { space: 'B3.4', do: null })).toEqual([
      { event: undefined, state: 'otherwise' },
      { event, state: 'so' },
      { event: undefined, state: 'spare' },
    ])
    expect(foreseen(pay(1, 0), pay(2, 0))).toEqual([
      { event: undefined, state: 'otherwise' },
      { event, state: 'otherwise' },
    ])
  })
})
