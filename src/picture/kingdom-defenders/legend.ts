// At the foot: what the signs mean.
import { fitted } from '../measure.ts'
import { tag, text } from '../svg.ts'
import { BOARD } from './layout.ts'
import { INK } from './paint.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { LEGEND_SIGNS } from './words.ts'

const COLUMNS = 6
const ROW = 27
const LEFT = 30

export const LEGEND_HEIGHT = Math.ceil(LEGEND_SIGNS.length / COLUMNS) * ROW + 34

export function drawLegend({ words }: Scene): string {
  const width = (BOARD.width - 2 * LEFT) / COLUMNS
  const signs = LEGEND_SIGNS.map((kind, i) => {
    const x = LEFT + (i % COLUMNS) * width
    const y = 22 + Math.floor(i / COLUMNS) * ROW
    return (
      sign(kind, x + 11, y, 19) + text(x + 27, y, fitted(words.signs[kind], 14, width - 30), { size: 14, fill: INK })
    )
  })
  return tag('g', { 'data-part': 'legend' }, ...signs)
}
