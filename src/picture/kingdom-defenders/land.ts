// What is printed on the board and never changes: sea, land, the Wall, the city, and the areas with their names.
import { AREAS, type Area } from '../../rules/kingdom-defenders/vocabulary.ts'
import { path, rect, tag, text } from '../svg.ts'
import { drawPath } from './horde.ts'
import { BOARD } from './layout.ts'
import { AREA, CITY, FRAME, HILL, INK, LAND, LINE, MORTAR, SEA, STONE, WAVE } from './paint.ts'
import type { Scene } from './scene.ts'
import { drawTowers } from './wall.ts'

const { kingdom, wall, city } = BOARD.zones

/** The sea comes in from the north, and up to the Wall in the middle. */
const COAST =
  'M40 40H1160V60C1000 76 800 64 640 80C590 86 590 190 580 250C572 306 568 350 566 390H458C456 350 452 306 444 250C436 190 434 86 384 80C250 64 120 80 40 62Z'
/** Where waves and hills stand, chosen by hand where nothing else is. */
const WAVES: readonly (readonly [number, number])[] = [
  ...([
    [60, 50],
    [450, 214],
    [560, 224],
    [462, 262],
    [548, 270],
    [468, 318],
    [544, 312],
    [474, 366],
    [540, 368],
  ] as const),
]
const HILLS: readonly (readonly [number, number])[] = [
  [44, 384],
  [1096, 384],
  [430, 386],
  [566, 386],
]

export const drawLand = (scene: Scene): string =>
  tag(
    'g',
    { 'data-part': 'land' },
    rect(kingdom.x, kingdom.y, kingdom.w, kingdom.h, { fill: LAND }),
    path(COAST, { fill: SEA }),
    path(WAVES.map(([x, y]) => `M${x - 12} ${y}q6-6 12 0t12 0`).join(''), {
      fill: 'none',
      stroke: WAVE,
      'stroke-width': 1.8,
    }),
    path(HILLS.map(([x, y]) => `M${x} ${y}q12-22 24 0zM${x + 16} ${y}q10-15 20 0z`).join(''), {
      fill: HILL.fill,
      stroke: HILL.line,
    }),
    rect(city.x, city.y, city.w, city.h, { fill: CITY }),
    masonry(),
    ...AREAS.map((area) => drawArea(scene, area)),
    drawTowers(scene),
    drawPath(),
    rect(kingdom.x, kingdom.y, kingdom.w, city.y + city.h - kingdom.y, {
      rx: 6,
      fill: 'none',
      stroke: FRAME,
      'stroke-width': 2.5,
    }),
  )

/** Battlements, and stones laid in bond. */
function masonry(): string {
  const { x, y, w, h } = wall
  const teeth = Math.floor(w / 28)
  const step = w / teeth
  const top = Array.from({ length: teeth }, () => `v-11h${step / 2}v11h${step / 2}`).join('')
  const rows = [0, 1, 2, 3].map((row) => {
    const down = y + 25 + row * 21
    const joints = Array.from({ length: 20 }, (_, i) => `M${x + 20 + i * 56 + (row % 2) * 28} ${down}v-21`)
    return `M${x} ${down}h${w}${joints.join('')}`
  })
  return (
    path(`M${x} ${y + h}V${y + 11}${top}V${y + h}z`, { fill: STONE, stroke: '#5f574a', 'stroke-width': 1.6 }) +
    path(rows.join(''), { fill: 'none', stroke: MORTAR, 'stroke-width': 1 })
  )
}

function drawArea({ names, words }: Scene, area: Area): string {
  const { x, y, w, h, label } = BOARD.areas[area]
  const onWall = area === 'D'
  const ground = onWall
    ? ''
    : rect(x, y, w, h, {
        rx: 5,
        fill: AREA,
        'fill-opacity': 0.55,
        stroke: LINE,
        'stroke-width': 1,
        'stroke-dasharray': '5 4',
      })
  const name = text(label.x, label.y, `${area} · ${names.area(area)}`, {
    ...{ size: 15, italic: true, anchor: label.anchor, fill: INK },
    ...(onWall && { halo: STONE }),
  })
  const wallName = onWall
    ? text(360, 440, words.wall, { size: 27, italic: true, anchor: 'middle', fill: '#5b5346' })
    : ''
  return ground + name + wallName
}
