// What the graphs of this game show: the lords, and the dummy where there is one.
import type { Assessment } from '../../../../src/rules/xidit/vocabulary.ts'
import { type Drawn, type Line, type RoundFigures, seatLines } from '../../shared/finale/lines.ts'
import { dummyMark } from '../film/pieces.tsx'

export type Measure = Assessment | 'units'
export const MEASURES: readonly Measure[] = ['wealth', 'influence', 'reputation', 'units']

/** The dummy holds no units. */
export function linesOf(
  rounds: readonly RoundFigures[],
  measure: string,
  drawn: Drawn,
  dummy: { readonly name: string; readonly letter: string },
): Line[] {
  const lords = seatLines(rounds, measure, drawn)
  const values = rounds.flatMap(({ others }) => others.dummy?.[measure] ?? [])
  if (values.length === 0) return lords
  const { name, letter } = dummy
  const mark = (x: number, y: number) => dummyMark(x, y, letter)
  return [...lords, { ...{ key: 'dummy', name, values, mark }, colour: '#8a8072', dashes: '1 3' }]
}
