// A position in figures, for graphs of a game that is over: what each assessment would find at that moment, and the units
// in hand. It holds what rivals may not know while they play.
import type { Figures } from '../ruleset.ts'
import { valuesOf } from './assessment.ts'
import type { Pack } from './pack/pack.ts'
import type { State } from './state.ts'
import { ASSESSMENTS, countUnits } from './vocabulary.ts'

export function figures(pack: Pack, state: State): Figures {
  const layout = pack.layout(state.options)
  const assessed = ASSESSMENTS.map((kind) => [kind, valuesOf(state, layout, kind)] as const)
  return {
    seats: { ...Object.fromEntries(assessed), units: state.lords.map(({ units }) => countUnits(units)) },
    others: state.dummy ? { dummy: { ...state.dummy } } : {},
  }
}
