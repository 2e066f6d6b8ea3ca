// Small signs: the five kinds of units, the three rewards, and what else the board is dressed with.
import { type Reward, UNIT_KINDS, type UnitKind } from '../../rules/xidit/vocabulary.ts'
import { at, circle, path, rect } from '../svg.ts'
import { GOLD, INK, UNIT_PAINT } from './paint.ts'

/** Pitchfork, bow, sword, crook and star. `line` is drawn, `solid` is filled. */
const UNIT_SIGNS: Readonly<Record<UnitKind, { line?: string; solid?: string }>> = {
  militia: { line: 'M0 8V-8M-5-7.5v3.5c0 3 2 4 5 4s5-1 5-4v-3.5' },
  archer: { line: 'M-2-8Q8.5 0-2 8zM-8.5 0H4', solid: 'M8.5 0 3-3.2V3.2z' },
  infantry: { line: 'M-4.5 3.5h9M0 4v4.5', solid: 'M0-9 2.2-6V3h-4.4v-9z' },
  cleric: { line: 'M-2 8.5V-3.5a4.2 4.2 0 1 1 4.2 4.2' },
  mage: {
    solid: 'M0-8.5 2.4-2.7 8.6-2.2 3.9 1.8 5.3 7.9 0 4.6-5.3 7.9-3.9 1.8-8.6-2.2-2.4-2.7z',
  },
}

export const TOKEN = 21

function token(kind: UnitKind): string {
  const { ground, line } = UNIT_PAINT[kind]
  const sign = UNIT_SIGNS[kind]
  return (
    rect(-TOKEN / 2, -TOKEN / 2, TOKEN, TOKEN, { rx: 4, fill: ground, stroke: INK, 'stroke-width': 1.2 }) +
    (sign.line ? path(sign.line, { fill: 'none', stroke: line, 'stroke-width': 2, 'stroke-linejoin': 'round' }) : '') +
    (sign.solid ? path(sign.solid, { fill: line }) : '')
  )
}
/** Written once: there are dozens in every picture. */
const TOKENS = new Map(UNIT_KINDS.map((kind) => [kind, token(kind)]))

/** A unit as a token, around its middle. */
export const unitToken = (kind: UnitKind, x: number, y: number): string =>
  at(x, y, { 'data-unit': kind }, TOKENS.get(kind)!)

const LYRE =
  'M-6-8c-2 3-2 9 2 12 1 1 2 2 2 4h4c0-2 1-3 2-4 4-3 4-9 2-12-.6 1-.8 2-.5 3.5.6 3-.9 5.5-3 7h-5c-2.1-1.5-3.6-4-3-7 .3-1.5.1-2.5-.5-3.5zM-4 8.5h8v1.8h-8z'

export const lyre = (x: number, y: number, ink: string): string =>
  at(
    x,
    y,
    {},
    path(LYRE, { fill: ink }),
    path('M-5-5H5M-2.5-5v8M0-5v8M2.5-5v8', { fill: 'none', stroke: ink, 'stroke-width': 1.1 }),
  )

const coin = (x: number, y: number): string =>
  circle(x, y, 8, { fill: GOLD, stroke: INK, 'stroke-width': 1.4 }) +
  circle(x, y, 4.6, { fill: 'none', stroke: '#7a5510', 'stroke-width': 1.3 })

const storey = (x: number, y: number, ink: string): string =>
  at(x, y, {}, path('M-8 8V-7h3.6v3h2.6v-3h3.6v3h2.6v-3H8V8H2.5V3.5h-5V8z', { fill: ink }))

export const rewardSign = (reward: Reward, x: number, y: number, ink = INK): string =>
  reward === 'gold' ? coin(x, y) : reward === 'bards' ? lyre(x, y, ink) : storey(x, y, ink)

/** The Bastion, around its middle: 62 wide, 62 high. */
export const bastion = (x: number, y: number): string =>
  at(
    x,
    y,
    { fill: '#f7edd6', stroke: '#5d3c14', 'stroke-width': 2, 'stroke-linejoin': 'round' },
    path('M-31 31v-43h5v4h5v-4h5v4h6v-23h5v5h5v-5h5v5h5v-5h5v23h6v-4h5v4h5v-4h5v43z'),
    path('M-10-8v39M10-8v39', { fill: 'none', 'stroke-width': 1.2 }),
    path('M-6 31v-14a6 7 0 0 1 12 0v14z', { fill: '#5d3c14' }),
  )

export const crown = (x: number, y: number): string =>
  at(
    x,
    y,
    {},
    path('M-13 7-15-6-7 0 0-9 7 0 15-6 13 7z', {
      fill: GOLD,
      stroke: INK,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  )

/** Who begins: a pennant. */
export const pennant = (x: number, y: number): string =>
  at(
    x,
    y,
    {},
    path('M-6 10V-10L8-5-4.5 0', { fill: '#c4321b', stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
  )
