// What graphs show: a line for everybody, told apart by colour, by pattern and by the sign at its end.
import { seatPaint } from '../../../../src/picture/paint.ts'
import { seatMark } from '../../../../src/picture/seats.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'

/** What everybody had when a round was over. */
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
  /** By round; empty where it has none. */
  readonly values: readonly number[]
  mark(x: number, y: number): string
}

export interface Drawn {
  readonly seats: readonly Seat[]
  nameOf(seat: Seat): string
  colourOf(seat: Seat): string | undefined
}

const DASHES = [undefined, '9 4', '3 3', '12 3 3 3', '6 2 1 2']

export const seatLines = (
  rounds: readonly RoundFigures[],
  measure: string,
  { seats, nameOf, colourOf }: Drawn,
): Line[] =>
  seats
    .toSorted((a, b) => a - b)
    .map((seat) => {
      const paint = seatPaint(seat, colourOf(seat))
      return {
        key: String(seat),
        name: nameOf(seat),
        colour: paint.fill,
        dashes: DASHES[seat % DASHES.length],
        values: rounds.map(({ figures }) => figures[measure]?.[seat] ?? 0),
        mark: (x, y) => seatMark(seat, x, y, 9, paint),
      }
    })
