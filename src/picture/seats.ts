// What tells the seats apart: a colour, a shape and a letter each.
import type { Seat } from '../rules/ruleset.ts'
import { INK, type SeatPaint, seatPaint } from './paint.ts'
import { at, path, text } from './svg.ts'

export const seatLetter = (seat: Seat): string => 'ABCDE'[seat] ?? '?'

/** Circle, square, triangle, diamond, cross: around the origin, for a radius of 10. */
export const SHAPES = [
  'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z',
  'M-9-9H9V9H-9z',
  'M0-12 12.5 9.5H-12.5z',
  'M0-12.5 12.5 0 0 12.5-12.5 0z',
  'M-6-11H6V-6H11V6H6V11H-6V6H-11V-6H-6z',
]

/** The sign of a seat. The letter is never smaller than can be read. */
export function seatMark(seat: Seat, x: number, y: number, radius: number, paint: SeatPaint = seatPaint(seat)): string {
  const scale = radius / 10
  const size = Math.max(11.5, radius * 1.1)
  const lowered = seat === 2 ? radius * 0.22 : 0
  return at(
    x,
    y,
    {},
    path(SHAPES[seat % SHAPES.length]!, {
      transform: scale === 1 ? undefined : `scale(${Math.round(scale * 100) / 100})`,
      fill: paint.fill,
      stroke: INK,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
    text(0, lowered, seatLetter(seat), { size, bold: true, anchor: 'middle', fill: paint.letter }),
  )
}
