// Why those of equal value stand as they do: more units in hand, then the later turn; the dummy below every lord.
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { AssessmentResult, Contender } from '../../../../src/rules/xidit/state.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import { countUnits } from '../../../../src/rules/xidit/vocabulary.ts'

export interface Tie {
  readonly value: number
  readonly higher: Seat
  readonly lower: Contender
  readonly by: 'units' | 'turn' | 'dummy'
  /** In hand, of both; null where they were not asked for or are not known. */
  readonly units: readonly [higher: number, lower: number] | null
}

export const scoreOf = ({ values, dummy }: AssessmentResult, who: Contender): number =>
  who === 'dummy' ? (dummy ?? 0) : values[who]!

/** Of neighbours in the ranking, the best first. The view is one from the end, where all is open. */
export function tiesIn(assessment: AssessmentResult, { lords }: Pick<View, 'lords'>): Tie[] {
  const { ranking } = assessment
  const inHand = (seat: Seat): number | null => {
    const units = lords.find((lord) => lord.seat === seat)?.units
    return units ? countUnits(units) : null
  }
  return ranking.slice(1).flatMap((lower, i): Tie[] => {
    const higher = ranking[i]!
    const value = scoreOf(assessment, lower)
    if (higher === 'dummy' || scoreOf(assessment, higher) !== value) return []
    if (lower === 'dummy') return [{ value, higher, lower, by: 'dummy', units: null }]
    const [more, less] = [inHand(higher), inHand(lower)]
    if (more === null || less === null) return []
    return [{ value, higher, lower, by: more > less ? 'units' : 'turn', units: [more, less] }]
  })
}
