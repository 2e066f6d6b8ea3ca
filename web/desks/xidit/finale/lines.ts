// What the graphs show: each contender's line, told apart by colour, by pattern and by the sign at its end.
import { seatMark } from '../../../../src/picture/seats.ts'
import type { Assessment } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Card } from '../../../api/types.ts'
import { dummyMark, paintAt } from '../film/pieces.tsx'

export type Measure = Assessment | 'units'
export const MEASURES: readonly Measure[] = ['wealth', 'influence', 'reputation', 'units']

export interface RoundFigures {
  readonly round: number
  readonly figures: Readonly<Record<string, readonly number[]>>
  readonly others: Readonly<Record<string, Readonly<Record<string, number>>>>
}

export interface Line {
  readonly key: string
  readonly name: string
  readonly colour: string
  /** Of an SVG stroke; undefined is solid. */
  readonly dashes: string | undefined
  /** By year; empty where it has none. */
  readonly values: readonly number[]
  mark(x: number, y: number): string
}

const DASHES = [undefined, '9 4', '3 3', '12 3 3 3', '6 2 1 2']

/** The dummy holds no units. */
export function linesOf(
  {
    rounds,
    card,
    nameOf,
    dummyLetter,
  }: {
    rounds: readonly RoundFigures[]
    card: Card
    nameOf: (who: number | 'dummy') => string
    dummyLetter: string
  },
  measure: Measure,
): Line[] {
  const lords = card.seats
    .map(({ seat }) => seat)
    .sort((a, b) => a - b)
    .map((seat) => ({
      key: String(seat),
      name: nameOf(seat),
      colour: paintAt(card, seat).fill,
      dashes: DASHES[seat % DASHES.length],
      values: rounds.map(({ figures }) => figures[measure]?.[seat] ?? 0),
      mark: (x: number, y: number) => seatMark(seat, x, y, 9, paintAt(card, seat)),
    }))
  const tracks = rounds.flatMap(({ others }) => others.dummy?.[measure] ?? [])
  if (tracks.length === 0) return lords
  const dummy = { colour: '#8a8072', dashes: '1 3', mark: (x: number, y: number) => dummyMark(x, y, dummyLetter) }
  return [...lords, { key: 'dummy', name: nameOf('dummy'), values: tracks, ...dummy }]
}
