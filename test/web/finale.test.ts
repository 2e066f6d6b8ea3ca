// The end of a game: why ties fell as they did, where lines of a graph go, what those at a table are called.
import { describe, expect, it } from 'vitest'
import { digest } from '../../src/rules/fairness.ts'
import type { AssessmentResult } from '../../src/rules/xidit/state.ts'
import type { LordView } from '../../src/rules/xidit/view.types.ts'
import { noUnits } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { CHART, scaleFor, spread, ticks } from '../../web/desks/shared/finale/chart.ts'
import { scoreOf, tiesIn } from '../../web/desks/xidit/finale/ties.ts'
import { namesOf } from '../../web/play/names.ts'
import { everyKind, playAny } from '../support/play.ts'

const holding = (...militia: number[]) => ({
  lords: militia.map((count, seat) => ({ seat, units: { ...noUnits(), militia: count } }) as unknown as LordView),
})
const assessed = (values: number[], ranking: AssessmentResult['ranking'], dummy: number | null = null) =>
  ({ kind: 'wealth', values, dummy, ranking, eliminated: ranking.slice(-1) }) satisfies AssessmentResult

describe('A tie', () => {
  it('falls by units in hand', () => {
    expect(tiesIn(assessed([5, 5, 9], [2, 1, 0]), holding(3, 4, 0))).toEqual([
      { value: 5, higher: 1, lower: 0, by: 'units', units: [4, 3] },
    ])
  })

  it('falls by the later turn when units are equal as well', () => {
    expect(tiesIn(assessed([5, 5, 9], [2, 0, 1]), holding(4, 4, 0))).toEqual([
      { value: 5, higher: 0, lower: 1, by: 'turn', units: [4, 4] },
    ])
  })

  it('puts the dummy below all it ties with', () => {
    expect(tiesIn(assessed([5, 5, 1], [1, 0, 'dummy', 2], 5), holding(0, 2, 9))).toMatchObject([
      { higher: 1, lower: 0, by: 'units' },
      { higher: 0, lower: 'dummy', by: 'dummy', value: 5 },
    ])
  })

  it('is none where values differ', () => {
    expect(tiesIn(assessed([3, 2, 1], [0, 1, 'dummy', 2], 2 - 0.5), holding(0, 0, 0))).toEqual([])
  })

  it('is told as the rules decided it, in every kind of game', () => {
    let ties = 0
    for (const options of everyKind)
      for (let i = 0; i < 2; i++) {
        const { state } = playAny({ options, seed: digest(`tie ${i}`) })
        const { lords, result, playOrder } = xidit.view(state, 'public')
        for (const assessment of result!.assessments) {
          const level = assessment.ranking.slice(1).filter((who, at) => {
            const before = assessment.ranking[at]!
            return scoreOf(assessment, who) === scoreOf(assessment, before)
          })
          const told = tiesIn(assessment, { lords })
          expect(told.map(({ lower }) => lower)).toEqual(level)
          for (const { by, higher, lower, units } of told) {
            if (by === 'dummy') expect(lower).toBe('dummy')
            else if (by === 'units') expect(units![0]).toBeGreaterThan(units![1])
            else {
              expect(units![0]).toBe(units![1])
              expect(playOrder.indexOf(higher)).toBeGreaterThan(playOrder.indexOf(lower as number))
            }
          }
          ties += told.length
        }
      }
    expect(ties).toBeGreaterThan(0)
  })
})

describe('A graph', () => {
  it('has round numbers from nothing to the largest value', () => {
    expect(ticks(0)).toEqual([0, 1])
    expect(ticks(4)).toEqual([0, 1, 2, 3, 4])
    expect(ticks(21)).toEqual([0, 5, 10, 15, 20, 25])
    expect(ticks(60)).toEqual([0, 20, 40, 60])
  })

  it('spans its sheet', () => {
    const { x, y } = scaleFor(9, 20)
    expect([x(0), x(8)]).toEqual([CHART.left, CHART.width - CHART.right])
    expect([y(0), y(20)]).toEqual([CHART.height - CHART.bottom, CHART.top])
  })

  it('keeps signs apart, and in their order', () => {
    expect(spread([10, 100, 99, 100], 20, 100)).toEqual([10, 80, 60, 100])
    expect(spread([10, 50, 90], 20, 100)).toEqual([10, 50, 90])
  })
})

describe('Names at a table', () => {
  it('tell apart who share one', () => {
    const seats = [
      { seat: 2, name: null, bot: 'regent' },
      { seat: 0, name: 'Ada', bot: null },
      { seat: 1, name: null, bot: 'regent' },
      { seat: 3, name: null, bot: null },
    ]
    expect(Object.fromEntries(namesOf(seats, 'a former player'))).toEqual({
      ...{ 0: 'Ada', 1: 'Regent I', 2: 'Regent II', 3: 'a former player' },
    })
  })
})
