// The pieces of a seat: its hero, and its guilds.
import type { Seat } from '../../rules/ruleset.ts'
import { SHAPES, seatMark } from '../seats.ts'
import { at, path } from '../svg.ts'
import { INK, type SeatPaint, seatPaint } from './paint.ts'

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
