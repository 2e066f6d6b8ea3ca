// What tiles and cards look like: a piece of paper with a name on it, or its back.
import { laidOut } from '../measure.ts'
import { rect, text } from '../svg.ts'
import type { Box } from './layout.ts'
import { CARD_LINE, FADED, INK, PAPER, SHUT } from './paint.ts'

export const card = ({ x, y, w, h }: Box, fill = PAPER, stroke = CARD_LINE): string =>
  rect(x, y, w, h, { rx: 7, fill, stroke, 'stroke-width': 1.6 })

/** Where something would lie. */
export const emptyPlace = ({ x, y, w, h }: Box, words = ''): string =>
  rect(x, y, w, h, { rx: 7, fill: '#e9dcb9', stroke: SHUT, 'stroke-width': 1.6, 'stroke-dasharray': '6 5' }) +
  text(x + w / 2, y + h / 2, words, { size: 13, italic: true, anchor: 'middle', fill: FADED })

export interface NamePlace {
  readonly x: number
  /** The middle of the first line. */
  readonly y: number
  readonly width: number
  readonly lines: number
  readonly anchor?: 'start' | 'middle'
  readonly sizes?: readonly number[]
}

/** A name, on as many lines as it needs. */
export function nameOn(name: string, { x, y, width, lines, anchor = 'middle', sizes }: NamePlace): string {
  const laid = laidOut(name, { sizes: sizes ?? [14, 13, 12], width, lines, bold: true })
  return laid.lines
    .map((line, i) => text(x, y + i * (laid.size + 2), line, { size: laid.size, bold: true, anchor, fill: INK }))
    .join('')
}
