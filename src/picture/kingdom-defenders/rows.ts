// Signs and words side by side on one line.
import { textWidth } from '../measure.ts'
import { text } from '../svg.ts'
import { INK } from './paint.ts'
import { type Sign, sign } from './signs.ts'

/** A sign, or words between blanks. */
export type Part = { readonly sign: Sign } | { readonly words: string }

export const signed = (kind: Sign): Part => ({ sign: kind })
export const worded = (words: string): Part => ({ words })

/** So many of a thing: one is the sign alone. */
export const counted = (count: number, kind: Sign): Part[] =>
  count === 1 ? [signed(kind)] : [worded(String(count)), signed(kind)]

/** As often as there are. */
export const repeated = (count: number, kind: Sign): Part[] => Array.from({ length: count }, () => signed(kind))

export interface Place {
  readonly x: number
  readonly y: number
  /** The room there is: a longer row is drawn smaller. */
  readonly width: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Of signs; words follow. */
  readonly size?: number
  readonly fill?: string
}

const GAP = 2
/** Words are never smaller than can be read. */
const LEAST = 12

export function drawRow(parts: readonly Part[], place: Place): string {
  const { x, y, width, anchor, size = 17, fill = INK } = place
  const wide = widthOf(parts, size)
  if (wide > width && size > LEAST) return drawRow(parts, { ...place, size: size - 0.5 })
  let at = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2
  let drawn = ''
  for (const part of parts) {
    const its = partWidth(part, size)
    drawn +=
      'sign' in part
        ? sign(part.sign, at + its / 2, y, size)
        : text(at + its / 2, y, part.words, { size: lettering(size), bold: true, anchor: 'middle', fill })
    at += its + GAP
  }
  return drawn
}

const lettering = (size: number): number => Math.max(LEAST, size * 0.86)
const partWidth = (part: Part, size: number): number =>
  'sign' in part ? size : textWidth(part.words, lettering(size), true)
const widthOf = (parts: readonly Part[], size: number): number =>
  parts.reduce((sum, part) => sum + partWidth(part, size) + GAP, -GAP)
