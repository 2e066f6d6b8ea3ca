// What tells the seats apart: a colour, a shape and a letter each.
import type { Seat } from '../../rules/ruleset.ts'
import { at, path, text } from '../svg.ts'
import { INK, type SeatPaint, seatPaint } from './paint.ts'

export const seatLetter = (seat: Seat): string => 'ABCDE'[seat] ?? '?'

/** Circle, square, triangle, diamond, cross: around the origin, for a radius of 10. */
const SHAPES = [
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

export const HERO = { width: 28, height: 32 }

/** A hero: the seat's sign on a foot, like a figure on a board. */
export const heroFigure = (seat: Seat, x: number, y: number, paint: SeatPaint = seatPaint(seat)): string =>
  at(
    x,
    y,
    {},
    path(SHAPES[seat % SHAPES.length]!, {
      transform: 'translate(0 -3) scale(1.1)',
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    path('M-13 15.5h26l-4-6.5h-18z', { fill: INK, stroke: '#fff', 'stroke-width': 1.5 }),
    seatMark(seat, 0, -3, 11, paint),
  )

export const STOREY = 8

/** A guild: as many storeys as it is high, under the sign of its owner. x is its middle, y its ground. */
export function guildTower(
  seat: Seat,
  height: number,
  x: number,
  y: number,
  paint: SeatPaint = seatPaint(seat),
): string {
  const { fill } = paint
  let storeys = ''
  for (let i = 0; i < height; i++) {
    const top = -(i + 1) * STOREY
    storeys += path(`M-9 ${top}h18v${STOREY}h-18z`, { fill, stroke: INK, 'stroke-width': 1.4 })
    storeys += path(`M-3.5 ${top + STOREY}v-4.5h7v4.5z`, { fill: '#fff6dc', stroke: INK, 'stroke-width': 0.8 })
  }
  const wall = height * STOREY
  const ground = path(`M-11 1.5h22v${-wall - 3}h-22z`, { fill: '#fff' })
  return at(x, y, {}, ground, storeys, seatMark(seat, 0, -wall - 8, 8.5, paint))
}
