// What is left of the Wall, drawn in a square of 24 as signs are.
import { INK, STONE } from '../../../../src/picture/kingdom-defenders/paint.ts'
import { path } from '../../../../src/picture/svg.ts'

const WALL = 'M1.5 21.5V8h3v2h2V8h3l1 4.5-1.5 2 2 2.5 2-1 2 1.5 3-3 1.5 1.5 3.5-1v6.5z'
const CRACKS = 'M4.5 13.5h4M1.5 17.5h6M12.5 21.5l1-2 2.5 1M18.5 21.5v-3'

export const RUIN: string =
  path(WALL, { fill: STONE, stroke: INK, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
  path(CRACKS, { fill: 'none', stroke: INK, 'stroke-width': 1 }) +
  path('M16 12.5l1.5-2 2 1 .5 2-2 .5z', { fill: STONE, stroke: INK, 'stroke-width': 1 })
